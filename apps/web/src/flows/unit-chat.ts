import { askUnit } from "@lectern/data/assistant/assistant.api";
import { useMemo } from "react";
import { type ChatActor, provideChatPorts, readMessages } from "./chat.ts";
import { type FlowPorts, useFlowPorts } from "./flow-ports.ts";
import { useFlow } from "./use-flow.ts";

/** The recordings of a folder that are not asked, for the session: those that come later are asked. */
const getLeftOutKey = (userId: string, folderId: string) => ["unit-left-out", userId, folderId] as const;

const none: ReadonlySet<string> = new Set();

/** The ids of the recordings that a folder's questions leave out. In memory until the document ends or the student signs out. */
export const readLeftOut = ({ queryClient, userId }: FlowPorts, folderId: string): ReadonlySet<string> =>
  queryClient.getQueryData<ReadonlySet<string>>(getLeftOutKey(userId, folderId)) ?? none;

export function rememberLeftOut({ queryClient, userId }: FlowPorts, folderId: string, ids: ReadonlySet<string>): void {
  const queryKey = getLeftOutKey(userId, folderId);
  queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
  queryClient.setQueryData(queryKey, ids);
}

/** The conversation's place among those about recordings. */
const toConversationId = (folderId: string): string => `folder ${folderId}`;

/**
 * The conversation about a folder's recordings (UNT-01): the chat, asked of several. The flow ends when the component unmounts; the
 * next one goes on with it.
 *
 * @param getScope the ids that are asked, read when a question is; undefined for all of the folder
 */
export function useUnitChat(folderId: string, getScope: () => readonly string[] | undefined): ChatActor {
  const ports = useFlowPorts();
  const machine = useMemo(
    () =>
      provideChatPorts(ports, ({ question, history }, options) =>
        askUnit(ports.client, { folderId, recordingIds: getScope(), question, history }, options),
      ),
    [ports, folderId, getScope],
  );
  const recordingId = toConversationId(folderId);
  return useFlow(machine, { recordingId, hasTranscript: true, messages: readMessages(ports, recordingId) });
}
