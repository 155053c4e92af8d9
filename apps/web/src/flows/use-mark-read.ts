import { runWrite } from "@lectern/data/options";
import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { readCopy } from "../copy/read-copy.ts";
import { selectionCopy } from "../copy/selection-copy.ts";
import { isOnline } from "../platform/network.ts";
import { useServices } from "./services.ts";
import { useUser } from "./use-user.ts";

/** Marks a lecture as read or as not read, and shows a toast that offers Undo. Stable for a student. */
export function useMarkRead() {
  const { client } = useServices();
  const { id: userId } = useUser();
  const cache = useQueryClient();
  return useMemo(() => {
    const mark = async (recordingId: string, isRead: boolean, isUndo = false): Promise<void> => {
      const [{ toast }, isMarked] = await Promise.all([
        import("@lectern/ui/overlays/toaster"),
        runWrite(cache, recordingMutations(client, userId).setRead(recordingId), isRead).then(
          () => true,
          () => false,
        ),
      ]);
      const id = `read ${recordingId}`;
      if (isMarked) {
        const words = isUndo ? selectionCopy.undone : isRead ? readCopy.read : readCopy.notRead;
        const undo = { label: selectionCopy.undo, onClick: () => void mark(recordingId, !isRead, true) };
        toast.success(words, { id, action: isUndo ? undefined : undo });
      } else if (isOnline()) toast.error(readCopy.failed, { id });
    };
    return (recordingId: string, isRead: boolean) => void mark(recordingId, isRead);
  }, [client, cache, userId]);
}
