import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { type ChatMessage, isAskable } from "@lectern/domain/chat";
import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";
import { advanceQuiz, isQuiz, toQuestion } from "./messages.ts";

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
  | ({ type: "question.asked" } & Pick<MessageDraft, "id" | "content" | "timestamp">)
  /** Asks the last question again, after a failure. */
  | { type: "answer.requested" }
  /** Has an answer go on that broke off, or ended at a limit of length. */
  | { type: "answer.continued" }
  /** Shows the answer to a quiz's question, the next question, or after the last answer the first one again. */
  | { type: "quiz.advanced"; id: string }
  | TextReceived
  | ChecksReceived;

/** A piece of the answer has arrived before the whole answer. */
interface TextReceived {
  readonly type: "text.received";
  readonly text: string;
}

/** The second reading of an answer has ended, which goes on behind the answer and behind later questions (TUT-05). */
interface ChecksReceived {
  readonly type: "checks.received";
  /** Of the answer's message. */
  readonly id: string;
  readonly checks: NonNullable<ChatMessage["checks"]>;
}

type ChatWork = "answerQuestion";

interface MessagesToRemember {
  readonly recordingId: string;
  readonly messages: readonly ChatMessage[];
}

export interface Question {
  readonly recordingId: string;
  readonly question: string;
  /** What was shown of the answer, if it goes on; else empty (TUT-08). */
  readonly begun: string;
  /** The messages before the question, oldest first (AST-07). */
  readonly history: readonly ChatMessage[];
  /** Receives the pieces of the answer as they arrive, and later what a second reading found. It completes when the page is left. */
  readonly thread: {
    send(event: TextReceived | ChecksReceived): void;
    subscribe(observer: { complete(): void }): unknown;
  };
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
    addChecks: assign(({ context: { messages } }, { id, checks }: Omit<ChecksReceived, "type">) => ({
      messages: messages.map((message) => (message.id === id ? { ...message, checks } : message)),
    })),
    advanceQuiz: assign(({ context: { messages } }, id: string) => ({
      messages: messages.map((message) => (message.id === id ? advanceQuiz(message) : message)),
    })),
    addText: assign(({ context }, text: string) => ({ arrived: context.arrived + text })),
    forgetArrived: assign({ arrived: "" }),
    /** The answer is arriving again from where it ended. */
    reopenAnswer: assign(({ context: { messages } }) => ({
      arrived: messages.at(-1)?.content ?? "",
      messages: messages.slice(0, -1),
    })),
    rememberFailure: assign((_, { error }: FailedWork) => ({
      failure: toFailureCode(error),
      reason: toReason(error),
    })),
    forgetFailure: assign({ failure: null, reason: null }),
  },
  guards: {
    hasTranscript: ({ context }) => context.hasTranscript,
    isAskable: (_, question: string) => isAskable(question),
    hasArrived: ({ context }) => context.arrived !== "",
    isCut: ({ context }) => context.messages.at(-1)?.isCut === true,
    hasMessage: ({ context }, id: string) => context.messages.some((message) => message.id === id),
    isQuiz: ({ context }, id: string) => context.messages.some((message) => message.id === id && isQuiz(message)),
  },
  delays: { answerTimeout: assistantTimeouts.page },
});

/** Remembers the conversation without a question whose answer is still to come. */
const rememberAll = {
  type: "rememberMessages",
  params: ({ context: { recordingId, messages } }: { context: ChatContext }) => ({
    recordingId,
    messages: messages.at(-1)?.role === "user" ? messages.slice(0, -1) : messages,
  }),
} as const;

/**
 * A conversation about one recording. It answers one question at a time, and none without a transcript (RDT-06,
 * RDT-07).
 */
export const chatMachine = chatSetup.createMachine({
  id: "chat",
  context: ({ input }) => ({ ...input, messages: input.messages ?? [], arrived: "", failure: null, reason: null }),
  initial: "opening",
  on: {
    "quiz.advanced": {
      guard: { type: "isQuiz", params: ({ event }) => event.id },
      actions: [{ type: "advanceQuiz", params: ({ event }) => event.id }, rememberAll],
    },
    "checks.received": {
      guard: { type: "hasMessage", params: ({ event }) => event.id },
      actions: [{ type: "addChecks", params: ({ event }) => event }, rememberAll],
    },
  },
  states: {
    opening: { always: [{ guard: "hasTranscript", target: "listening" }, { target: "blocked" }] },

    blocked: {},

    listening: {
      initial: "ready",
      on: {
        "question.asked": {
          guard: { type: "isAskable", params: ({ event }) => event.content },
          target: "answering",
          actions: ["forgetArrived", { type: "addMessage", params: toQuestion }],
        },
        "answer.continued": { guard: "isCut", target: "answering", actions: "reopenAnswer" },
      },
      states: {
        ready: {},
        failed: {
          exit: "forgetFailure",
          on: {
            "answer.requested": { target: "#chat.answering", actions: "forgetArrived" },
            "answer.continued": { guard: "hasArrived", target: "#chat.answering" },
          },
        },
      },
    },

    answering: {
      initial: "thinking",
      on: {
        "text.received": {
          target: ".receiving",
          actions: { type: "addText", params: ({ event }) => event.text },
        },
      },
      states: { thinking: { tags: "busy" }, receiving: { tags: "busy" } },
      invoke: {
        id: "answerQuestion",
        src: "answerQuestion",
        input: ({ context, self }) => ({
          recordingId: context.recordingId,
          question: getLastQuestion(context),
          begun: context.arrived,
          history: context.messages.slice(0, -1),
          thread: self,
        }),
        onDone: {
          target: "listening",
          actions: ["forgetArrived", { type: "addMessage", params: toAnswer }, rememberAll],
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
