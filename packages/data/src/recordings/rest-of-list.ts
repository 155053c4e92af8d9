import type { RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { withRecentWrites } from "../recent-writes.ts";
import { fetchPagesAfter } from "./recordings.api.ts";
import type { RecordingList, recordingKeys } from "./recordings.queries.ts";

/**
 * Reads what a list that was left incomplete lacks. Its pages are added to what the cache has by then, which the student may have changed.
 * Undefined if the list isn't one.
 */
export async function readRest(
  client: LecternClient,
  cache: QueryClient,
  queryKey: ReturnType<typeof recordingKeys.list>,
): Promise<RecordingList | undefined> {
  const [, userId] = queryKey;
  const before: RecordingList | undefined = cache.getQueryData(queryKey);
  const last = before?.rest === undefined ? undefined : before.recordings.at(-1);
  if (before === undefined || last === undefined) return undefined;
  const since = Date.now();
  const getShown = (): RecordingList => cache.getQueryData(queryKey) ?? before;
  let fresh: RecordingSummary[] = [];
  const grow = (isComplete: boolean): RecordingList => {
    const list = getShown();
    const recordings = [...list.recordings, ...withRecentWrites(cache, "recordings", userId, since)(fresh)];
    const rest = Math.max(1, (list.rest ?? 0) - fresh.length);
    fresh = [];
    return isComplete ? { recordings, isComplete } : { recordings, isComplete, rest };
  };
  for await (const page of fetchPagesAfter(client, { userId }, last)) {
    fresh.push(...page);
    // A cache that was emptied at sign-out must stay empty.
    if (cache.getQueryState(queryKey)?.fetchStatus !== "fetching") continue;
    if (fresh.length >= getShown().recordings.length) cache.setQueryData(queryKey, grow(false));
  }
  return grow(true);
}
