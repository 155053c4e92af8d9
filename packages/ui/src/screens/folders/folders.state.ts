import type { Folder, ListedFolder } from "@lectern/domain/folder";

/** FOL-01. `failed`: the first read failed, and the page has one quiet line to try again (product decision 23). */
export type FoldersState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly folders: readonly ListedFolder[] };

/**
 * FOL-02. The dialog holds the typed texts while it is open, so closing it resets them. A failed creation returns to
 * `open`: the texts stay, and no message is shown (REC-09).
 */
export type CreateFolderState = { readonly kind: "closed" } | { readonly kind: "open" } | { readonly kind: "creating" };

export interface NewFolder {
  /** Trimmed and not empty. */
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
}

export interface FoldersViewProps {
  readonly state: FoldersState;
  /** Today in the reader's calendar: `2026-11-24` */
  readonly today: string;
  /** Loads the list again after a failed first read. */
  readonly onRetry: () => void;
  readonly dialog: CreateFolderState;
  /** Called by New Folder, Cancel and Escape, but not while creating. */
  readonly onDialogOpenChange: (open: boolean) => void;
  readonly onCreate: (folder: NewFolder) => void;
  readonly folderHref: (id: string) => string;
  /** Called for "Edit Folder" in a card's menu, with the menu's button, which gets the focus when the dialog closes. */
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
}
