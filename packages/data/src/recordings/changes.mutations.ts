import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { invalidate, type Write, writeOptions } from "../options.ts";
import { deletion } from "../optimistic-update.ts";
import type { WriteKey, WriteState } from "../recent-writes.ts";
import { repeatLost } from "../repeat-lost.ts";
import { type TaggedRecordings, tagKeys } from "../tags/tags.queries.ts";
import { dropRecordings, findShown, type RecordingChange } from "./cached-recordings.ts";
import {
  changeRecordings,
  deleteRecordings,
  markRead,
  type RecordingsChange,
  undoRecordingsChange,
} from "./changes.api.ts";
import { recordingKeys } from "./recordings.queries.ts";
import { updateRecordings } from "./update-recordings.ts";

/** One call. Its id is generated once, so that a repeated request is the same call. */
export interface ManyRecordingsChange extends RecordingsChange {
  readonly id: string;
  readonly recordingIds: readonly string[];
}

type Changes = ReadonlyMap<string, RecordingChange>;

/** Computes the changed fields of each recording. */
function toChanges(
  cache: QueryClient,
  userId: string,
  { recordingIds, folderId, isFavorite, addTags = [], removeTags = [] }: ManyRecordingsChange,
): Changes {
  const tagged = cache.getQueryData<TaggedRecordings>(tagKeys.tagged(userId));
  const isTagging = tagged !== undefined && addTags.length + removeTags.length > 0;
  const toTags = (id: string) => {
    const others = (tagged?.get(id) ?? []).filter((tag) => !removeTags.includes(tag));
    return [...new Set([...others, ...addTags])];
  };
  const toChange = (id: string): RecordingChange => ({
    ...(folderId !== undefined && { folderId }),
    ...(isFavorite !== undefined && { isFavorite }),
    ...(isTagging && { tags: toTags(id) }),
  });
  return new Map(recordingIds.map((id) => [id, toChange(id)]));
}

const noWrite: Pick<WriteState, "rows" | "before"> = { rows: new Map(), before: new Map() };

const toManyKey = (userId: string, field: string): WriteKey => ["recordings", userId, "many", field];

/** Computes the inverse of a change, limited to values that the screens still show. */
function toInverse(cache: QueryClient, userId: string, { id: changeId }: ManyRecordingsChange): Changes {
  const done = cache
    .getMutationCache()
    .findAll({ mutationKey: toManyKey(userId, "changed") })
    .find(({ state }) => (state.variables as ManyRecordingsChange | undefined)?.id === changeId);
  const { rows, before } = (done?.state.context as WriteState | undefined) ?? noWrite;
  const shown = findShown(cache, userId, new Set(rows.keys()));
  const toFields = (id: string, change: object) =>
    Object.entries(change).flatMap(([field, value]) => {
      const shownBefore = before.get(id)?.[field];
      const isAsChanged = String(shown.get(id)?.[field]) === String(value);
      return isAsChanged && shownBefore !== undefined ? [[field, shownBefore] as const] : [];
    });
  return new Map([...rows].map(([id, change]) => [id, Object.fromEntries(toFields(id, change))]));
}

/** Optimistic changes of many recordings at once (UNT-05), which are reverted if the server refuses them. */
export const manyRecordingsMutations = (client: LecternClient, userId: string) => {
  const shared = {
    scope: { id: `recordings:${userId}` },
    ...repeatLost,
  };
  return {
    change: () =>
      updateRecordings<ManyRecordingsChange>(userId, {
        ...shared,
        mayTag: true,
        mutationKey: toManyKey(userId, "changed"),
        ...writeOptions("Error changing recordings"),
        toChanges: (cache, change) => toChanges(cache, userId, change),
        send: (change) => changeRecordings(client, change.id, change.recordingIds, change),
      }),

    /** Undoes a change, using what it stored in the mutation cache. */
    undo: () =>
      updateRecordings<ManyRecordingsChange>(userId, {
        ...shared,
        mayTag: true,
        mutationKey: toManyKey(userId, "undone"),
        ...writeOptions("Error undoing a change"),
        toChanges: (cache, change) => toInverse(cache, userId, change),
        send: (change) => undoRecordingsChange(client, change.id),
      }),

    /** Marks recordings as read or as not read (UNT-07): those whose mark is another, so that the opposite undoes it. */
    setRead: (isRead: boolean) =>
      updateRecordings<readonly string[]>(userId, {
        ...shared,
        mutationKey: toManyKey(userId, "isRead"),
        ...writeOptions("Error updating what is read"),
        toChanges: (_cache, ids) => new Map(ids.map((id) => [id, { isRead }])),
        send: (ids) => markRead(client, ids, isRead),
      }),

    /** Removes the cards when the server has answered. */
    remove: (): Write<readonly string[], WriteState> => ({
      ...deletion({
        ...shared,
        mutationKey: toManyKey(userId, "deleted"),
        ...writeOptions("Error deleting recordings"),
        toIds: (ids: readonly string[]) => ids,
        send: (ids) => deleteRecordings(client, ids),
        drop: (cache, ids) => dropRecordings(cache, userId, ids),
      }),
      // Some recordings may be gone.
      onError: (_failure, _ids, _own, { client: cache }) => invalidate(cache, recordingKeys.all(userId)),
    }),
  };
};
