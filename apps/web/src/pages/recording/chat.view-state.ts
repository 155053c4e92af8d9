import { type ChatSnapshot, failureOf, isAnswering, messagesOf } from "@lectern/machines/chat/chat.selectors";
import type { ChatState } from "@lectern/ui/screens/recording";

/** RDT-06, RDT-08 */
export function toChatState(snapshot: ChatSnapshot): ChatState {
  const messages = messagesOf(snapshot);
  if (isAnswering(snapshot)) return { kind: "waiting", messages };
  return { kind: failureOf(snapshot) === null ? "idle" : "failed", messages };
}
