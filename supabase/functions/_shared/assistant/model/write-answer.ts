import { type CitableLine, type Citer, createCiter, toCitationLink } from "@lectern/assistant/search/cite-lines.ts";
import { toSentences } from "@lectern/assistant/search/sentences.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import type { Known, OnText, WrittenAnswer } from "../writing.ts";
import { choosePassages, toNumberedLine } from "./choose-passages.ts";
import { fitQuestion, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { questionPrompt } from "./prompts.ts";
import { readForModel } from "./read-for-model.ts";
import { createAnswerStream, createMessage } from "./stream-answer.ts";

/** In characters: of what was shown of an answer, so much of its end is told. */
const MOST_BEGUN = 6_000;

/** Puts numbers in the place of the links to known lines, and cites these lines. */
function toNumbers(shown: string, lines: readonly CitableLine[], { cite }: Citer): string {
  if (shown === "") return "";
  const numbers = new Map(lines.map((line, at) => [toCitationLink(line), at]));
  return shown
    .replaceAll(/\[[^\][\n]{1,400}\]\([^()\s]{1,400}\)/g, (link) => {
      const at = numbers.get(link);
      if (at !== undefined) cite(at);
      return at === undefined ? link : `[${at}]`;
    })
    .slice(-MOST_BEGUN);
}

/**
 * Has a model answer a question in Markdown that cites numbered lines, and turns their numbers into links.
 *
 * @param onText called with each piece of the message; a citation arrives whole
 * @throws ModelFailure
 */
export async function writeAnswer(
  model: Model,
  { question, lecture, known }: { readonly question: string; readonly lecture: Lecture; readonly known: Known },
  onText?: OnText,
): Promise<WrittenAnswer> {
  const sentences = toSentences(lecture, getWords(lecture.language));
  const lines = known.toLine === undefined ? sentences : sentences.map(known.toLine);
  const citer = createCiter(lines);
  const isSpoken = (address: string) => lecture.transcript.includes(address);
  const { begun = "" } = known;
  const begunWithNumbers = toNumbers(begun, lines, citer);
  const fitted = fitQuestion(question + begunWithNumbers, known, model.window);
  const request = readForModel(question, lecture, known.history);
  const chosen = choosePassages(sentences, {
    texts: request.about,
    language: lecture.language,
    tokens: fitted.passages,
  });

  const stream = createAnswerStream(citer, isSpoken, begun);
  const { write, getMessage } = createMessage(onText, begun);
  const { isCut } = await model.complete(
    questionPrompt({
      question,
      begun: begunWithNumbers,
      remarks: request.remarks,
      text: chosen.map(toNumberedLine).join("\n"),
      summary: fitted.summary,
      history: fitted.history,
      boundary: known.boundary,
    }),
    toBudget(model.window).answer,
    (piece) => write(stream.read(piece)),
  );
  // A word that was cut off is written again when the answer goes on.
  if (!isCut || getMessage() === begun.trimEnd()) write(stream.end());
  const message = getMessage();
  if (message === "") throw new ModelFailure("empty", "empty");
  return { outcome: "answer", message, segments: citer.listCited(), isCut };
}
