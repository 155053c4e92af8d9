import { type ChatMessage, isAskable } from "@lectern/domain/chat";
import { failureCodeOf } from "@lectern/domain/failure";
import { assistantPatience } from "@lectern/domain/patience";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failing.ts";
import { actionPort, promisePort } from "../port.ts";
import type { ChatContext, ChatEvent, ChatInput, ChatTag, ChatWork, Question, Said } from "./chat.types.ts";

/** Everything the machine is made of but its states. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    tags: {} as ChatTag,
  },
  actors: {
    answerQuestion: promisePort<Said, Question>("answerQuestion"),
  },
  actions: {
    logFailure: actionPort<FailedWork<ChatWork>>("logFailure"),
    addMessage: assign(({ context }, message: ChatMessage) => ({ messages: [...context.messages, message] })),
    rememberFailure: assign((_, { error }: FailedWork) => ({ failure: failureCodeOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasTranscript: ({ context }) => context.hasTranscript,
    isAskable: (_, question: string) => isAskable(question),
  },
  delays: { answerPatience: assistantPatience.page },
});
