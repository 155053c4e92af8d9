import type { Folder } from "@lectern/domain/folder";
import type { RecordingSummary } from "@lectern/domain/recording";

/** REC-13. `failed` says "Failed to load folders" in the dialog; `creating` while a new folder is stored. */
export type FilingState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly folders: readonly Folder[] }
  | { readonly kind: "creating"; readonly folders: readonly Folder[] };

export interface FilingDialogProps {
  readonly state: FilingState;
  /** What is filed, and where it is now. */
  readonly recording: Pick<RecordingSummary, "name" | "folderId">;
  /** Close, Escape. Not called while creating. */
  readonly onClose: () => void;
  /** Into a folder, or out of its folder with null. */
  readonly onFile: (folderId: string | null) => void;
  /** The name is trimmed, never empty. */
  readonly onCreate: (name: string) => void;
  /** Gets the focus when the dialog closes and what had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}
