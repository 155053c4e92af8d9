// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
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
}

/** What the assistant reads of one question. */
export const QUESTION_MAX_CHARACTERS = 4000;

/** Blank questions are ignored (RDT-06), longer ones than the assistant reads are not sent. */
export const isAskable = (question: string): boolean =>
  question.trim() !== "" && question.length <= QUESTION_MAX_CHARACTERS;
