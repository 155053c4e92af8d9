import type { Folder } from "@lectern/domain/folder";
import type { RecordingList } from "@lectern/data/recordings/recordings.queries";
import type { AddRecordingsState, FolderRecordingsState, FolderState } from "@lectern/ui/screens/folder";
import { type Read, toReadState } from "../../features/read.ts";

/** @param leaving the folder that is being deleted, shown until the page is left, because the cache no longer has it */
export const toFolderState = (read: Read<Folder>, leaving: Folder | undefined): FolderState =>
  leaving === undefined
    ? toReadState(read, (folder) => ({ kind: "ready", folder }))
    : { kind: "deleting", folder: leaving };

export const toFolderRecordingsState = (read: Read<RecordingList>): FolderRecordingsState =>
  toReadState(read, ({ recordings }) => (recordings.length === 0 ? { kind: "empty" } : { kind: "ready", recordings }));

/** The step of adding recordings to a folder. */
export type AddingPhase = "closed" | "choosing" | "adding";

/** FOL-06. After a failure the dialog shows the same choice again. */
export function toAddRecordingsState(phase: AddingPhase, read: Read<RecordingList>): AddRecordingsState {
  if (phase === "closed") return { kind: "closed" };
  if (phase === "adding") return { kind: "adding", recordings: read.data?.recordings ?? [] };
  return toFolderRecordingsState(read);
}
