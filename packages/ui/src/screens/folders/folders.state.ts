import type { Folder } from "@lectern/domain/folder";

/** FOL-01. `failed` is a first read that failed: the page says nothing (product decision 23). */
export type FoldersState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly folders: readonly Folder[] };

/**
 * FOL-02. What is typed lives in the dialog while it is open, so closing it resets the inputs. A creation that failed
 * goes back to `open`: the typed text is still there and nothing is said (REC-09).
 */
export type CreateFolderState = { readonly kind: "closed" } | { readonly kind: "open" } | { readonly kind: "creating" };

export interface NewFolder {
  /** Trimmed, never empty. */
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
}

export interface FoldersViewProps {
  readonly state: FoldersState;
  readonly dialog: CreateFolderState;
  /** New Folder, Cancel, Escape. Not called while creating. */
  readonly onDialogOpenChange: (open: boolean) => void;
  readonly onCreate: (folder: NewFolder) => void;
  readonly folderHref: (id: string) => string;
  /** "Edit Folder" in a card's menu, with the menu's button, which gets the focus back. */
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
}
