import { answerQuestion } from "@lectern/data/assistant/assistant.api";
import {
  chatMachine,
  type ChatEvent,
  type ChatInput,
  type Question,
  type MessageDraft,
} from "@lectern/machines/chat/chat.machine";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { assistantLogLines } from "../copy/assistant-copy.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type ChatActor = ActorRefFrom<typeof chatMachine>;

let messagesMade = 0;

/**
 * What makes a text a message: the machine has no clock and counts nothing. An id tells messages of one page apart, so a
 * number will do: a browser makes UUIDs on secure pages only.
 */
function said(content: string) {
  messagesMade += 1;
  return { id: String(messagesMade), content, timestamp: new Date().toISOString() };
}

export const questionAsked = (content: string): ChatEvent => ({ type: "question.asked", ...said(content) });

/** Fills every port of the chat machine. Nothing of a conversation is stored (RDT-07). */
export const wiredChat = (ports: FlowPorts) =>
  chatMachine.provide({
    actors: {
      answerQuestion: fromPromise<MessageDraft, Question>(async ({ input: { recordingId, question } }) => {
        const { message, segments } = await answerQuestion(ports.client, { recordingId, question });
        return { ...said(message), ...(segments === undefined ? {} : { segments }) };
      }),
    },
    actions: {
      logFailure: (_, { work, error }) => ports.report(assistantLogLines[work], error),
    },
  });

/** The conversation about one recording, for as long as its page is shown. */
export function useChat(input: ChatInput): ChatActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => wiredChat(ports), [ports]),
    input,
  );
}
