import type { ChatMessage } from "@lectern/domain/chat";
import type { FailureCode } from "@lectern/domain/failure";

export interface ChatInput {
  readonly recordingId: string;
  /** Of the recording as it is shown: one that gets its transcript later begins a new conversation. */
  readonly hasTranscript: boolean;
}

export interface ChatContext extends ChatInput {
  /** The conversation, oldest first; nowhere else is it kept (RDT-07). */
  readonly messages: readonly ChatMessage[];
  readonly failure: FailureCode | null;
}

/** What the app adds to a text to make it a message: the machine has no clock and no dice. */
export type Said = Omit<ChatMessage, "role">;

export type ChatEvent =
  | ({ type: "question.asked" } & Omit<Said, "segments">)
  /** The last question got no answer: once more. */
  | { type: "answer.requested" };

export type ChatTag = "busy";

export type ChatWork = "answerQuestion";

export interface Question {
  readonly recordingId: string;
  readonly question: string;
}
