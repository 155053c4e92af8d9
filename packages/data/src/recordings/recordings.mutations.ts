import type { LecternClient } from "../client.ts";
import { writeOptions } from "../options.ts";
import { deletion } from "../optimistic-update.ts";
import { dropRecordings, type RecordingChange } from "./cached-recordings.ts";
import { deleteRecording, moveRecording, renameRecording, setFavorite, setRead } from "./recordings.api.ts";
import { updateRecordings } from "./update-recordings.ts";

/** The mutation scope of a recording: its writes are sent one after another, in the order in which they were made. */
const toScope = (id: string) => ({ id: `recording:${id}` });

/** The type of a field that can be changed. */
type Value<Field extends keyof RecordingChange> = Exclude<RecordingChange[Field], undefined>;

/** Defines a write of one field as an optimistic update. */
const updateField = <Field extends keyof RecordingChange>(
  userId: string,
  id: string,
  field: Field,
  options: ReturnType<typeof writeOptions>,
  send: (value: Value<Field>, before: Value<Field> | undefined) => Promise<void>,
) =>
  updateRecordings<Value<Field>>(userId, {
    mutationKey: ["recordings", userId, id, field],
    scope: toScope(id),
    ...options,
    toChanges: (_cache, value) => new Map([[id, { [field]: value }]]),
    send: (value, before) => send(value, before.get(id)?.[field] as Value<Field> | undefined),
  });

/**
 * Writes of recordings. Each belongs to one recording: `useMutation(mutations.setFavorite(id))`, or `runWrite` in a
 * list.
 */
export const recordingMutations = (client: LecternClient, userId: string) => ({
  setFavorite: (id: string) =>
    updateField(userId, id, "isFavorite", writeOptions("Error updating favorite", "set-favorite"), (isFavorite) =>
      setFavorite(client, id, isFavorite),
    ),

  /**
   * Marks it as read or as not read (UNT-07). Only its page and the lists of what is not read have the mark.
   *
   * @param isQuiet whether the student has not asked for it, so that nothing is announced, and no failure is shown
   */
  setRead: (id: string, isQuiet = false) => {
    const options = writeOptions("Error updating what is read");
    const meta = { ...options.meta, isQuiet };
    return updateField(userId, id, "isRead", { ...options, meta }, (isRead) => setRead(client, id, isRead));
  },

  /**
   * The name may be empty (RDT-02). A title that is another than the student saw fails with `changed-elsewhere` (COR-03).
   *
   * @param shown the title when the student began to change it, if that may not be the one that is shown now
   */
  rename: (id: string, shown?: string) =>
    updateField(userId, id, "name", writeOptions("Error updating title", "rename-recording"), (name, before) =>
      renameRecording(client, id, name, shown ?? before),
    ),

  /** Moves it into a folder; null removes it from its folder (FOL-07). */
  move: (id: string) =>
    updateField(userId, id, "folderId", writeOptions("Error moving recording", "move-recording"), (folderId) =>
      moveRecording(client, id, folderId),
    ),

  /** Removes the card when the server has answered (REC-06). */
  remove: (id: string) =>
    deletion<void>({
      mutationKey: ["recordings", userId, id, "deleted"],
      scope: toScope(id),
      ...writeOptions("Error deleting recording", "delete-recording"),
      toIds: () => [id],
      send: () => deleteRecording(client, id),
      drop: (cache, ids) => dropRecordings(cache, userId, ids),
    }),
});
