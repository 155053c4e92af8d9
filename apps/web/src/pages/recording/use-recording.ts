import { recordingMutations } from "@lectern/data/recordings/recordings.mutations";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { retrySummary } from "@lectern/data/recordings/summary";
import { transcriptQueries } from "@lectern/data/recordings/transcript";
import type { Recording } from "@lectern/domain/recording";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createProcessingPoll } from "@lectern/domain/arrivals";
import { useTitle } from "../../features/renaming/use-title.ts";
import { useUser } from "../../flows/use-user.ts";
import { toSummaryRetryState } from "./recording.view-state.ts";

/** Reads a recording with its transcript, and changes it as a whole. */
export function useRecording(id: string) {
  const { client, id: userId } = useUser();
  const queries = recordingQueries(client, userId);
  const mutations = recordingMutations(client, userId);
  const [leaving, setLeaving] = useState<Recording>();
  const [poll] = useState(createProcessingPoll);

  // A recording that is being deleted is not refetched, because that would fail.
  const isStaying = leaving === undefined;
  const recording = useQuery({
    ...queries.one(id),
    enabled: isStaying,
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
      poll({
        isError: status === "error",
        requests: dataUpdateCount,
        shown: data === undefined ? [] : [data],
      }),
  });
  // Read in parallel with the recording, and again if a transcript arrives later.
  const transcript = useQuery({
    ...transcriptQueries(client, userId).transcript(id),
    enabled: isStaying && recording.data?.hasTranscript !== false,
  });
  const setFavorite = useMutation(mutations.setFavorite(id));
  const remove = useMutation(mutations.remove(id));
  const summaryRetry = useMutation(retrySummary(client, userId, id));

  return {
    recording,
    transcript,
    /** The recording that is being deleted, shown until the page is left. */
    leaving,
    setFavorite,
    ...useTitle((seen) => mutations.rename(id, seen)),
    /** Deletes it, and calls `onDeleted` if the page is still open. */
    remove: (onDeleted: () => void) => {
      setLeaving(recording.data);
      remove.mutate(undefined, { onSuccess: onDeleted, onError: () => setLeaving(undefined) });
    },
    summaryRetry: {
      state: toSummaryRetryState(summaryRetry),
      onRetry: () => summaryRetry.mutate(),
    },
  };
}
