import type { Folder } from "@lectern/domain/folder";
import type { RecordingSummary } from "@lectern/domain/recording";

/**
 * REC-13. `failed` shows "Couldn't load folders" in the dialog; `creating` means that a new folder is being stored.
 */
export type FilingState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly folders: readonly Folder[] }
  | { readonly kind: "creating"; readonly folders: readonly Folder[] };

export interface FilingDialogProps {
  readonly state: FilingState;
  /** The recording to file, and its current folder. */
  readonly recording: Pick<RecordingSummary, "name" | "folderId">;
  /** Called by Close and Escape, but not while creating. */
  readonly onClose: () => void;
  /** Called with the folder's id, or null to remove the recording from its folder. */
  readonly onFile: (folderId: string | null) => void;
  /** Called with the trimmed, non-empty name. */
  readonly onCreate: (name: string) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}
