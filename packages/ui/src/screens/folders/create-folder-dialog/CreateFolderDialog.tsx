import { maxLengths } from "@lectern/domain/max-lengths";
import { DEFAULT_COLOR } from "@lectern/domain/recording";
import { type FormEvent, type RefObject } from "react";
import { ColorSwatches } from "../../../forms/color-swatches/ColorSwatches.tsx";
import { TextArea } from "../../../forms/text-area/TextArea.tsx";
import { TextField } from "../../../forms/text-field/TextField.tsx";
import { DialogActions } from "../../../overlays/dialog/DialogActions.tsx";
import { Dialog } from "../../../overlays/dialog/Dialog.tsx";
import { form } from "../../../overlays/dialog/Dialog.css.ts";
import { useDraft } from "../../../theme/draft.ts";
import type { CreateFolderState, NewFolder } from "../folders.state.ts";
import { listFolderColors } from "./folder-colors.ts";

export interface CreateFolderDialogProps {
  readonly state: CreateFolderState;
  /** Called by Cancel and Escape, but not while creating. */
  readonly onClose: () => void;
  readonly onCreate: (folder: NewFolder) => void;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

export interface FolderFormProps {
  /** The initial values. */
  readonly initial: NewFolder;
  readonly busy: boolean;
  /** The text of the submit button. */
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** Called with a trimmed, non-empty name. */
  readonly onSubmit: (folder: NewFolder) => void;
}

/** The form of a folder's fields. Mounted with the dialog's content, so that closing it resets the fields (FOL-02). */
export function FolderForm({ initial, busy, submitLabel, onClose, onSubmit }: FolderFormProps) {
  const [name, setName] = useDraft("name", initial.name);
  const [description, setDescription] = useDraft("description", initial.description);
  const [color, setColor] = useDraft("color", initial.color);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // FOL-02: an empty name does nothing, and spaces alone count as empty (product decision 14).
    if (name.trim() !== "" && !busy) onSubmit({ name: name.trim(), description, color });
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <TextField
        label="Folder Name"
        value={name}
        onChange={setName}
        maxLength={maxLengths.folderName}
        autoComplete="off"
        readOnly={busy}
      />
      <TextArea
        label="Description"
        value={description}
        onChange={setDescription}
        maxLength={maxLengths.folderDescription}
        rows={3}
        readOnly={busy}
      />
      <ColorSwatches label="Color" swatches={listFolderColors(initial.color)} value={color} onChange={setColor} />
      <DialogActions submitLabel={submitLabel} busy={busy} onCancel={onClose} />
    </form>
  );
}

const newFolder: NewFolder = { name: "", description: "", color: DEFAULT_COLOR };

/** A dialog for creating a folder, with the text of FOL-02; the colour is by product decision 14. */
export function CreateFolderDialog({ state, onClose, onCreate, focusFallback }: CreateFolderDialogProps) {
  return (
    <Dialog
      open={state.kind !== "closed"}
      onOpenChange={onClose}
      busy={state.kind === "creating"}
      title="Create New Folder"
      focusFallback={focusFallback}
    >
      <FolderForm
        initial={newFolder}
        busy={state.kind === "creating"}
        submitLabel="Create Folder"
        onClose={onClose}
        onSubmit={onCreate}
      />
    </Dialog>
  );
}
