import type { RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { folderKeys } from "../folders/folders.queries.ts";
import { type Write, writeOptions } from "../options.ts";
import { MANY_ROWS, toWriteKey, type WriteState } from "../recent-writes.ts";
import { retryDelay, shouldRepeat } from "../repeat-lost.ts";
import type { TaggedRecordings } from "../tags/tags.api.ts";
import { tagKeys } from "../tags/tags.queries.ts";
import { dropRecordings, type RecordingChange, showChanges, showRead } from "./cached-recordings.ts";
import {
  changeRecordings,
  deleteRecordings,
  markRead,
  type RecordingsChange,
  undoRecordingsChange,
} from "./changes.api.ts";
import { type RecordingList, recordingKeys } from "./recordings.queries.ts";

/** One call. Its id is generated once, so that a repeated request is the same call. */
export interface ManyRecordingsChange extends RecordingsChange {
  readonly id: string;
  readonly recordingIds: readonly string[];
}

/** The effect of a change on cached rows and their tags. */
interface Effect {
  readonly rows: ReadonlyMap<string, RecordingChange>;
  readonly tagged: ReadonlyMap<string, readonly string[]>;
}

const nothing: Effect = { rows: new Map(), tagged: new Map() };

const findCached = (cache: QueryClient, userId: string, ids: ReadonlySet<string>): Map<string, RecordingSummary> => {
  const found = new Map<string, RecordingSummary>();
  const lists = cache.getQueriesData<RecordingList>({ queryKey: recordingKeys.summaries(userId) });
  for (const [, list] of lists) {
    for (const recording of list?.recordings ?? []) if (ids.has(recording.id)) found.set(recording.id, recording);
  }
  for (const id of ids) {
    const one = cache.getQueryData<RecordingSummary>(recordingKeys.one(userId, id));
    if (one !== undefined) found.set(id, one);
  }
  return found;
};

const showTagged = (cache: QueryClient, userId: string, changed: Effect["tagged"]) =>
  cache.setQueryData<TaggedRecordings>(
    tagKeys.tagged(userId),
    (tagged) => tagged && (changed.size === 0 ? tagged : new Map([...tagged, ...changed])),
  );

/** Computes what the screens show after a change, and what they show now. */
function toEffects(
  cache: QueryClient,
  userId: string,
  change: ManyRecordingsChange,
): { after: Effect; inverse: Effect } {
  const { recordingIds, folderId, isFavorite, addTags = [], removeTags = [] } = change;
  const cached = findCached(cache, userId, new Set(recordingIds));
  const wanted: RecordingChange = {
    ...(folderId === undefined ? {} : { folderId }),
    ...(isFavorite === undefined ? {} : { isFavorite }),
  };
  const tagged = cache.getQueryData<TaggedRecordings>(tagKeys.tagged(userId));
  const after = { rows: new Map<string, RecordingChange>(), tagged: new Map<string, readonly string[]>() };
  const inverse = { rows: new Map<string, RecordingChange>(), tagged: new Map<string, readonly string[]>() };
  const hasRows = Object.keys(wanted).length > 0;
  for (const id of recordingIds) {
    const row = cached.get(id);
    if (hasRows && row !== undefined) {
      after.rows.set(id, wanted);
      inverse.rows.set(id, {
        ...(folderId === undefined ? {} : { folderId: row.folderId }),
        ...(isFavorite === undefined ? {} : { isFavorite: row.isFavorite }),
      });
    }
    if (tagged !== undefined && addTags.length + removeTags.length > 0) {
      const had = tagged.get(id) ?? [];
      inverse.tagged.set(id, had);
      after.tagged.set(id, [...new Set([...had.filter((tag) => !removeTags.includes(tag)), ...addTags])]);
    }
  }
  return { after, inverse };
}

const show = (cache: QueryClient, userId: string, { rows, tagged }: Effect) => {
  showChanges(cache, userId, rows);
  showTagged(cache, userId, tagged);
};

/**
 * Invalidates the queries that a change affects. After a failure the server's state is unknown, so everything that
 * shows is read again.
 */
function refresh(cache: QueryClient, userId: string, { rows, tagged }: Effect, hasFailed: boolean): void {
  const changes = [...rows.values()];
  const keys: (readonly unknown[])[] = hasFailed ? [recordingKeys.all(userId), tagKeys.tagged(userId)] : [];
  if (changes.some(({ folderId }) => folderId !== undefined))
    keys.push(
      recordingKeys.inFolders(userId),
      recordingKeys.addables(userId),
      recordingKeys.unitTerms(userId),
      recordingKeys.unread(userId),
      folderKeys.list(userId),
    );
  if (changes.some(({ isFavorite }) => isFavorite !== undefined))
    keys.push(recordingKeys.counts(userId), recordingKeys.favorites(userId));
  // Tags that have not been read, or whose read may be older than the change.
  if (cache.isFetching({ queryKey: tagKeys.tagged(userId) }) > 0 || tagged.size === 0)
    keys.push(tagKeys.tagged(userId));
  for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
}

interface ChangeState extends WriteState {
  readonly after: Effect;
  readonly inverse: Effect;
}

/** Computes the inverse of a change, limited to values that the screens still show. */
function toUndoing(cache: QueryClient, userId: string, change: ManyRecordingsChange): Effect {
  const done = cache
    .getMutationCache()
    .findAll({ mutationKey: toWriteKey("recordings", userId, MANY_ROWS, "changed") })
    .find(({ state }) => (state.variables as ManyRecordingsChange | undefined)?.id === change.id);
  const { after, inverse } = (done?.state.context as ChangeState | undefined) ?? { after: nothing, inverse: nothing };
  const cached = findCached(cache, userId, new Set(inverse.rows.keys()));
  const isAsChanged = (id: string) => {
    const [row, changed] = [cached.get(id), after.rows.get(id)];
    return (
      row !== undefined &&
      changed !== undefined &&
      Object.entries(changed).every(([field, value]) => row[field as keyof RecordingChange] === value)
    );
  };
  const tagged = cache.getQueryData<TaggedRecordings>(tagKeys.tagged(userId));
  return {
    rows: new Map([...inverse.rows].filter(([id]) => isAsChanged(id))),
    tagged: new Map([...inverse.tagged].filter(([id]) => String(tagged?.get(id)) === String(after.tagged.get(id)))),
  };
}

/** Optimistic changes of many recordings at once (UNT-05), which are reverted if the server refuses them. */
export const manyRecordingsMutations = (client: LecternClient, userId: string) => {
  const shared = {
    scope: { id: `recordings:${userId}` },
    retry: shouldRepeat,
    retryDelay,
  };
  const optimistic = (
    effectsOf: (cache: QueryClient, change: ManyRecordingsChange) => { after: Effect; inverse: Effect },
  ): Pick<Write<ManyRecordingsChange, ChangeState>, "onMutate" | "onSuccess" | "onError" | "onSettled"> => ({
    onMutate: (change, { client: cache }) => {
      const effects = effectsOf(cache, change);
      show(cache, userId, effects.after);
      return { before: undefined, doneAt: undefined, rows: effects.after.rows, ...effects };
    },
    onSuccess: (_data, _change, own) => {
      own.doneAt = Date.now();
    },
    onError: (_failure, _change, own, { client: cache }) => {
      if (own !== undefined) show(cache, userId, own.inverse);
    },
    onSettled: (_data, failure, _change, own, { client: cache }) => {
      if (own !== undefined) refresh(cache, userId, own.after, failure !== null);
    },
  });
  return {
    change: (): Write<ManyRecordingsChange, ChangeState> => ({
      ...shared,
      ...optimistic((cache, change) => toEffects(cache, userId, change)),
      mutationKey: toWriteKey("recordings", userId, MANY_ROWS, "changed"),
      ...writeOptions("change-recordings"),
      mutationFn: (change) => changeRecordings(client, change.id, change.recordingIds, change),
    }),

    /** Undoes a change, using what it stored in the mutation cache. */
    undo: (): Write<ManyRecordingsChange, ChangeState> => ({
      ...shared,
      ...optimistic((cache, change) => ({ after: toUndoing(cache, userId, change), inverse: nothing })),
      mutationKey: toWriteKey("recordings", userId, MANY_ROWS, "undone"),
      ...writeOptions("undo-change"),
      mutationFn: (change) => undoRecordingsChange(client, change.id),
    }),

    /** Marks recordings as read or as not read (UNT-07): those whose mark is another, so that the opposite undoes it. */
    setRead: (isRead: boolean): Write<readonly string[], WriteState<void>> => ({
      ...shared,
      mutationKey: toWriteKey("recordings", userId, MANY_ROWS, "isRead"),
      ...writeOptions("set-read"),
      mutationFn: (ids) => markRead(client, ids, isRead),
      onMutate: (ids, { client: cache }) => {
        showRead(cache, userId, new Set(ids), isRead);
        return { before: undefined, doneAt: undefined, rows: new Map(ids.map((id) => [id, { isRead }])) };
      },
      onSuccess: (_data, _ids, own) => {
        own.doneAt = Date.now();
      },
      onError: (_failure, ids, _own, { client: cache }) => showRead(cache, userId, new Set(ids), !isRead),
      onSettled: (_data, failure, ids, _own, { client: cache }) => {
        void cache.invalidateQueries({ queryKey: recordingKeys.unread(userId) });
        if (failure !== null)
          for (const id of ids) void cache.invalidateQueries({ queryKey: recordingKeys.one(userId, id) });
      },
    }),

    /** Removes the cards when the server has answered. */
    remove: (): Write<readonly string[], WriteState<void>> => ({
      ...shared,
      mutationKey: toWriteKey("recordings", userId, MANY_ROWS, "deleted"),
      ...writeOptions("delete-recordings"),
      mutationFn: (ids) => deleteRecordings(client, ids),
      onMutate: (ids) => ({ before: undefined, doneAt: undefined, rows: new Map(ids.map((id) => [id, {}])) }),
      onSuccess: (_data, ids, own, { client: cache }) => {
        own.doneAt = Date.now();
        dropRecordings(cache, userId, new Set(ids));
        void cache.invalidateQueries({ queryKey: recordingKeys.counts(userId) });
        // Other recordings may now be among the three newest.
        void cache.invalidateQueries({ queryKey: recordingKeys.recent(userId) });
        void cache.invalidateQueries({ queryKey: folderKeys.list(userId) });
      },
      // Some recordings may be gone.
      onError: (_failure, _ids, _own, { client: cache }) =>
        cache.invalidateQueries({ queryKey: recordingKeys.all(userId) }),
    }),
  };
};
