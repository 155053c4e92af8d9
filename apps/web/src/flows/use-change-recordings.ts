import { runWrite } from "@lectern/data/options";
import type { RecordingsChange } from "@lectern/data/recordings/changes.api";
import { type ManyRecordingsChange, manyRecordingsMutations } from "@lectern/data/recordings/changes.mutations";
import { createId } from "@lectern/domain/create-id";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { toastWrite } from "./toast-write.ts";
import { useUser } from "./use-user.ts";

/** A toast about several recordings stays longer than others, because reaching its Undo takes time. In ms. */
const UNDO_MS = 10_000;

/** Changes many recordings in one call, which can be undone. The functions are stable for a student. */
export function useChangeRecordings() {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  return useMemo(() => {
    const { change, undo, remove } = manyRecordingsMutations(client, userId);
    const changeRecordings = (recordingIds: readonly string[], wanted: RecordingsChange) => {
      const call: ManyRecordingsChange = { ...wanted, id: createId(), recordingIds };
      return {
        /** Rejects with a `Failure`; then nothing is changed. */
        changed: runWrite(cache, change(), call),
        undo: () => runWrite(cache, undo(), call),
      };
    };
    return {
      changeRecordings,
      /** Changes them, and offers Undo in a toast that says `done`. */
      changeUndoably: (recordingIds: readonly string[], wanted: RecordingsChange, done: string) => {
        const { changed, undo } = changeRecordings(recordingIds, wanted);
        void toastWrite(changed, {
          done,
          failed: "An unexpected error occurred. Nothing was changed.",
          duration: UNDO_MS,
          onUndo: () => void toastWrite(undo(), { done: "Undone", failed: "Couldn't undo the change" }),
        });
      },
      deleteRecordings: (recordingIds: readonly string[]) => runWrite(cache, remove(), recordingIds),
    };
  }, [client, cache, userId]);
}
