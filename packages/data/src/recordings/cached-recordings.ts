import type { Recording, RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import { folderKeys } from "../folders/folders.queries.ts";
import { invalidate } from "../options.ts";
import { type TaggedRecordings, tagKeys } from "../tags/tags.queries.ts";
import { type RecordingList, recordingKeys } from "./recordings.queries.ts";

/** A change of a recording that the page shows before the server answers. */
export interface RecordingChange {
  readonly isFavorite?: boolean;
  readonly name?: string;
  readonly folderId?: string | null;
  readonly isRead?: boolean;
  /** Ids of tags. */
  readonly tags?: readonly string[];
}

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** Sorts in the server's order. Times in one zone sort as text. */
const newestFirst = (a: RecordingSummary, b: RecordingSummary): number =>
  descending(a.createdAt, b.createdAt) || descending(a.id, b.id);

/** Finds recordings in the cached lists and pages, by their ids. */
function findCachedRecordings(
  queryClient: QueryClient,
  userId: string,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, RecordingSummary & Partial<Recording>> {
  const found = new Map<string, RecordingSummary & Partial<Recording>>();
  const lists = queryClient.getQueriesData<RecordingList>({ queryKey: recordingKeys.summaries(userId) });
  for (const [, list] of lists) {
    for (const recording of list?.recordings ?? []) if (ids.has(recording.id)) found.set(recording.id, recording);
  }
  for (const id of ids) {
    const one = queryClient.getQueryData<Recording>(recordingKeys.one(userId, id));
    if (one !== undefined) found.set(id, one);
  }
  return found;
}

/** Returns what the screens show of recordings, by their ids; undefined for a field that none shows. */
export function findShown(
  queryClient: QueryClient,
  userId: string,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, Record<string, unknown>> {
  const found = findCachedRecordings(queryClient, userId, ids);
  const tagged = queryClient.getQueryData<TaggedRecordings>(tagKeys.tagged(userId));
  const lists = queryClient.getQueriesData<readonly string[]>({ queryKey: recordingKeys.unread(userId) });
  const unread = new Set(lists.flatMap(([, list]) => list));
  const toShown = (id: string) => {
    const { isFavorite, name, folderId, isRead = unread.has(id) ? false : undefined } = found.get(id) ?? {};
    const tags = tagged && (tagged.get(id) ?? []);
    return { isFavorite, name, folderId, isRead, tags } satisfies Record<keyof RecordingChange, unknown>;
  };
  return new Map([...ids].map((id) => [id, toShown(id)]));
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

/** Applies changes to the lists and pages: favorites and folders gain or lose cards. */
function showRows(
  queryClient: QueryClient,
  userId: string,
  changes: ReadonlyMap<string, Omit<RecordingChange, "isRead" | "tags">>,
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
  const withField = (field: "isFavorite" | "folderId") =>
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
function showRead(queryClient: QueryClient, userId: string, changed: ReadonlySet<string>, isRead: boolean): void {
  if (changed.size === 0) return;
  const found = findCachedRecordings(queryClient, userId, changed);
  for (const id of changed)
    queryClient.setQueryData<Recording>(recordingKeys.one(userId, id), (one) => one && { ...one, isRead });
  const lists = queryClient.getQueriesData<readonly string[]>({ queryKey: recordingKeys.unread(userId) });
  for (const [queryKey, ids] of lists) {
    if (ids === undefined) continue;
    const added = isRead ? [] : [...changed].filter((id) => found.get(id)?.folderId === queryKey.at(-1));
    queryClient.setQueryData(queryKey, [...ids.filter((id) => !changed.has(id)), ...added]);
  }
}

/**
 * Applies changes to all that shows recordings. The list of recordings to add to a folder stays until the server has
 * answered, because the user is choosing from it.
 */
export function showChanges(
  queryClient: QueryClient,
  userId: string,
  changes: ReadonlyMap<string, RecordingChange>,
): void {
  const rows = new Map<string, RecordingChange>();
  const tagged = new Map<string, readonly string[]>();
  const read = { true: new Set<string>(), false: new Set<string>() };
  for (const [id, { isRead, tags, ...row }] of changes) {
    if (Object.keys(row).length > 0) rows.set(id, row);
    if (tags !== undefined) tagged.set(id, tags);
    if (isRead !== undefined) read[`${isRead}`].add(id);
  }
  showRows(queryClient, userId, rows);
  showRead(queryClient, userId, read.true, true);
  showRead(queryClient, userId, read.false, false);
  if (tagged.size > 0)
    queryClient.setQueryData<TaggedRecordings>(tagKeys.tagged(userId), (all) => all && new Map([...all, ...tagged]));
}

/** Removes deleted recordings from every list and from the cache, and reads again what counted them. */
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
  // Others may now be among the three newest, and their folders have fewer lectures.
  invalidate(queryClient, recordingKeys.counts(userId), recordingKeys.recent(userId), folderKeys.list(userId));
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
