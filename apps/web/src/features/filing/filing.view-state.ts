import type { Folder } from "@lectern/domain/folder";
import type { FilingState } from "@lectern/ui/screens/filing-dialog";
import type { Read } from "../read.ts";

interface FilingPhase {
  readonly isOpen: boolean;
  /** Whether a new folder is being stored. */
  readonly isCreating: boolean;
}

/** REC-13. Folders that were read before are shown even if reading them again failed. */
export function toFilingState(
  { isOpen, isCreating }: FilingPhase,
  { data, isError }: Read<readonly Folder[]>,
): FilingState {
  if (!isOpen) return { kind: "closed" };
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return { kind: isCreating ? "creating" : "ready", folders: data };
}
