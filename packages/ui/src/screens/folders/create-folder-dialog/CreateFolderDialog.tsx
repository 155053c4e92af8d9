import { maxLengths } from "@lectern/domain/max-lengths";
import { DEFAULT_COLOR } from "@lectern/domain/recording";
import { type FormEvent, type RefObject, useState } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { ColorSwatches } from "../../../forms/color-swatches/ColorSwatches.tsx";
import { TextArea } from "../../../forms/text-area/TextArea.tsx";
import { TextField } from "../../../forms/text-field/TextField.tsx";
import { actions } from "../../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import { Dialog } from "../../../overlays/dialog/Dialog.tsx";
import { form } from "../../../overlays/dialog/Dialog.css.ts";
import type { CreateFolderState, NewFolder } from "../folders.state.ts";
import { folderColors } from "./folder-colors.ts";

export interface CreateFolderDialogProps {
  readonly state: CreateFolderState;
  /** Cancel, Escape. Not called while creating. */
  readonly onClose: () => void;
  readonly onCreate: (folder: NewFolder) => void;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

type CreateFolderFormProps = Omit<CreateFolderDialogProps, "focusFallback">;

/** Mounted with the dialog's content: closing it is what resets the inputs (FOL-02). */
function CreateFolderForm({ state, onClose, onCreate }: CreateFolderFormProps) {
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [color, setColor] = useState<string>(DEFAULT_COLOR);
  const creating = state.kind === "creating";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // FOL-02: an empty name does nothing, and blanks are empty (product decision 14).
    if (name.trim() !== "" && !creating) onCreate({ name: name.trim(), description, color });
  };
  return (
    <form className={form} onSubmit={submit}>
      <TextField
        label="Folder Name"
        value={name}
        onChange={setName}
        maxLength={maxLengths.folderName}
        autoComplete="off"
        readOnly={creating}
      />
      <TextArea
        label="Description"
        value={description}
        onChange={setDescription}
        maxLength={maxLengths.folderDescription}
        rows={3}
        readOnly={creating}
      />
      <ColorSwatches label="Color" swatches={folderColors} value={color} onChange={setColor} />
      <div className={actions}>
        <Button onClick={onClose} disabled={creating}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={creating}>
          Create Folder
        </Button>
      </div>
    </form>
  );
}

/** FOL-02, word for word; colour by product decision 14. */
export function CreateFolderDialog({ focusFallback, ...props }: CreateFolderDialogProps) {
  return (
    <Dialog
      open={props.state.kind !== "closed"}
      onOpenChange={props.onClose}
      busy={props.state.kind === "creating"}
      title="Create New Folder"
      focusFallback={focusFallback}
    >
      <CreateFolderForm {...props} />
    </Dialog>
  );
}
