import { searchQueries, type SearchQuestion } from "@lectern/data/search/search";
import { Failure } from "@lectern/domain/failure";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { nextPaint } from "@lectern/browser/when-idle";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { useShowsKept } from "./use-shows-kept.ts";

/** Searches what this device keeps (OFF-04). */
export function useKeptSearch(question: SearchQuestion, isEnabled: boolean) {
  const { keeping } = useServices();
  const { id } = useUser();
  return useQuery({
    queryKey: ["search", id, "kept", question] as const,
    queryFn: async () => {
      const kept = await keeping.open(id);
      if (kept === undefined) throw new Failure("not-found");
      return await kept.search(question);
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    networkMode: "always",
    // What is kept may change meanwhile.
    staleTime: 0,
    meta: { logLine: "Error searching recordings" },
  });
}

/** Searches the library, or, without a network, what this device keeps. */
export function useSearch(question: SearchQuestion, isEnabled: boolean) {
  const { client, id: userId } = useUser();
  const isOffline = useShowsKept();
  const answer = useQuery({
    ...searchQueries(client, userId).find(question),
    enabled: isEnabled && !isOffline,
    placeholderData: keepPreviousData,
  });
  const isOfKept = useShowsKept(answer.error);
  const kept = useKeptSearch(question, isEnabled && isOfKept);
  return { read: isOfKept ? kept : answer, isOfKept };
}

/** Reads the kept lectures while the student reaches for the field, so that the first search finds them read (OFF-04). After a paint, which
 * shows the field first. */
export function usePreparedSearch(isWanted: boolean): void {
  const { keeping } = useServices();
  const { id } = useUser();
  useEffect(() => {
    if (!isWanted) return;
    void nextPaint()
      .then(async () => (await keeping.open(id))?.prepareSearch())
      // The search itself reports a failure.
      .catch(() => undefined);
  }, [isWanted, keeping, id]);
}
