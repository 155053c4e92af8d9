import type { KnownCard } from "./cards.ts";
import type { Claim } from "./claim.ts";
import type { TranscriptSegment } from "./recording.ts";

/** One message of a conversation about a recording. It stays on the page and is never stored (RDT-07). */
export interface ChatMessage {
  readonly id: string;
  readonly content: string;
  readonly role: "user" | "assistant";
  /** ISO 8601 with zone. */
  readonly timestamp: string;
  /** The segments of the recording that an answer is based on. */
  readonly segments?: readonly TranscriptSegment[];
  /** The sentences of an answer, and how the recording supports each (AST-08). */
  readonly claims?: readonly Claim[];
  /** If the recording has no certain answer: similar questions that it does answer, possibly none (AST-03). */
  readonly suggestions?: readonly string[];
  /** The questions of a quiz with their answers, as cards that the student can keep (PRC-08). */
  readonly cards?: readonly KnownCard[];
  /** Why the answer quotes the lecture instead of being written by a model (SRV-09). */
  readonly fallback?: "budget";
}

/** The longest question that the assistant accepts, in UTF-16 code units. */
export const QUESTION_MAX_CHARACTERS = 4000;

/** Whether a question may be sent: it is not blank (RDT-06) and not longer than the assistant accepts. */
export const isAskable = (question: string): boolean =>
  question.trim() !== "" && question.length <= QUESTION_MAX_CHARACTERS;
