import type { SummaryStyle } from "@lectern/domain/summary-style.ts";
import type { Turn } from "@lectern/assistant/writers/answer-question.ts";
import type { Answered } from "@lectern/assistant/writers/answers/answer.ts";
import type { Lecture } from "@lectern/assistant/lecture/source.ts";
import type { Claim } from "@lectern/domain/claim.ts";

/** The context known beside a recording. */
export interface Known {
  /** Of the recording; may be empty. */
  readonly summary: string;
  /** The conversation before the question, the oldest first. */
  readonly history: readonly Turn[];
}

/** Stands where a text was cut off. */
export const CUT = "[…]";

export const TOO_LONG = "This recording is too long for the assistant.";

/** Takes a sentence as soon as it is written and checked. */
export type OnClaim = (claim: Claim) => void;

/** A writer of notes and answers: a model where there is one, else the recording's own sentences. */
export interface Writer {
  /** Markdown. Sentences are graded only where there is an `onClaim`, and only those of a model. */
  notes(style: SummaryStyle, lecture: Lecture, onClaim?: OnClaim): Promise<string>;
  answer(question: string, lecture: Lecture, known: Known, onClaim?: OnClaim): Promise<Answered>;
}
