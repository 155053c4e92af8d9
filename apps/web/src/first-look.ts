import { folderQueries } from "@lectern/data/folders/folders.queries";
import { profileQueries } from "@lectern/data/profiles/profiles.queries";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { studyGuideQueries } from "@lectern/data/study-guides/study-guides.queries";
import { transcriptQueries } from "@lectern/data/recordings/transcript.queries";
import type { Failure } from "@lectern/domain/failure";
import { userIdOf } from "@lectern/machines/auth/auth.selectors";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { matchPath } from "react-router-dom";
import { paths } from "./paths.ts";
import type { Services } from "./wiring/services.ts";

/** Longer than that nobody is kept from the page itself. */
const PATIENCE_MS = 400;

/** A read that was begun, and how to find it. */
interface Begun {
  readonly queryKey: QueryKey;
}

/** Begins to read what the page at `pathname` has to show first. */
function readFirst({ client }: Services, userId: string, pathname: string, cache: QueryClient): readonly Begun[] {
  const begun: Begun[] = [];
  const begin = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Failure, Data, Key>): void => {
    void cache.prefetchQuery(query);
    begun.push(query);
  };
  const recordings = recordingQueries(client, userId);
  if (pathname === paths.dashboard) {
    const profile = profileQueries(client, userId);
    begin(recordings.recent());
    begin(recordings.count());
    begin(recordings.favoriteCount());
    begin(profile.minutes());
    begin(profile.subscriptionFlag());
  }
  if (pathname === paths.recordings) begin(recordings.list());
  if (pathname === paths.favorites) begin(recordings.favorites());
  if (pathname === paths.folders) begin(folderQueries(client, userId).list());
  if (pathname === paths.reviews) begin(studyGuideQueries(client, userId).list());
  const { id } = matchPath(decodeURIComponent(paths.recording(":id")), pathname)?.params ?? {};
  if (id !== undefined) {
    begin(recordings.one(id));
    begin(transcriptQueries(client, userId).transcript(id));
  }
  return begun;
}

/**
 * Resolves when the page at `pathname` has something to show, with what to call once it is shown. The document asked
 * for that itself and shows its shape meanwhile, or already what came: drawing the shape once more would only put off the
 * cards, or take them away for a moment.
 */
export async function firstLook(
  { services, queryClient }: { services: Services; queryClient: QueryClient },
  pathname: string,
): Promise<() => void> {
  const userId = userIdOf(services.auth.getSnapshot());
  const reads = userId === null ? [] : readFirst(services, userId, pathname, queryClient);
  if (reads.length === 0) return () => {};
  await new Promise<void>((resolve) => {
    const isThere = ({ queryKey }: Begun) => {
      const state = queryClient.getQueryState(queryKey);
      return state?.data !== undefined || state?.status === "error";
    };
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (reads.every(isThere)) done();
    });
    const timer = setTimeout(() => done(), PATIENCE_MS);
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    if (reads.every(isThere)) done();
  });
  // What could not be read just now is not asked for again because the page opens (REC-09); coming back to it is.
  for (const { queryKey } of reads) queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  return () => {
    for (const { queryKey } of reads) queryClient.setQueryDefaults(queryKey, { retryOnMount: true });
  };
}
