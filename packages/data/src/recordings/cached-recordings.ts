import type { Recording, RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import { type RecordingList, recordingKeys } from "./recordings.queries.ts";

/** What a person may change of a recording and see at once. */
export interface RecordingChange {
  readonly isFavorite?: boolean;
  readonly name?: string;
  readonly folderId?: string | null;
}

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** As the server orders them: times of one zone compare as they are written. */
const newestFirst = (a: RecordingSummary, b: RecordingSummary): number =>
  descending(a.createdAt, b.createdAt) || descending(a.id, b.id);

/** A recording as any list or page of the cache has it. */
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

/** A list that a recording belongs to, or not. */
const withMembership = (list: RecordingList, recording: RecordingSummary, isMember: boolean): RecordingList => {
  const others = list.recordings.filter(({ id }) => id !== recording.id);
  return { ...list, recordings: isMember ? [...others, recording].toSorted(newestFirst) : others };
};

/**
 * Shows a change wherever the recording is shown: the favorites gain or lose the card, and so do the folders it leaves
 * and enters. A list of recordings to add is a choice somebody is making: it stays as it is until the server has said so.
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

/** Takes a deleted recording out of every list and forgets its page. */
export function dropRecording(queryClient: QueryClient, userId: string, id: string): void {
  queryClient.setQueriesData<RecordingList>(
    { queryKey: recordingKeys.summaries(userId) },
    (list) => list && { ...list, recordings: list.recordings.filter((recording) => recording.id !== id) },
  );
  queryClient.removeQueries({ queryKey: recordingKeys.one(userId, id) });
  queryClient.removeQueries({ queryKey: recordingKeys.transcript(userId, id) });
}
