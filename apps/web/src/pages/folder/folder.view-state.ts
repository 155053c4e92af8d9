import type { Folder } from "@lectern/domain/folder";
import type { RecordingList } from "@lectern/data/recordings/recordings.queries";
import type { AddRecordingsState, FolderRecordingsState, FolderState } from "@lectern/ui/screens/folder";
import type { Read } from "../../features/read.ts";

/** @param leaving the folder that is being deleted, shown until the page is left, because the cache no longer has it */
export function toFolderState({ data, isError }: Read<Folder>, leaving: Folder | undefined): FolderState {
  if (leaving !== undefined) return { kind: "deleting", folder: leaving };
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return { kind: "ready", folder: data };
}

export function toFolderRecordingsState({ data, isError }: Read<RecordingList>): FolderRecordingsState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.recordings.length === 0 ? { kind: "empty" } : { kind: "ready", recordings: data.recordings };
}

/** The step of adding recordings to a folder. */
export type AddingPhase = "closed" | "choosing" | "adding";

/** FOL-06. After a failure the dialog shows the same choice again. */
export function toAddRecordingsState(phase: AddingPhase, { data, isError }: Read<RecordingList>): AddRecordingsState {
  if (phase === "closed") return { kind: "closed" };
  if (phase === "adding") return { kind: "adding", recordings: data?.recordings ?? [] };
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.recordings.length === 0 ? { kind: "empty" } : { kind: "ready", recordings: data.recordings };
}
