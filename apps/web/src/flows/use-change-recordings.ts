import { runWrite } from "@lectern/data/options";
import type { RecordingsChange } from "@lectern/data/recordings/changes.api";
import { type ManyRecordingsChange, manyRecordingsMutations } from "@lectern/data/recordings/changes.mutations";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { createId } from "@lectern/domain/create-id";
import { useUser } from "./use-user.ts";

/** Changes many recordings in one call, which can be undone. The functions are stable for a student. */
export function useChangeRecordings() {
  const { client, id: userId } = useUser();
  const cache = useQueryClient();
  return useMemo(() => {
    const { change, undo, remove } = manyRecordingsMutations(client, userId);
    return {
      /** Rejects with a `Failure`; then nothing is changed. */
      changeRecordings: async (recordingIds: readonly string[], wanted: RecordingsChange) => {
        const call: ManyRecordingsChange = { ...wanted, id: createId(), recordingIds };
        await runWrite(cache, change(), call);
        return { undo: () => runWrite(cache, undo(), call) };
      },
      deleteRecordings: (recordingIds: readonly string[]) => runWrite(cache, remove(), recordingIds),
    };
  }, [client, cache, userId]);
}
