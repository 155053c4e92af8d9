import type { Folder } from "@lectern/domain/folder";
import type { RecordingSummary } from "@lectern/domain/recording";
import type { ReactNode, RefObject } from "react";
import type { MenuItem } from "../../overlays/menu/Menu.tsx";

/** FOL-04, FOL-08. `failed` shows "Failed to load folder" in the page. The app shows all other failures as toasts. */
export type FolderState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly folder: Folder }
  | { readonly kind: "deleting"; readonly folder: Folder };

/** `failed` shows "Failed to load recordings" in the page. */
export type FolderRecordingsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly recordings: readonly RecordingSummary[] };

/** FOL-06. The dialog holds the checked recordings while it is open. A failed addition returns to `ready`. */
export type AddRecordingsState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly recordings: readonly RecordingSummary[] }
  | { readonly kind: "adding"; readonly recordings: readonly RecordingSummary[] };

export interface FolderViewProps {
  readonly state: FolderState;
  readonly recordings: FolderRecordingsState;
  readonly adding: AddRecordingsState;
  /** The folders' names by id, for recordings that Add Recordings would move; undefined while they are loading. */
  readonly folderNames?: ReadonlyMap<string, string> | undefined;
  /** The target of the back link: the list of folders. */
  readonly foldersHref: string;
  readonly recordingHref: (id: string) => string;
  /** Renders the details that a card shows in addition to its row (REC-11). Stable for all cards. */
  readonly renderDetails?: ((id: string) => ReactNode) | undefined;
  /** Called by Add Recording, Close and Escape, but not while adding. */
  readonly onAddingOpenChange: (open: boolean) => void;
  /** Called with at least one id, in display order. */
  readonly onAdd: (recordingIds: readonly string[]) => void;
  readonly onRemove: (recordingId: string) => void;
  /** The ids of its recordings that are not read yet; undefined without an exam, or while they are loading (UNT-06). */
  readonly unread?: ReadonlySet<string> | undefined;
  /** Marks a recording as read or as not read. */
  readonly onMarkRead?: ((recordingId: string, isRead: boolean) => void) | undefined;
  /** Loads again what failed: the folder, or its recordings. */
  readonly onRetry: () => void;
  /** Called for "Edit Folder", with its button, which gets the focus when the dialog closes. */
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
  /** Called for "Add Exam Date", for a folder without an exam. */
  readonly onEditExam: (folder: Folder, button: HTMLElement | null) => void;
  /** Called for "Set Course End Date", for a folder without one. */
  readonly onEditCourseEnd: (folder: Folder, button: HTMLElement | null) => void;
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  /** The notice of its course's end, and receipts, below its header (END-01). */
  readonly courseEnd?: ReactNode;
  /** The region of the folder's exam, above the recordings (UNT-06). */
  readonly exam?: ReactNode;
  /** The space to reserve for that region, whose code loads later: a plan, or one line for a past exam. */
  readonly examRoom?: "plan" | "line" | undefined;
  /** Further items of the header's menu, between editing and deleting. */
  readonly menuItems?: readonly MenuItem[] | undefined;
  /** A ref to the menu's button, for returning the focus. */
  readonly menuRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** Further controls beside the number of recordings. */
  readonly actions?: ReactNode;
  /** Shown above the recordings: asking about them (UNT-01), and their key terms (UNT-03). */
  readonly asking?: ReactNode;
}
