import { askUnit } from "@lectern/data/assistant/assistant.api";
import { useMemo } from "react";
import { type ChatActor, provideChatPorts, readMessages } from "./chat.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

/** The key of a folder's recordings that are left out of questions in this session. New recordings are included. */
const getLeftOutKey = (userId: string, folderId: string) => ["unit-left-out", userId, folderId] as const;

const none: ReadonlySet<string> = new Set();

/**
 * Reads the ids of the recordings that a folder's questions leave out. Kept in memory until the document ends or the
 * student signs out.
 */
export const readLeftOut = ({ queryClient, userId }: FlowPorts, folderId: string): ReadonlySet<string> =>
  queryClient.getQueryData<ReadonlySet<string>>(getLeftOutKey(userId, folderId)) ?? none;

export function rememberLeftOut({ queryClient, userId }: FlowPorts, folderId: string, ids: ReadonlySet<string>): void {
  const queryKey = getLeftOutKey(userId, folderId);
  queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
  queryClient.setQueryData(queryKey, ids);
}

/** The id under which the conversation is kept among those about recordings. */
const toConversationId = (folderId: string): string => `folder ${folderId}`;

/**
 * The conversation about a folder's recordings (UNT-01). The flow ends when the component unmounts; the next one
 * continues the conversation.
 *
 * @param getScope returns the recordings' ids when a question is asked; undefined for the whole folder
 */
export function useUnitChat(folderId: string, getScope: () => readonly string[] | undefined): ChatActor {
  const ports = useFlowPorts();
  const machine = useMemo(
    () =>
      provideChatPorts(ports, ({ question, begun, history }, options) =>
        askUnit(ports.client, { folderId, recordingIds: getScope(), question, begun, history }, options),
      ),
    [ports, folderId, getScope],
  );
  const recordingId = toConversationId(folderId);
  return useFlow(machine, { recordingId, hasTranscript: true, messages: readMessages(ports, recordingId) });
}
