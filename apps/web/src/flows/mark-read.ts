import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import type { LecternClient } from "@lectern/data/client";
import { toast } from "@lectern/ui/overlays/toaster";
import type { QueryClient } from "@tanstack/react-query";
import { readCopy } from "../copy/read-copy.ts";
import { selectionCopy } from "../copy/selection-copy.ts";
import { isOnline } from "../platform/network.ts";

interface Marking {
  readonly client: LecternClient;
  readonly userId: string;
  readonly cache: QueryClient;
}

/** Marks a lecture as read or as not read, and shows a toast that offers Undo. Never rejects. */
export async function markRead(marking: Marking, recordingId: string, isRead: boolean, isUndo = false): Promise<void> {
  const { client, userId, cache } = marking;
  const id = `read ${recordingId}`;
  try {
    await runWrite(cache, recordingMutations(client, userId).setRead(recordingId), isRead);
  } catch {
    if (isOnline()) toast.error(readCopy.failed, { id });
    return;
  }
  const words = isUndo ? selectionCopy.undone : isRead ? readCopy.read : readCopy.notRead;
  const undo = { label: selectionCopy.undo, onClick: () => void markRead(marking, recordingId, !isRead, true) };
  toast.success(words, { id, action: isUndo ? undefined : undo });
}
