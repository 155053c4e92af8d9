import type { KnownCard, ProposedCard } from "@lectern/domain/cards.ts";
import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import type { CitableLine } from "@lectern/assistant/search/cite-lines.ts";
import type { Sentence } from "@lectern/assistant/search/sentences.ts";
import type { Answered, Turn } from "@lectern/assistant/writer/answers/answer-question.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import type { Spoken } from "@lectern/assistant/support/support.ts";

/** The context known beside a recording. */
export interface Known {
  /** Of the recording; may be empty. */
  readonly summary: string;
  /** The conversation before the question, the oldest first. */
  readonly history: readonly Turn[];
  /** Marks the recording's beginning and end for a model: the same for each question on it, and secret. */
  readonly boundary: string;
  /** The place of a sentence, in an answer about several recordings. */
  readonly toLine?: (sentence: Sentence) => CitableLine;
}

/** Stands where a text was cut off. */
export const CUT = "[…]";

export const TOO_LONG = "This recording is too long for the assistant.";

/** Takes a piece of the text as it is written. */
export type OnText = (piece: string) => void;

/** Cards that are wanted of a recording. */
export interface CardRequest {
  /** Cards that stand or were dismissed: others are proposed. */
  readonly known: readonly KnownCard[];
  /** The segments that the cards' places count; those of the lecture unless they were read into sentences meanwhile. */
  readonly stored?: readonly Spoken[] | undefined;
}

/** A model's cards that the transcript supports, the best first. */
export interface WrittenCards {
  readonly cards: readonly ProposedCard[];
  readonly origin: "model";
  /** How many of its cards were not supported. */
  readonly dropped: number;
}

/** A writer of notes and answers: a model where there is one, else the recording's own sentences. */
export interface Writer {
  /** Markdown. */
  notes(style: SummaryStyle, lecture: Lecture, onText?: OnText): Promise<string>;
  answer(question: string, lecture: Lecture, known: Known, onText?: OnText): Promise<Answered>;
}
