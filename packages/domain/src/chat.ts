import type { KnownCard } from "./cards.ts";

/** A line of a transcript that an answer cites (TUT-01). */
export interface CitedLine {
  readonly text: string;
  /** Its place in the transcript. */
  readonly line: number;
  /** In seconds from the recording's start; null for a transcript without times. */
  readonly start: number | null;
  readonly end: number | null;
  /** The recording of the line, if the answer covers several (UNT-01). */
  readonly recordingId?: string | undefined;
}

/** One message of a conversation about a recording. It stays on the page and is never stored (RDT-07). */
export interface ChatMessage {
  readonly id: string;
  readonly content: string;
  readonly role: "user" | "assistant";
  /** ISO 8601 with zone. */
  readonly timestamp: string;
  /** The lines that an answer cites, each once. Its text links to them. */
  readonly segments?: readonly CitedLine[];
  /** The numbers of the citations that a second reading doubts, in the order of the text (TUT-05). */
  readonly checks?: readonly number[];
  /** If the recording has no certain answer: similar questions that it does answer, possibly none (AST-03). */
  readonly suggestions?: readonly string[];
  /** The questions of a quiz with their answers, as cards that the student can keep (PRC-08). */
  readonly cards?: readonly KnownCard[];
  /** The number of questions and answers of a quiz that were shown after its first question. */
  readonly step?: number;
  /** Why the answer quotes the lecture instead of being written by a model (SRV-09). */
  readonly fallback?: "budget" | "unavailable";
  /** It ended at a limit of length, and can go on (TUT-08). */
  readonly isCut?: boolean;
}

/** Asks for a quiz: a model's cards, one by one (PRC-08). */
export const QUIZ_QUESTION = "Quiz me";

/** The longest question that the assistant accepts, in UTF-16 code units. */
export const QUESTION_MAX_CHARACTERS = 4000;

/** Whether a question may be sent: it is not blank (RDT-06) and not longer than the assistant accepts. */
export const isAskable = (question: string): boolean =>
  question.trim() !== "" && question.length <= QUESTION_MAX_CHARACTERS;
