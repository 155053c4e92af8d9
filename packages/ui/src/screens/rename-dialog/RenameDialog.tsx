import { maxLengths } from "@lectern/domain/max-lengths";
import type { FormEvent } from "react";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { DialogActions } from "../../overlays/dialog/DialogActions.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { form } from "../../overlays/dialog/Dialog.css.ts";
import { useDraft } from "../../theme/draft.ts";

export interface RenameDialogProps {
  readonly open: boolean;
  /** The recording's current name; it may be empty. */
  readonly name: string;
  /** Called by Cancel and Escape. */
  readonly onClose: () => void;
  /** Called with the typed name unchanged, which may be empty (RDT-02). */
  readonly onRename: (name: string) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

type RenameFormProps = Pick<RenameDialogProps, "name" | "onClose" | "onRename">;

/** Mounted with the dialog's content, so that closing it resets the text. */
function RenameForm({ name, onClose, onRename }: RenameFormProps) {
  const [typed, setTyped] = useDraft("title", name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRename(typed);
  };
  return (
    <form className={form} onSubmit={submit}>
      <TextField
        label="Title"
        value={typed}
        onChange={setTyped}
        maxLength={maxLengths.recordingTitle}
        autoComplete="off"
      />
      <DialogActions submitLabel="Save" onCancel={onClose} />
    </form>
  );
}

/** Renames a recording from its card (RDT-02). It closes at once, because the card shows the new name. */
export function RenameDialog({ open, focusFallback, ...props }: RenameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={props.onClose} title="Rename Recording" focusFallback={focusFallback}>
      <RenameForm {...props} />
    </Dialog>
  );
}
