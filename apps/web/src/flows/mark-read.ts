import { runWrite } from "@lectern/data/options";
import { manyRecordingsMutations } from "@lectern/data/recordings/changes.mutations";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import type { FlowPorts } from "./flow-ports.ts";
import { toastWrite } from "./toast-write.ts";

type Ports = Pick<FlowPorts, "client" | "queryClient" | "userId">;

/** A recording, or all of a folder that are not read yet. */
export type Marked = string | readonly string[];

const write = ({ client, userId, queryClient }: Ports, marked: Marked, isRead: boolean): Promise<void> =>
  typeof marked === "string"
    ? runWrite(queryClient, recordingMutations(client, userId).setRead(marked), isRead)
    : runWrite(queryClient, manyRecordingsMutations(client, userId).setRead(isRead), marked);

/** Marks lectures as read or as not read, and shows a toast that offers Undo. Never rejects. */
export async function markRead(ports: Ports, marked: Marked, isRead: boolean, isUndo = false): Promise<void> {
  const isOne = typeof marked === "string";
  const done = isOne ? `Marked as ${isRead ? "read" : "unread"}` : `${marked.length} lectures marked as read`;
  await toastWrite(write(ports, marked, isRead), {
    done: isUndo ? "Undone" : done,
    failed: isOne ? "Couldn't mark the recording" : "Couldn't mark the lectures",
    // The toast whose Undo was pressed is on its way out, and would take another with its id along.
    ...(!isUndo && {
      id: isOne ? `read ${marked}` : "read many",
      onUndo: () => void markRead(ports, marked, !isRead, true),
    }),
  });
}
