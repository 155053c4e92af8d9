import type { LecternClient } from "../client.ts";
import { sendWrite, checkKnown } from "../request.ts";

/** A change of one or many recordings. Fields that are not given stay unchanged. */
export interface RecordingsChange {
  /** The new folder; null removes the recordings from their folder. */
  readonly folderId?: string | null;
  readonly isFavorite?: boolean;
  /** Ids of tags. */
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
}

/**
 * Changes recordings in one call. Repeating it with the same id changes nothing.
 *
 * @param id a UUID, with which the call can be undone for a day
 * @throws Failure `invalid` if a folder or tag is gone or a recording would have too many tags; nothing is changed then
 */
export const changeRecordings = (
  client: LecternClient,
  id: string,
  recordingIds: readonly string[],
  { folderId, isFavorite, addTags = [], removeTags = [] }: RecordingsChange,
): Promise<void> =>
  sendWrite(
    client.rpc("change_recordings", {
      p_id: id,
      p_recording_ids: [...recordingIds],
      p_add_tags: [...addTags],
      p_remove_tags: [...removeTags],
      ...(folderId === undefined ? {} : { p_moves: true }),
      ...(typeof folderId === "string" ? { p_folder_id: folderId } : {}),
      ...(isFavorite === undefined ? {} : { p_is_favorite: isFavorite }),
    }),
  );

/** Undoes a call of {@link changeRecordings}, once. @throws Failure `not-found` for a call that is older than a day */
export const undoRecordingsChange = (client: LecternClient, id: string): Promise<void> =>
  checkKnown(client.rpc("undo_recording_change", { p_id: id }));

/** Marks recordings as read or as not read, in one call (UNT-07). Those that are gone are left out. @throws Failure */
export const markRead = (client: LecternClient, recordingIds: readonly string[], isRead: boolean): Promise<void> =>
  sendWrite(client.rpc("mark_recordings_read", { p_recording_ids: [...recordingIds], p_is_read: isRead }));

/** Deletes recordings. Recordings that are already gone count as deleted. @throws Failure */
export const deleteRecordings = (client: LecternClient, recordingIds: readonly string[]): Promise<void> =>
  sendWrite(client.rpc("delete_recordings", { p_recording_ids: [...recordingIds] }));
