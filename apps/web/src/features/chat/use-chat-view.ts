import { useOnline } from "@lectern/browser/use-online";
import { getMessages } from "@lectern/machines/chat/chat.selectors";
import { useSelector } from "@xstate/react";
import { type ChatActor, toQuestionEvent } from "../../flows/chat.ts";
import { useServices } from "../../flows/services.ts";
import { copyFormatted } from "../../platform/copy-text.ts";
import { toChatState, toConversationText, toCopiedText } from "./chat.view-state.ts";

const answerCopy = { copied: "Answer copied", failed: "Error copying an answer" };
const conversationCopy = { copied: "Conversation copied", failed: "Error copying the conversation" };

/**
 * The conversation about a recording or a folder, for its View.
 *
 * @param recordingId undefined if the links of answers name their recordings
 */
export function useChatView(actor: ChatActor, recordingId?: string) {
  const { report } = useServices();
  const isOnline = useOnline();
  const snapshot = useSelector(actor, (current) => current);
  const messages = getMessages(snapshot);
  const copy = (text: string, words: typeof answerCopy) =>
    void copyFormatted(toCopiedText(text, recordingId, location.origin), words, report);
  return {
    messages,
    view: {
      chat: toChatState(snapshot, isOnline),
      isOffline: !isOnline,
      onSend: (question: string) => actor.send(toQuestionEvent(question)),
      onAskAgain: () => actor.send({ type: "answer.requested" }),
      onContinue: () => actor.send({ type: "answer.continued" }),
      onCopy: (text: string) => copy(text, answerCopy),
      onCopyConversation: () => copy(toConversationText(messages), conversationCopy),
    },
  };
}
