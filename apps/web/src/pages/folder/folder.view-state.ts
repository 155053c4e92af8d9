import type { Folder } from "@lectern/domain/folder";
import type { RecordingList } from "@lectern/data/recordings/recordings.queries";
import type { AddRecordingsState, FolderRecordingsState, FolderState } from "@lectern/ui/screens/folder";
import type { Read } from "../read.ts";

/** @param leaving the folder while it is deleted, and until its page has gone: the cache has forgotten it by then */
export function folderState({ data, isError }: Read<Folder>, leaving: Folder | undefined): FolderState {
  if (leaving !== undefined) return { kind: "deleting", folder: leaving };
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return { kind: "ready", folder: data };
}

export function folderRecordingsState({ data, isError }: Read<RecordingList>): FolderRecordingsState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.recordings.length === 0 ? { kind: "empty" } : { kind: "ready", recordings: data.recordings };
}

/** The step of adding recordings. */
export type AddingPhase = "closed" | "choosing" | "adding";

/** FOL-06. An adding that failed goes back to the choice, as it was. */
export function addRecordingsState(phase: AddingPhase, { data, isError }: Read<RecordingList>): AddRecordingsState {
  if (phase === "closed") return { kind: "closed" };
  if (phase === "adding") return { kind: "adding", recordings: data?.recordings ?? [] };
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.recordings.length === 0 ? { kind: "empty" } : { kind: "ready", recordings: data.recordings };
}
