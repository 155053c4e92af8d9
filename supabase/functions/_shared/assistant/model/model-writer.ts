import type { Writer } from "../writing.ts";
import type { Model } from "./model.ts";
import { writeAnswer } from "./write-answer.ts";
import { writeCards } from "./write-cards.ts";
import { writeNotes } from "./write-notes.ts";

/** Has a model write. What it is told of a recording is data and no instruction. */
export const modelWriter = (model: Model): Writer => ({
  notes: (style, lecture, onText, focus) => writeNotes(model, { style, lecture, focus }, onText),
  answer: (question, lecture, context, onText) => writeAnswer(model, { question, lecture, context }, onText),
  cards: (source, options) => writeCards(model, source, options),
});
