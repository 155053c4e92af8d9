import { answerQuestion } from "@lectern/data/assistant/assistant.api";
import type { AnswerOptions } from "@lectern/data/assistant/call-assistant";
import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import { chatMachine } from "@lectern/machines/chat/chat.machine";
import type { ChatMessage, CitedLine } from "@lectern/domain/chat";
import type { ChatEvent, ChatInput, MessageDraft, Question } from "@lectern/machines/chat/chat.machine";
import { useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

export type ChatActor = ActorRefFrom<typeof chatMachine>;

let messageCount = 0;

/**
 * Adds an id and a time to a message's text, because the machine has no clock and no counter. An id only distinguishes
 * the messages of one page, so a number is enough; browsers create UUIDs only on secure pages.
 */
function createMessage(content: string) {
  messageCount += 1;
  return { id: String(messageCount), content, timestamp: new Date().toISOString() };
}

/** The event that asks a question in the chat. */
export const toQuestionEvent = (content: string): ChatEvent => ({ type: "question.asked", ...createMessage(content) });

/** Kept in memory until the document ends or the student signs out, which clears the query cache (RDT-07). */
const getMessagesKey = (userId: string, recordingId: string) => ["chat-messages", userId, recordingId] as const;

/** Reads this session's conversation about a recording. */
export const readMessages = ({ queryClient, userId }: FlowPorts, recordingId: string): readonly ChatMessage[] =>
  queryClient.getQueryData<readonly ChatMessage[]>(getMessagesKey(userId, recordingId)) ?? [];

const toCitedLine = ({
  recording_id: recordingId,
  ...line
}: NonNullable<AssistantResponse["segments"]>[number]): CitedLine => ({
  ...line,
  ...(recordingId !== undefined && { recordingId }),
});

const toDraft = ({
  message,
  segments,
  checks,
  suggestions,
  cards,
  fallback,
  cut,
}: AssistantResponse): MessageDraft => ({
  ...createMessage(message),
  ...(segments && { segments: segments.map(toCitedLine) }),
  ...(checks && { checks }),
  ...(suggestions && { suggestions }),
  ...(cards && { cards }),
  ...(fallback && { fallback }),
  ...(cut && { isCut: true }),
});

type Ask = (question: Question, options: AnswerOptions) => Promise<AssistantResponse>;

/**
 * Provides every port of the chat machine. No port stores the conversation (RDT-07).
 *
 * @param ask sends a question; defaults to one about the recording
 */
export const provideChatPorts = (
  ports: FlowPorts,
  ask: Ask = (question, options) => answerQuestion(ports.client, question, options),
) =>
  chatMachine.provide({
    actors: {
      answerQuestion: fromPromise<MessageDraft, Question>(({ input, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<MessageDraft>();
        const { thread } = input;
        const leaving = new AbortController();
        const leave = () => leaving.abort();
        // The second reading goes on when the answer is there, until the page is left.
        signal.addEventListener("abort", leave);
        thread.subscribe({ complete: leave });
        let shown: MessageDraft | undefined;
        const options: AnswerOptions = {
          signal: leaving.signal,
          onText: (text) => thread.send({ type: "text.received", text }),
          onAnswer: (received) => resolve((shown = toDraft(received))),
        };
        ask(input, options).then((answer) => {
          if (shown === undefined) resolve(toDraft(answer));
          else if (answer.checks) thread.send({ type: "checks.received", id: shown.id, checks: answer.checks });
        }, reject);
        return promise;
      }),
    },
    actions: {
      rememberMessages: (_, { recordingId, messages }) => {
        const queryKey = getMessagesKey(ports.userId, recordingId);
        ports.queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
        ports.queryClient.setQueryData(queryKey, messages);
      },
      logFailure: (_, { error }) => ports.report("Error getting a response", error),
    },
  });

/**
 * The conversation about one recording. The flow ends when the component unmounts; the next one continues the
 * conversation.
 */
export function useChat(input: Omit<ChatInput, "messages">): ChatActor {
  const ports = useFlowPorts();
  return useFlow(
    useMemo(() => provideChatPorts(ports), [ports]),
    { ...input, messages: readMessages(ports, input.recordingId) },
  );
}
