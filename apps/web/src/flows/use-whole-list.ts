import { type RecordingList, recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUser } from "./use-user.ts";

/** The read of a list. */
export interface ListRead {
  readonly data: RecordingList | undefined;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
  readonly refetch: () => Promise<unknown>;
}

/**
 * Reads a long library to its end while that is wanted (ADR 0012). A read that fails is not repeated (REC-09).
 *
 * @param list the library, or a list that is always read to its end
 */
export function useWholeList({ data, isError, fetchStatus }: Omit<ListRead, "refetch">, isWanted: boolean): void {
  const { client, id: userId } = useUser();
  const queryClient = useQueryClient();
  const isMissing = isWanted && data?.rest !== undefined && !isError && fetchStatus === "idle";
  useEffect(() => {
    if (isMissing) void queryClient.prefetchQuery(recordingQueries(client, userId).wholeList());
  }, [isMissing, queryClient, client, userId]);
}
