import type { Recording, RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import { type RecordingList, recordingKeys } from "./recordings.queries.ts";

/** A change of a recording that the page shows before the server answers. */
export interface RecordingChange {
  readonly isFavorite?: boolean;
  readonly name?: string;
  readonly folderId?: string | null;
}

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** Sorts in the server's order. Times in one zone sort as text. */
const newestFirst = (a: RecordingSummary, b: RecordingSummary): number =>
  descending(a.createdAt, b.createdAt) || descending(a.id, b.id);

/** Finds a recording in any cached list or page; undefined if none has it. */
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

/** Returns a list that contains exactly those changed recordings that belong to it. */
const withMembers = (
  list: RecordingList,
  changed: readonly RecordingSummary[],
  isMember: (recording: RecordingSummary) => boolean,
): RecordingList => {
  const ids = new Set(changed.map(({ id }) => id));
  const others = list.recordings.filter(({ id }) => !ids.has(id));
  const members = changed.filter(isMember);
  return { ...list, recordings: members.length === 0 ? others : [...others, ...members].toSorted(newestFirst) };
};

/**
 * Applies changes to every list and page: favorites and folders gain or lose cards. The list of recordings to add to a
 * folder stays until the server has answered, because the user is choosing from it.
 */
export function showChanges(
  queryClient: QueryClient,
  userId: string,
  changes: ReadonlyMap<string, RecordingChange>,
): void {
  if (changes.size === 0) return;
  const changed = new Map<string, RecordingSummary>();
  const lists = queryClient.getQueriesData<RecordingList>({ queryKey: recordingKeys.summaries(userId) });
  for (const [queryKey, list] of lists) {
    if (list === undefined) continue;
    const recordings = list.recordings.map((recording) => {
      const change = changes.get(recording.id);
      if (change === undefined) return recording;
      const after = { ...recording, ...change };
      changed.set(recording.id, after);
      return after;
    });
    queryClient.setQueryData<RecordingList>(queryKey, { ...list, recordings });
  }
  for (const [id, change] of changes) {
    queryClient.setQueryData<Recording>(recordingKeys.one(userId, id), (one) => {
      if (one === undefined) return one;
      const after = { ...one, ...change };
      changed.set(id, after);
      return after;
    });
  }
  const withField = (field: keyof RecordingChange) =>
    [...changed.values()].filter(({ id }) => changes.get(id)?.[field] !== undefined);
  const starred = withField("isFavorite");
  if (starred.length > 0) {
    queryClient.setQueryData<RecordingList>(
      recordingKeys.favorites(userId),
      (list) => list && withMembers(list, starred, ({ isFavorite }) => isFavorite),
    );
  }
  const moved = withField("folderId");
  if (moved.length === 0) return;
  const folders = queryClient.getQueriesData<RecordingList>({ queryKey: recordingKeys.inFolders(userId) });
  for (const [queryKey, list] of folders) {
    if (list)
      queryClient.setQueryData(
        queryKey,
        withMembers(list, moved, ({ folderId }) => folderId === queryKey.at(-1)),
      );
  }
}

/** Shows that recordings are read or not: on their pages, and in the list of what their folder has left to read. */
export function showRead(
  queryClient: QueryClient,
  userId: string,
  changed: ReadonlySet<string>,
  isRead: boolean,
): void {
  for (const id of changed)
    queryClient.setQueryData<Recording>(recordingKeys.one(userId, id), (one) => one && { ...one, isRead });
  const lists = queryClient.getQueriesData<readonly string[]>({ queryKey: recordingKeys.unread(userId) });
  for (const [queryKey, ids] of lists) {
    if (ids === undefined) continue;
    const isInside = (id: string) => findCachedRecording(queryClient, userId, id)?.folderId === queryKey.at(-1);
    const added = isRead ? [] : [...changed].filter(isInside);
    queryClient.setQueryData(queryKey, [...ids.filter((id) => !changed.has(id)), ...added]);
  }
}

/** Removes deleted recordings from every list and from the cache. */
export function dropRecordings(queryClient: QueryClient, userId: string, ids: ReadonlySet<string>): void {
  queryClient.setQueriesData<RecordingList>(
    { queryKey: recordingKeys.summaries(userId) },
    (list) => list && { ...list, recordings: list.recordings.filter(({ id }) => !ids.has(id)) },
  );
  for (const id of ids) {
    queryClient.removeQueries({ queryKey: recordingKeys.one(userId, id) });
    queryClient.removeQueries({ queryKey: recordingKeys.transcript(userId, id) });
    queryClient.removeQueries({ queryKey: recordingKeys.corrections(userId, id) });
  }
}

/** Adds a completed recording to the list of all, unless it is already there. */
export function showArrival(queryClient: QueryClient, userId: string, recording: RecordingSummary): void {
  queryClient.setQueryData<RecordingList>(
    recordingKeys.list(userId),
    (list) =>
      list &&
      (list.recordings.some(({ id }) => id === recording.id) ? list : withMembers(list, [recording], () => true)),
  );
}
