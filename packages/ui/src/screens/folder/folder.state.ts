import type { Folder } from "@lectern/domain/folder";
import type { RecordingSummary } from "@lectern/domain/recording";
import type { ReactNode } from "react";

/** FOL-04, FOL-08. `failed` says "Failed to load folder" in the page; every other failure is the app's toast. */
export type FolderState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly folder: Folder }
  | { readonly kind: "deleting"; readonly folder: Folder };

/** `failed` says "Failed to load recordings" in the page. */
export type FolderRecordingsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly recordings: readonly RecordingSummary[] };

/** FOL-06. What is checked lives in the dialog while it is open; an adding that failed goes back to `ready`. */
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
  /** The folders' names by id, for what Add Recordings would move out of one; undefined until they are there. */
  readonly folderNames?: ReadonlyMap<string, string> | undefined;
  /** The target of the back link: the list of folders. */
  readonly foldersHref: string;
  readonly recordingHref: (id: string) => string;
  /** Add Recording, Close, Escape. Not called while adding. */
  readonly onAddingOpenChange: (open: boolean) => void;
  /** One id at least, in the order shown. */
  readonly onAdd: (recordingIds: readonly string[]) => void;
  readonly onRemove: (recordingId: string) => void;
  /** Loads once more what could not be loaded: the folder, or its recordings. */
  readonly onRetry: () => void;
  /** "Edit Folder", with its button, which gets the focus back. */
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
  /** The region of its exam, above the recordings (UNT-06). */
  readonly exam?: ReactNode;
  /** The room of that region, whose code comes later: a plan, or the line of a day that is over. */
  readonly examRoom?: "plan" | "line" | undefined;
  /** More controls of the header. */
  readonly actions?: ReactNode;
  /** Above the recordings: where they are asked (UNT-01). */
  readonly asking?: ReactNode;
}
