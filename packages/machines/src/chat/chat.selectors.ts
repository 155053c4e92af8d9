import type { ChatMessage } from "@lectern/domain/chat";
import type { FailureCode } from "@lectern/domain/failure";
import type { SnapshotFrom } from "xstate";
import type { chatMachine } from "./chat.machine.ts";

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

export const getMessages = (snapshot: ChatSnapshot): readonly ChatMessage[] => snapshot.context.messages;

/** "Thinking..." and "Sending..." show. */
export const isAnswering = (snapshot: ChatSnapshot): boolean => snapshot.hasTag("busy");

export const getFailure = (snapshot: ChatSnapshot): FailureCode | null => snapshot.context.failure;
