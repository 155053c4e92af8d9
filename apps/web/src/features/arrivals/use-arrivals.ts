import { profileKeys } from "@lectern/data/profiles/profiles";
import { showArrival } from "@lectern/data/recordings/cached-recordings";
import { type RecentRecordings, recordingKeys, recordingQueries } from "@lectern/data/recordings/recordings.queries";
import type { Arrival } from "@lectern/domain/recording";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useUser } from "../../flows/use-user.ts";
import { onActivity } from "@lectern/browser/when-idle";
import { createArrivalPoll, findArrivals } from "@lectern/domain/arrivals";

const IDLE_AFTER_MS = 10 * 60_000;

/** Whether the student has been idle in this page for 10 minutes. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
      setIsIdle(false);
    };
    restart();
    const stop = onActivity(restart);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}

/**
 * Polls the newest recordings while the page is visible (ARR-01), and adds completed ones to the cached list.
 *
 * @param enabled false until the page's own rows have been read
 * @returns the newest recordings, and the latest arrivals since the page opened, newest first
 */
export function useArrivals(enabled = true) {
  const { client, id: userId } = useUser();
  const queryClient = useQueryClient();
  const isIdle = useIsIdle();
  const [poll] = useState(createArrivalPoll);
  const { data, isError } = useQuery({
    ...recordingQueries(client, userId).recent(),
    enabled,
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) =>
      poll(
        {
          isError: state.status === "error",
          requests: state.dataUpdateCount,
          shown: state.data?.recordings ?? [],
        },
        isIdle,
      ),
  });

  const [known, setKnown] = useState<RecentRecordings["recordings"]>();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  if (data !== undefined && data.recordings !== known) {
    setKnown(data.recordings);
    const found = known === undefined ? [] : findArrivals(known, data.recordings);
    if (found.length > 0) setArrivals(found);
  }

  useEffect(() => {
    if (arrivals.length === 0) return;
    // A lecture that arrives has taken minutes.
    for (const queryKey of [recordingKeys.counts(userId), profileKeys.minutes(userId)])
      void queryClient.invalidateQueries({ queryKey });
    for (const { recording, isCompleted } of arrivals) if (isCompleted) showArrival(queryClient, userId, recording);
    // More recordings may have arrived than the newest few include.
    if (arrivals.length === data?.recordings.length)
      void queryClient.invalidateQueries({ queryKey: recordingKeys.list(userId) });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each arrival
  }, [arrivals]);

  return { recent: { data, isError }, arrivals };
}
