import type { Folder } from "@lectern/domain/folder";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { FolderForm } from "../folders/create-folder-dialog/CreateFolderDialog.tsx";
import type { NewFolder } from "../folders/folders.state.ts";

/** FOL-10. A failed change returns to `open`: the typed texts stay, and no message is shown (REC-09). */
type EditFolderState = { readonly kind: "closed" } | { readonly kind: "open" } | { readonly kind: "saving" };

export interface EditFolderDialogProps {
  readonly state: EditFolderState;
  readonly folder: Folder;
  /** Called by Cancel and Escape, but not while saving. */
  readonly onClose: () => void;
  readonly onSave: (folder: NewFolder) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

/** Changes a folder's name, description and colour (FOL-10). Its dates have dialogs of their own. */
export function EditFolderDialog({ state, folder, onClose, onSave, focusFallback }: EditFolderDialogProps) {
  const isSaving = state.kind === "saving";
  return (
    <Dialog
      open={state.kind !== "closed"}
      onOpenChange={onClose}
      busy={isSaving}
      title="Edit Folder"
      focusFallback={focusFallback}
    >
      <FolderForm initial={folder} busy={isSaving} submitLabel="Save" onClose={onClose} onSubmit={onSave} />
    </Dialog>
  );
}
