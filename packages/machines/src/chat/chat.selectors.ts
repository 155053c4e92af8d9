import type { ChatMessage } from "@lectern/domain/chat";
import type { FailureCode } from "@lectern/domain/failure";
import type { SnapshotFrom } from "xstate";
import type { chatMachine } from "./chat.machine.ts";

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

export const messagesOf = (snapshot: ChatSnapshot): readonly ChatMessage[] => snapshot.context.messages;

/** "Thinking..." and "Sending..." */
export const isAnswering = (snapshot: ChatSnapshot): boolean => snapshot.hasTag("busy");

export const failureOf = (snapshot: ChatSnapshot): FailureCode | null => snapshot.context.failure;

/** Whether this text would be taken: a field is emptied only then, so that nothing typed is lost. */
export const canAsk = (snapshot: ChatSnapshot, content: string): boolean =>
  snapshot.can({ type: "question.asked", content, id: "", timestamp: "" });

export const canRequestAnswer = (snapshot: ChatSnapshot): boolean => snapshot.can({ type: "answer.requested" });
