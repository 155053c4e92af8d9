import type { Lecture } from "@lectern/transcript/source";
import { answerQuestion } from "@lectern/assistant/writer/answers/answer-question";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture";

/** Asks about one lecture, without a conversation. */
export const ask = (question: string, lecture: Lecture) =>
  answerQuestion(question, { lecture, summary: "", outline: () => outlineLecture(lecture) }, []);
