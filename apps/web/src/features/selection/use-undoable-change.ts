import type { RecordingsChange } from "@lectern/data/recordings/changes.api";
import { useMemo } from "react";
import { selectionCopy } from "../../copy/selection-copy.ts";
import { useChangeRecordings } from "../../flows/use-change-recordings.ts";
import { isOnline } from "@lectern/browser/network";

/** Loaded before a change is made, because the toaster's code loads only when the page is idle. */
const loadToaster = () => import("@lectern/ui/overlays/toaster");

/** The toast about several recordings stays longer than others, because reaching its button takes time. In ms. */
const UNDO_MS = 10_000;

/** Changes several recordings and shows a toast that offers Undo. Stable for a student. */
export function useUndoableChange() {
  const { changeRecordings } = useChangeRecordings();
  return useMemo(
    () => async (recordingIds: readonly string[], change: RecordingsChange, words: string) => {
      const [{ toast }, outcome] = await Promise.all([
        loadToaster(),
        changeRecordings(recordingIds, change).catch(() => undefined),
      ]);
      if (outcome === undefined) {
        if (isOnline()) toast.error(selectionCopy.changeFailed);
        return;
      }
      const undo = () =>
        void outcome.undo().then(
          () => toast.success(selectionCopy.undone),
          () => (isOnline() ? toast.error(selectionCopy.undoFailed) : undefined),
        );
      toast.success(words, { duration: UNDO_MS, action: { label: selectionCopy.undo, onClick: undo } });
    },
    [changeRecordings],
  );
}
