import type { ListedFolder } from "@lectern/domain/folder";
import type { CreateFolderState, FoldersState } from "@lectern/ui/screens/folders";
import { type Read, toReadState } from "../../features/read.ts";

/** Rows take precedence (product decision 23: a failed list shows what the cache has). */
export const toFoldersState = (read: Read<readonly ListedFolder[]>): FoldersState =>
  toReadState(read, (folders) => (folders.length === 0 ? { kind: "empty" } : { kind: "ready", folders }));

/** FOL-02: a failed creation leaves the dialog open, with the typed text. */
export function toCreateFolderState(isOpen: boolean, isCreating: boolean): CreateFolderState {
  if (!isOpen) return { kind: "closed" };
  return { kind: isCreating ? "creating" : "open" };
}
