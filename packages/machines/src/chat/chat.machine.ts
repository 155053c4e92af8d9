import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { type ChatMessage, isAskable } from "@lectern/domain/chat";
import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

export interface ChatInput {
  readonly recordingId: string;
  /** Whether the recording had a transcript when the actor started. If one is added later, a new actor starts. */
  readonly hasTranscript: boolean;
  /** The earlier messages about this recording in this session. */
  readonly messages?: readonly ChatMessage[] | undefined;
}

interface ChatContext extends ChatInput {
  /** The conversation, oldest message first. It is kept only in memory (RDT-07). */
  readonly messages: readonly ChatMessage[];
  /**
   * The part of the current answer that has arrived, as Markdown (AST-10). After a failure it stays until the next question, so
   * that what was shown is not lost (TUT-08).
   */
  readonly arrived: string;
  readonly failure: FailureCode | null;
  /** The server's own sentence about the failure. */
  readonly reason: string | null;
}

/** A message that the app creates from a text. The app adds id and time, because a machine is pure. */
export type MessageDraft = Omit<ChatMessage, "role">;

export type ChatEvent =
  | ({ type: "question.asked" } & Omit<MessageDraft, "segments" | "suggestions" | "cards" | "fallback">)
  /** Asks the last question again, after a failure. */
  | { type: "answer.requested" }
  | TextReceived;

/** A piece of the answer has arrived before the whole answer. */
interface TextReceived {
  readonly type: "text.received";
  readonly text: string;
}

export type ChatWork = "answerQuestion";

interface MessagesToRemember {
  readonly recordingId: string;
  readonly messages: readonly ChatMessage[];
}

export interface Question {
  readonly recordingId: string;
  readonly question: string;
  /** The messages before the question, oldest first (AST-07). */
  readonly history: readonly ChatMessage[];
  /** Receives the pieces of the answer as they arrive. */
  readonly thread: { send(event: TextReceived): void };
}

const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    tags: {} as "busy",
  },
  actors: {
    answerQuestion: promisePort<MessageDraft, Question>("answerQuestion"),
  },
  actions: {
    logFailure: actionPort<FailedWork<ChatWork>>("logFailure"),
    rememberMessages: actionPort<MessagesToRemember>("rememberMessages"),
    addMessage: assign(({ context }, message: ChatMessage) => ({ messages: [...context.messages, message] })),
    addText: assign(({ context }, text: string) => ({ arrived: context.arrived + text })),
    forgetArrived: assign({ arrived: "" }),
    rememberFailure: assign((_, { error }: FailedWork) => ({
      failure: toFailureCode(error),
      reason: toReason(error),
    })),
    forgetFailure: assign({ failure: null, reason: null }),
  },
  guards: {
    hasTranscript: ({ context }) => context.hasTranscript,
    isAskable: (_, question: string) => isAskable(question),
  },
  delays: { answerTimeout: assistantTimeouts.page },
});

/**
 * A conversation about one recording. It answers one question at a time, and none without a transcript (RDT-06,
 * RDT-07).
 */
export const chatMachine = chatSetup.createMachine({
  id: "chat",
  context: ({ input }) => ({ ...input, messages: input.messages ?? [], arrived: "", failure: null, reason: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasTranscript", target: "listening" }, { target: "blocked" }] },

    blocked: {},

    listening: {
      initial: "ready",
      on: {
        "question.asked": {
          guard: { type: "isAskable", params: ({ event }) => event.content },
          target: "answering",
          actions: {
            type: "addMessage",
            params: ({ event: { id, content, timestamp } }) => ({ id, content, timestamp, role: "user" }),
          },
        },
      },
      states: {
        ready: {},
        failed: { exit: "forgetFailure", on: { "answer.requested": "#chat.answering" } },
      },
    },

    answering: {
      tags: "busy",
      initial: "thinking",
      entry: "forgetArrived",
      on: {
        "text.received": {
          target: ".receiving",
          actions: { type: "addText", params: ({ event }) => event.text },
        },
      },
      states: { thinking: {}, receiving: {} },
      invoke: {
        id: "answerQuestion",
        src: "answerQuestion",
        input: ({ context, self }) => ({
          recordingId: context.recordingId,
          question: getLastQuestion(context),
          history: context.messages.slice(0, -1),
          thread: self,
        }),
        onDone: {
          target: "listening",
          actions: [
            "forgetArrived",
            { type: "addMessage", params: toAnswer },
            {
              type: "rememberMessages",
              params: ({ context: { recordingId, messages } }) => ({ recordingId, messages }),
            },
          ],
        },
        onError: { target: "listening.failed", actions: rememberError("answerQuestion") },
      },
      after: { answerTimeout: { target: "listening.failed", actions: rememberTimeout("answerQuestion") } },
    },
  },
});

function toAnswer({ event }: { event: { output: MessageDraft } }): ChatMessage {
  return { ...event.output, role: "assistant" };
}

function getLastQuestion({ messages }: ChatContext): string {
  const last = messages.at(-1);
  if (last?.role !== "user") throw new Error("answering without a question");
  return last.content;
}
