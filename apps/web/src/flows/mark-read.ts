import { runWrite } from "@lectern/data/options";
import { manyRecordingsMutations } from "@lectern/data/recordings/changes.mutations";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import type { LecternClient } from "@lectern/data/client";
import { toast } from "@lectern/ui/overlays/toaster";
import type { QueryClient } from "@tanstack/react-query";
import { readCopy } from "../copy/read-copy.ts";
import { selectionCopy } from "../copy/selection-copy.ts";
import { isOnline } from "@lectern/browser/network";

interface Marking {
  readonly client: LecternClient;
  readonly userId: string;
  readonly cache: QueryClient;
}

/** A recording, or all of a folder that are not read yet. */
export type Marked = string | readonly string[];

const write = ({ client, userId, cache }: Marking, marked: Marked, isRead: boolean): Promise<void> =>
  typeof marked === "string"
    ? runWrite(cache, recordingMutations(client, userId).setRead(marked), isRead)
    : runWrite(cache, manyRecordingsMutations(client, userId).setRead(isRead), marked);

/** Marks lectures as read or as not read, and shows a toast that offers Undo. Never rejects. */
export async function markRead(marking: Marking, marked: Marked, isRead: boolean, isUndo = false): Promise<void> {
  const many = typeof marked === "string" ? undefined : marked.length;
  // The toast whose Undo was pressed is on its way out, and would take another with its id along.
  const named = isUndo ? {} : { id: typeof marked === "string" ? `read ${marked}` : "read many" };
  try {
    await write(marking, marked, isRead);
  } catch {
    if (isOnline()) toast.error(many === undefined ? readCopy.failed : readCopy.allFailed, named);
    return;
  }
  const words = many === undefined ? (isRead ? readCopy.read : readCopy.notRead) : readCopy.allRead(many);
  const undo = { label: selectionCopy.undo, onClick: () => void markRead(marking, marked, !isRead, true) };
  toast.success(isUndo ? selectionCopy.undone : words, { ...named, action: isUndo ? undefined : undo });
}
