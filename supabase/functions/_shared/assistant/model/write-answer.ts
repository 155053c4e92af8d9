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
import type { AnswerContext, OnText, WrittenAnswer } from "../writing.ts";
import { checkAnswer } from "./check-answer.ts";
import { choosePassages, toNumberedLine } from "./choose-passages.ts";
import { fitQuestion, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { questionPrompt } from "./prompts.ts";
import { createAnswerStream, createMessage } from "./stream-answer.ts";

/** In characters: a model that goes on with an interrupted answer gets so much of its end. */
const LONGEST_RESUMED_CHARACTERS = 6_000;

/** Puts references in the place of the links to known lines, and cites these lines. */
function toReferences(answer: string, lines: readonly CitableLine[], { cite }: Citer): string {
  if (answer === "") return "";
  const places = new Map(lines.map((line, index): [string, number] => [toCitationLink(line), index]).toReversed());
  const toReference = (index: number): string => lines[index]!.reference ?? String(index);
  return answer
    .replaceAll(/(\[[^\][\n]{1,400}\]\([^()\s,]{1,400})(,\d+)?\)/g, (link, begin: string, end?: string) => {
      const index = places.get(`${begin})`);
      if (index === undefined) return link;
      const reaches = lines
        .slice(index + 1, index + MOST_CITED_AT_ONCE)
        .findIndex((line) => toCitationLink(lines[index]!, line) === link);
      const last = end === undefined || reaches === -1 ? index : index + 1 + reaches;
      cite(index, last);
      return last === index ? `[${toReference(index)}]` : `[${toReference(index)}-${toReference(last)}]`;
    })
    .slice(-LONGEST_RESUMED_CHARACTERS);
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
  readonly context: AnswerContext;
}

/**
 * Has a model answer a question in Markdown that cites numbered lines, and turns their numbers into links.
 *
 * @param onText called with each piece of the message; a citation arrives whole
 * @throws ModelFailure
 */
export async function writeCited(
  model: Model,
  { question, material: { lines, write: writeMaterial, isUnit }, context }: Request,
  onText?: OnText,
): Promise<WrittenAnswer> {
  const citer = createCiter(lines);
  const isSpoken = (address: string) => lines.some(({ text }) => text.includes(address));
  const { begun = "" } = context;
  const begunWithReferences = toReferences(begun, lines, citer);
  const fitted = fitQuestion(question + begunWithReferences, context, model.window);
  const stream = createAnswerStream(citer, isSpoken, begun);
  const { write, getMessage } = createMessage(onText, begun);
  const { isCut } = await model.complete(
    questionPrompt({
      question,
      begun: begunWithReferences,
      text: writeMaterial(fitted.passages),
      summary: fitted.summary,
      history: fitted.history,
      boundary: context.boundary,
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
  {
    question,
    lecture,
    context,
  }: { readonly question: string; readonly lecture: Lecture; readonly context: AnswerContext },
  onText?: OnText,
): Promise<WrittenAnswer> {
  const lines = toSentences(lecture, getWords(lecture.language));
  // A question that goes on with the last one may not name its subject.
  const last = context.history.findLast(({ role }) => role === "user");
  const texts = [question, ...(last === undefined ? [] : [last.content])];
  const write = (tokens: number): string =>
    choosePassages(lines, { texts, language: lecture.language, tokens }).map(toNumberedLine).join("\n");
  return writeCited(model, { question, material: { lines, write }, context }, onText);
}
