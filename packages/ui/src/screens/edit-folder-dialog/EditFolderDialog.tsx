import type { Exam, Folder } from "@lectern/domain/folder";
import { useState } from "react";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { useDraft } from "../../theme/draft.ts";
import { FolderForm } from "../folders/create-folder-dialog/CreateFolderDialog.tsx";
import type { NewFolder } from "../folders/folders.state.ts";
import { ExamFields } from "./exam-fields/ExamFields.tsx";
import { type ExamErrors, parseExamDraft, toExamDraft } from "./exam-fields/exam-draft.ts";

/** FOL-10. A failed change returns to `open`: the typed texts stay, and no message is shown (REC-09). */
type EditFolderState = { readonly kind: "closed" } | { readonly kind: "open" } | { readonly kind: "saving" };

/** The fields of a folder with its exam. */
interface EditedFolder extends NewFolder {
  readonly exam: Exam | null;
}

export interface EditFolderDialogProps {
  readonly state: EditFolderState;
  readonly folder: Folder;
  /** Called by Cancel and Escape, but not while saving. */
  readonly onClose: () => void;
  readonly onSave: (folder: EditedFolder) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

type EditFolderFormProps = Pick<EditFolderDialogProps, "folder" | "onClose" | "onSave"> & { readonly busy: boolean };

/** Mounted with the dialog's content, so that closing it resets the fields. */
function EditFolderForm({ folder, busy, onClose, onSave }: EditFolderFormProps) {
  const [draft, setDraft] = useDraft("exam", toExamDraft(folder.exam));
  const [isDateIncomplete, setDateIncomplete] = useState(false);
  const [errors, setErrors] = useState<ExamErrors>({});
  const submit = (text: NewFolder) => {
    const read = parseExamDraft(draft, isDateIncomplete);
    setErrors("errors" in read ? read.errors : {});
    if ("exam" in read) onSave({ ...text, exam: read.exam });
  };
  return (
    <FolderForm initial={folder} busy={busy} submitLabel="Save" onClose={onClose} onSubmit={submit}>
      <ExamFields
        draft={draft}
        errors={errors}
        busy={busy}
        onChange={setDraft}
        onIncompleteChange={setDateIncomplete}
      />
    </FolderForm>
  );
}

/** Changes a folder's name, description, colour (FOL-10) and exam (UNT-06). */
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
      <EditFolderForm folder={folder} busy={isSaving} onClose={onClose} onSave={onSave} />
    </Dialog>
  );
}
