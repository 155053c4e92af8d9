import type { ChatMessage } from "@lectern/domain/chat";
import type { FailureCode } from "@lectern/domain/failure";
import type { SnapshotFrom } from "xstate";
import type { chatMachine } from "./chat.machine.ts";

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

export const getMessages = (snapshot: ChatSnapshot): readonly ChatMessage[] => snapshot.context.messages;

/** "Sending..." shows. */
export const isAnswering = (snapshot: ChatSnapshot): boolean => snapshot.hasTag("busy");

/** "Thinking..." shows: no part of the answer has arrived yet. */
export const isThinking = (snapshot: ChatSnapshot): boolean => snapshot.matches({ answering: "thinking" });

/** The part of the answer that has arrived, as Markdown; also of one that failed before its end (AST-10, TUT-08). */
export const getArrived = (snapshot: ChatSnapshot): string => snapshot.context.arrived;

export const getFailure = (snapshot: ChatSnapshot): FailureCode | null => snapshot.context.failure;

/** The server's own sentence about the failure: which limit is reached and until when. Null if it gave none. */
export const getReason = (snapshot: ChatSnapshot): string | null => snapshot.context.reason;
