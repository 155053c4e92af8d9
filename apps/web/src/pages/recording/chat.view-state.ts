import { type ChatSnapshot, getFailure, isAnswering, getMessages } from "@lectern/machines/chat/chat.selectors";
import type { ChatState } from "@lectern/ui/screens/recording";

/** RDT-06, RDT-08 */
export function toChatState(snapshot: ChatSnapshot): ChatState {
  const messages = getMessages(snapshot);
  if (isAnswering(snapshot)) return { kind: "waiting", messages };
  return { kind: getFailure(snapshot) === null ? "idle" : "failed", messages };
}
