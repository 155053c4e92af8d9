import {
  type ChatSnapshot,
  getArrived,
  getFailure,
  getReason,
  isAnswering,
  isThinking,
  getMessages,
} from "@lectern/machines/chat/chat.selectors";
import type { ChatMessage } from "@lectern/domain/chat";
import type { WhoWritesResponse } from "@lectern/domain/contracts/who-writes";
import { writeDoubts } from "@lectern/domain/citations";
import { NEEDS_NETWORK } from "../../copy/offline-copy.ts";
import { paths } from "../../paths.ts";
import type { ChatState } from "@lectern/ui/screens/recording";

/** RDT-06, RDT-08, AST-10. Without a network a failure says so (OFF-03). */
export function toChatState(snapshot: ChatSnapshot, isOnline = true): ChatState {
  const messages = getMessages(snapshot);
  // An answer that goes on is shown as far as it had come.
  if (isThinking(snapshot) && getArrived(snapshot) === "") return { kind: "waiting", messages };
  if (isAnswering(snapshot)) return { kind: "receiving", messages, text: getArrived(snapshot) };
  if (getFailure(snapshot) === null) return { kind: "idle", messages };
  const reason = getReason(snapshot) ?? (!isOnline && getFailure(snapshot) === "offline" ? NEEDS_NETWORK : null);
  return { kind: "failed", messages, reason, text: getArrived(snapshot) };
}

/** Returns the last question if the recording does not answer it. */
export function getUnanswered(messages: readonly ChatMessage[]): string | undefined {
  const [question, answer] = messages.slice(-2);
  if (question?.role !== "user" || answer?.role !== "assistant") return undefined;
  return (answer.segments ?? []).length > 0 ? undefined : question.content;
}

/**
 * Returns the address of how to ask in an assistant elsewhere, if no model writes answers or none wrote the last (CON-01).
 *
 * @param writer undefined until it is known
 */
export const toConnectHref = (
  writer: Pick<WhoWritesResponse, "model"> | undefined,
  messages: readonly ChatMessage[],
): string | undefined =>
  writer?.model === null || messages.at(-1)?.fallback !== undefined ? paths.connect : undefined;

/**
 * Writes the citations of an answer as whole addresses, for copying it elsewhere (TUT-01).
 *
 * @param recordingId the recording that the answer is about; undefined if its links name their recordings
 * @param origin of this site: `https://lectern.example`
 */
export function toCopiedText(markdown: string, recordingId: string | undefined, origin: string): string {
  const whole = markdown.replaceAll(/\]\((\/dashboard\/library\/recording\/[^\s),]+)(?:,\d+)?\)/g, `](${origin}$1)`);
  if (recordingId === undefined) return whole;
  return whole
    .replaceAll(
      /\]\(#t=(\d+)(?:\.\d+)?(?:,\d+)?\)/g,
      (_, seconds) => `](${origin}${paths.recordingMoment(recordingId, Number(seconds))})`,
    )
    .replaceAll(/\]\(#line=\d+(?:,\d+)?\)/g, `](${origin}${paths.recording(recordingId, "transcript")})`);
}

/** Writes a conversation as Markdown, for copying it elsewhere (RDT-15). */
export const toConversationText = (messages: readonly ChatMessage[]): string =>
  messages
    .map(({ role, content, checks }) =>
      role === "user" ? content.replaceAll(/^/gm, "### ") : writeDoubts(content, checks),
    )
    .join("\n\n");
