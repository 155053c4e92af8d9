import type { Recording, RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import { type RecordingList, recordingKeys } from "./recordings.queries.ts";

/** A change of a recording that shows before the server answers. */
export interface RecordingChange {
  readonly isFavorite?: boolean;
  readonly name?: string;
  readonly folderId?: string | null;
}

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** The server's order. Times in one zone sort as text. */
const newestFirst = (a: RecordingSummary, b: RecordingSummary): number =>
  descending(a.createdAt, b.createdAt) || descending(a.id, b.id);

/** A recording from any list or page in the cache; undefined when none has it. */
export function findCachedRecording(
  queryClient: QueryClient,
  userId: string,
  id: string,
): RecordingSummary | undefined {
  const whole = queryClient.getQueryData<Recording>(recordingKeys.one(userId, id));
  if (whole !== undefined) return whole;
  for (const [, list] of queryClient.getQueriesData<RecordingList>({ queryKey: recordingKeys.summaries(userId) })) {
    const found = list?.recordings.find((recording) => recording.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A list with or without a recording. */
const withMembership = (list: RecordingList, recording: RecordingSummary, isMember: boolean): RecordingList => {
  const others = list.recordings.filter(({ id }) => id !== recording.id);
  return { ...list, recordings: isMember ? [...others, recording].toSorted(newestFirst) : others };
};

/**
 * Applies a change in every list and page: the favorites gain or lose the card, and so do the folders that it leaves and
 * enters. A list of recordings to add stays until the server has answered, because the user is choosing from it.
 */
export function showChange(queryClient: QueryClient, userId: string, id: string, change: RecordingChange): void {
  const known = findCachedRecording(queryClient, userId, id);
  queryClient.setQueryData<Recording>(recordingKeys.one(userId, id), (one) => one && { ...one, ...change });
  queryClient.setQueriesData<RecordingList>(
    { queryKey: recordingKeys.summaries(userId) },
    (list) =>
      list && {
        ...list,
        recordings: list.recordings.map((recording) => (recording.id === id ? { ...recording, ...change } : recording)),
      },
  );
  if (known === undefined) return;
  const changed = { ...known, ...change };
  const { isFavorite, folderId } = change;
  if (isFavorite !== undefined) {
    queryClient.setQueryData<RecordingList>(
      recordingKeys.favorites(userId),
      (list) => list && withMembership(list, changed, isFavorite),
    );
  }
  if (folderId !== undefined) {
    const folders = queryClient.getQueriesData<RecordingList>({ queryKey: recordingKeys.inFolders(userId) });
    for (const [queryKey, list] of folders) {
      if (list) queryClient.setQueryData(queryKey, withMembership(list, changed, queryKey.at(-1) === folderId));
    }
  }
}

/** Removes a deleted recording from every list and from the cache. */
export function dropRecording(queryClient: QueryClient, userId: string, id: string): void {
  queryClient.setQueriesData<RecordingList>(
    { queryKey: recordingKeys.summaries(userId) },
    (list) => list && { ...list, recordings: list.recordings.filter((recording) => recording.id !== id) },
  );
  queryClient.removeQueries({ queryKey: recordingKeys.one(userId, id) });
  queryClient.removeQueries({ queryKey: recordingKeys.transcript(userId, id) });
}

/** Adds a recording that was completed to the list of all, unless it is there. */
export function showArrival(queryClient: QueryClient, userId: string, recording: RecordingSummary): void {
  queryClient.setQueryData<RecordingList>(
    recordingKeys.list(userId),
    (list) =>
      list && (list.recordings.some(({ id }) => id === recording.id) ? list : withMembership(list, recording, true)),
  );
}
