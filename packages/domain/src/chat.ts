import type { KnownCard } from "./cards.ts";
import type { Claim } from "./claim.ts";
import type { TranscriptSegment } from "./recording.ts";

/** One line of a conversation about a recording. Local only, never stored (RDT-07). */
export interface ChatMessage {
  readonly id: string;
  readonly content: string;
  readonly role: "user" | "assistant";
  /** ISO 8601 with zone. */
  readonly timestamp: string;
  /** The moments of the recording that an answer rests on. */
  readonly segments?: readonly TranscriptSegment[];
  /** The sentences of an answer, and how the recording supports each (AST-08). */
  readonly claims?: readonly Claim[];
  /** Where the recording has no certain answer: questions that it does answer, maybe none (AST-03). */
  readonly suggestions?: readonly string[];
  /** The questions of a quiz with their answers, as cards to keep (PRC-08). */
  readonly cards?: readonly KnownCard[];
  /** Why an answer quotes the lecture where a model would have written (SRV-09). */
  readonly fallback?: "budget";
}

/** The longest question that the assistant reads, in UTF-16 units. */
export const QUESTION_MAX_CHARACTERS = 4000;

/** Whether a question is sent: not a blank one (RDT-06), and none longer than the assistant reads. */
export const isAskable = (question: string): boolean =>
  question.trim() !== "" && question.length <= QUESTION_MAX_CHARACTERS;
