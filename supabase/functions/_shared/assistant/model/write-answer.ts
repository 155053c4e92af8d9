import {
  type CitableLine,
  type Citer,
  createCiter,
  MOST_CITED_AT_ONCE,
  toCitationLink,
} from "@lectern/assistant/search/cite-lines.ts";
import { toSentences } from "@lectern/assistant/search/sentences.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import type { Known, OnText, WrittenAnswer } from "../writing.ts";
import { checkAnswer } from "./check-answer.ts";
import { choosePassages, toNumberedLine } from "./choose-passages.ts";
import { fitQuestion, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { questionPrompt } from "./prompts.ts";
import { createAnswerStream, createMessage } from "./stream-answer.ts";

/** In characters: of what was shown of an answer, so much of its end is told. */
const MOST_BEGUN = 6_000;

/** Puts references in the place of the links to known lines, and cites these lines. */
function toReferences(shown: string, lines: readonly CitableLine[], { cite }: Citer): string {
  if (shown === "") return "";
  const places = new Map(lines.map((line, at): [string, number] => [toCitationLink(line), at]).toReversed());
  const toReference = (at: number): string => lines[at]!.reference ?? String(at);
  return shown
    .replaceAll(/(\[[^\][\n]{1,400}\]\([^()\s,]{1,400})(,\d+)?\)/g, (link, begin: string, end?: string) => {
      const at = places.get(`${begin})`);
      if (at === undefined) return link;
      const reaches = lines
        .slice(at + 1, at + MOST_CITED_AT_ONCE)
        .findIndex((line) => toCitationLink(lines[at]!, line) === link);
      const last = end === undefined || reaches === -1 ? at : at + 1 + reaches;
      cite(at, last);
      return last === at ? `[${toReference(at)}]` : `[${toReference(at)}-${toReference(last)}]`;
    })
    .slice(-MOST_BEGUN);
}

/** The lines that an answer rests on. */
export interface Material {
  readonly lines: readonly CitableLine[];
  /** Writes as much of it as so many tokens hold: lines that begin with their reference in brackets. */
  readonly write: (tokens: number) => string;
  readonly isUnit?: boolean;
}

interface Request {
  readonly question: string;
  readonly material: Material;
  readonly known: Known;
}

/**
 * Has a model answer a question in Markdown that cites numbered lines, and turns their numbers into links.
 *
 * @param onText called with each piece of the message; a citation arrives whole
 * @throws ModelFailure
 */
export async function writeCited(
  model: Model,
  { question, material: { lines, write: writeMaterial, isUnit }, known }: Request,
  onText?: OnText,
): Promise<WrittenAnswer> {
  const citer = createCiter(lines);
  const isSpoken = (address: string) => lines.some(({ text }) => text.includes(address));
  const { begun = "" } = known;
  const begunWithReferences = toReferences(begun, lines, citer);
  const fitted = fitQuestion(question + begunWithReferences, known, model.window);
  const stream = createAnswerStream(citer, isSpoken, begun);
  const { write, getMessage } = createMessage(onText, begun);
  const { isCut } = await model.complete(
    questionPrompt({
      question,
      begun: begunWithReferences,
      text: writeMaterial(fitted.passages),
      summary: fitted.summary,
      history: fitted.history,
      boundary: known.boundary,
      isUnit,
    }),
    toBudget(model.window).answer,
    (piece) => write(stream.read(piece)),
  );
  // A word that was cut off is written again when the answer goes on.
  if (!isCut || getMessage() === begun.trimEnd()) write(stream.end());
  const message = getMessage();
  if (message === "") throw new ModelFailure("empty", "empty");
  const segments = citer.listCited();
  return {
    outcome: "answer",
    message,
    segments,
    isCut,
    ...(segments.length > 0 && { check: () => checkAnswer(model, message, { citer, lines }) }),
  };
}

/** Has a model answer a question about one recording. @throws ModelFailure */
export function writeAnswer(
  model: Model,
  { question, lecture, known }: { readonly question: string; readonly lecture: Lecture; readonly known: Known },
  onText?: OnText,
): Promise<WrittenAnswer> {
  const lines = toSentences(lecture, getWords(lecture.language));
  // A question that goes on with the last one may not name its subject.
  const last = known.history.findLast(({ role }) => role === "user");
  const texts = [question, ...(last === undefined ? [] : [last.content])];
  const write = (tokens: number): string =>
    choosePassages(lines, { texts, language: lecture.language, tokens }).map(toNumberedLine).join("\n");
  return writeCited(model, { question, material: { lines, write }, known }, onText);
}
