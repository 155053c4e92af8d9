import type { ChatMessage } from "@lectern/domain/chat";
import { noteFailure, threw, wasLate } from "../failing.ts";
import { chatSetup } from "./chat.setup.ts";
import type { ChatContext, Said } from "./chat.types.ts";

/** A conversation about one recording: one question at a time, none without a transcript (RDT-06, RDT-07). */
export const chatMachine = chatSetup.createMachine({
  id: "chat",
  context: ({ input }) => ({ ...input, messages: [], failure: null }),
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
      invoke: {
        id: "answerQuestion",
        src: "answerQuestion",
        input: ({ context }) => ({ recordingId: context.recordingId, question: lastQuestion(context) }),
        onDone: {
          target: "listening",
          actions: { type: "addMessage", params: answerOf },
        },
        onError: { target: "listening.failed", actions: noteFailure(threw("answerQuestion")) },
      },
      after: { answerPatience: { target: "listening.failed", actions: noteFailure(wasLate("answerQuestion")) } },
    },
  },
});

function answerOf({ event }: { event: { output: Said } }): ChatMessage {
  return { ...event.output, role: "assistant" };
}

function lastQuestion({ messages }: ChatContext): string {
  const last = messages.at(-1);
  if (last?.role !== "user") throw new Error("answering without a question");
  return last.content;
}
