import type { ListedFolder } from "@lectern/domain/folder";
import type { CreateFolderState, FoldersState } from "@lectern/ui/screens/folders";
import type { Read } from "../../features/read.ts";

/** Rows take precedence (product decision 23: a failed list shows what the cache has). */
export function toFoldersState({ data, isError }: Read<readonly ListedFolder[]>): FoldersState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.length === 0 ? { kind: "empty" } : { kind: "ready", folders: data };
}

/** FOL-02: a failed creation leaves the dialog open, with the typed text. */
export function toCreateFolderState(isOpen: boolean, isCreating: boolean): CreateFolderState {
  if (!isOpen) return { kind: "closed" };
  return { kind: isCreating ? "creating" : "open" };
}
