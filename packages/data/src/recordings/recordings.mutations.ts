import type { Recording } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { folderKeys } from "../folders/folders.queries.ts";
import { type DataWork, type Write, writeOptions } from "../options.ts";
import { type WriteState, toWriteKey, toRowWritesKey } from "../recent-writes.ts";
import { findLaterWrites, optimisticUpdate } from "../optimistic-update.ts";
import {
  findCachedRecording,
  dropRecordings,
  type RecordingChange,
  showChanges,
  showRead,
} from "./cached-recordings.ts";
import { deleteRecording, moveRecording, renameRecording, setFavorite, setRead } from "./recordings.api.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** The mutation scope of a recording: its writes are sent one after another, in the order in which they were made. */
const toScope = (id: string) => `recording:${id}`;

/** The type of a field that can be changed. */
type Value<Field extends keyof RecordingChange> = Exclude<RecordingChange[Field], undefined>;

/**
 * Defines a write of one field as an optimistic update of every list and page. Queries that depend on the field are
 * invalidated.
 */
function createFieldWrite<Field extends keyof RecordingChange>(
  userId: string,
  id: string,
  field: Field,
  work: DataWork,
  send: (value: Value<Field>, before: Value<Field> | undefined) => Promise<void>,
): Write<Value<Field>, WriteState<Value<Field>>> {
  return optimisticUpdate<Value<Field>>({
    mutationKey: toWriteKey("recordings", userId, id, field),
    scope: toScope(id),
    work,
    send,
    shown: (cache) => findCachedRecording(cache, userId, id)?.[field] as Value<Field> | undefined,
    show: (cache, value) => showChanges(cache, userId, new Map([[id, { [field]: value }]])),
    onSettled: (cache, hasFailed, own) => {
      if (findLaterWrites(cache, toRowWritesKey("recordings", userId, id), own).length > 0) return;
      // After a failure the server's state is unknown, so everything that shows is read again.
      if (hasFailed) void cache.invalidateQueries({ queryKey: recordingKeys.all(userId) });
      else for (const queryKey of decidedBy[field](userId)) void cache.invalidateQueries({ queryKey });
    },
  });
}

/** The queries whose rows or counts depend on each field. */
const decidedBy: Record<keyof RecordingChange, (userId: string) => readonly (readonly unknown[])[]> = {
  isFavorite: (userId) => [recordingKeys.counts(userId), recordingKeys.favorites(userId)],
  name: () => [],
  folderId: (userId) => [
    recordingKeys.inFolders(userId),
    recordingKeys.addables(userId),
    recordingKeys.unitTerms(userId),
    recordingKeys.unread(userId),
    folderKeys.list(userId),
  ],
};

/**
 * Writes of recordings. Each belongs to one recording: `useMutation(mutations.setFavorite(id))`, or `runWrite` in a
 * list.
 */
export const recordingMutations = (client: LecternClient, userId: string) => ({
  setFavorite: (id: string) =>
    createFieldWrite(userId, id, "isFavorite", "set-favorite", (isFavorite) => setFavorite(client, id, isFavorite)),

  /**
   * Marks it as read or as not read (UNT-07). Only its page and the lists of what is not read have the mark.
   *
   * @param isQuiet whether the student has not asked for it, so that nothing is announced, and no failure is shown
   */
  setRead: (id: string, isQuiet = false): Write<boolean, WriteState<boolean>> => {
    const write = optimisticUpdate<boolean>({
      mutationKey: toWriteKey("recordings", userId, id, "isRead"),
      scope: toScope(id),
      work: "set-read",
      send: (isRead) => setRead(client, id, isRead),
      shown: (cache) => cache.getQueryData<Recording>(recordingKeys.one(userId, id))?.isRead,
      show: (cache, isRead) => showRead(cache, userId, new Set([id]), isRead),
      onSettled: (cache, hasFailed, own) => {
        if (findLaterWrites(cache, toRowWritesKey("recordings", userId, id), own).length > 0) return;
        void cache.invalidateQueries({ queryKey: recordingKeys.unread(userId) });
        if (hasFailed) void cache.invalidateQueries({ queryKey: recordingKeys.one(userId, id) });
      },
    });
    return { ...write, meta: { ...write.meta, isQuiet } };
  },

  /**
   * The name may be empty (RDT-02). A title that is another than the student saw fails with `changed-elsewhere` (COR-03).
   *
   * @param shown the title when the student began to change it, if that may not be the one that is shown now
   */
  rename: (id: string, shown?: string) =>
    createFieldWrite(userId, id, "name", "rename-recording", (name, before) =>
      renameRecording(client, id, name, shown ?? before),
    ),

  /** Moves it into a folder; null removes it from its folder (FOL-07). */
  move: (id: string) =>
    createFieldWrite(userId, id, "folderId", "move-recording", (folderId) => moveRecording(client, id, folderId)),

  /** Removes the card when the server has answered (REC-06). */
  remove: (id: string): Write<void, WriteState<void>> => ({
    mutationKey: toWriteKey("recordings", userId, id, "deleted"),
    scope: { id: toScope(id) },
    ...writeOptions("delete-recording"),
    mutationFn: () => deleteRecording(client, id),
    onMutate: () => ({ before: undefined, doneAt: undefined }),
    onSuccess: (_data, _variables, own, { client: cache }) => {
      own.doneAt = Date.now();
      dropRecordings(cache, userId, new Set([id]));
      void cache.invalidateQueries({ queryKey: recordingKeys.counts(userId) });
      // Another recording may now be among the three newest.
      void cache.invalidateQueries({ queryKey: recordingKeys.recent(userId) });
      // Its folder has one lecture less.
      void cache.invalidateQueries({ queryKey: folderKeys.list(userId) });
    },
  }),
});
