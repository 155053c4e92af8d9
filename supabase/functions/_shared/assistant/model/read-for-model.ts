import { findPoints } from "@lectern/assistant/chapters/points.ts";
import { readInConversation, type Turn } from "@lectern/assistant/questions/read-conversation.ts";
import type { Form } from "@lectern/assistant/questions/read-form.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { createReading, getContext } from "@lectern/assistant/writers/answers/context.ts";

/** A request as the offline assistant reads it, for a model. */
interface ReadForModel {
  /** What the passages that a model gets are about. */
  readonly about: readonly string[];
  /** What the model is told of the request beside its words: "exactly 3 points"; may be empty. */
  readonly remarks: readonly string[];
}

function describeForm({ points, sentences, length, isSimple }: Form): string[] {
  return [
    points === undefined ? "" : `exactly ${points} points`,
    sentences === undefined ? "" : `exactly ${sentences} ${sentences === 1 ? "sentence" : "sentences"}`,
    length === undefined ? "" : length,
    isSimple === true ? "in simple words" : "",
  ].filter(Boolean);
}

/** Reads a request: of a whole lecture its main points choose the passages, else its corrected words and the last subject. */
export function readForModel(question: string, lecture: Lecture, history: readonly Turn[]): ReadForModel {
  const context = getContext(lecture);
  const { text, scope, form, corrections, before } = readInConversation(question, history, createReading(context));
  const wishes = describeForm(form);
  const words = corrections.filter(({ isAsking }) => !isAsking).map(({ typed, read }) => `"${typed}" is "${read}"`);
  return {
    about:
      scope === "whole"
        ? [question, ...findPoints(context.digest).map(({ sentence }) => sentence.text)]
        : [text, ...(before === undefined ? [] : [before.text])],
    remarks: [
      wishes.length === 0 ? "" : `Form of the answer: ${wishes.join(", ")}.`,
      words.length === 0 ? "" : `Misspelt: ${words.join(", ")}.`,
    ].filter(Boolean),
  };
}
