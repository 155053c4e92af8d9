import type { Lecture } from "@lectern/transcript/source";
import { answerQuestion } from "@lectern/assistant/writer/answers/answer-question";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture";

/** Asks about one lecture, without a conversation. */
export const ask = (question: string, lecture: Lecture) =>
  answerQuestion(question, { lecture, summary: "", outline: () => outlineLecture(lecture) }, []);

/** The quotations of an answer, each whole: a block quote, or a point of a list. */
export const readQuotations = (message: string): string[] =>
  Array.from(message.matchAll(/^(?:> |- )(.+)$/gmu), ([, text = ""]) => text.replaceAll(/\\(?=[^\s\p{L}\p{N}])/gu, ""));
