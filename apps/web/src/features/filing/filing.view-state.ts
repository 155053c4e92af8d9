import type { Folder } from "@lectern/domain/folder";
import type { FilingState } from "@lectern/ui/screens/filing-dialog";
import { type Read, toReadState } from "../read.ts";

/** REC-13. Folders that were read before are shown even if reading them again failed. */
export function toFilingState(
  { isOpen, isCreating }: { readonly isOpen: boolean; readonly isCreating: boolean },
  read: Read<readonly Folder[]>,
): FilingState {
  if (!isOpen) return { kind: "closed" };
  return toReadState(read, (folders) => ({ kind: isCreating ? "creating" : "ready", folders }));
}
