import { createCiter } from "@lectern/assistant/search/cite-lines.ts";
import { toSentences } from "@lectern/assistant/search/sentences.ts";
import type { Answered } from "@lectern/assistant/writer/answers/answer-question.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { CUT, type Known, type OnText } from "../writing.ts";
import { choosePassages, toNumberedLine } from "./choose-passages.ts";
import { fitQuestion, toBudget } from "./cost.ts";
import type { Model } from "./model.ts";
import { ModelFailure } from "./model-failure.ts";
import { questionPrompt } from "./prompts.ts";
import { readForModel } from "./read-for-model.ts";
import { createAnswerStream, createMessage } from "./stream-answer.ts";
import { createThoughtFilter } from "./strip-thoughts.ts";

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
): Promise<Answered> {
  const sentences = toSentences(lecture, getWords(lecture.language));
  const { cite, listCited } = createCiter(known.toLine === undefined ? sentences : sentences.map(known.toLine));
  const isSpoken = (address: string) => lecture.transcript.includes(address);
  const fitted = fitQuestion(question, known, model.window);
  const request = readForModel(question, lecture, known.history);
  const chosen = choosePassages(sentences, {
    texts: request.about,
    language: lecture.language,
    tokens: fitted.passages,
  });

  const thoughts = createThoughtFilter();
  const stream = createAnswerStream({ cite, listCited }, isSpoken);
  const { write, getMessage } = createMessage(onText);
  const { isCut } = await model.complete(
    questionPrompt({
      question,
      remarks: request.remarks,
      text: chosen.map(toNumberedLine).join("\n"),
      summary: fitted.summary,
      history: fitted.history,
      boundary: known.boundary,
    }),
    toBudget(model.window).answer,
    (piece) => write(stream.read(thoughts.read(piece))),
  );
  write(stream.read(thoughts.end()));
  write(stream.end());
  const message = getMessage();
  if (message === "") throw new ModelFailure("empty", isCut ? "length" : "empty");
  return { outcome: "answer", message: isCut ? `${message}\n\n${CUT}` : message, segments: listCited() };
}
