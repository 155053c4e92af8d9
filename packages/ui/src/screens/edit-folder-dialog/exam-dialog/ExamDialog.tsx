import type { Exam } from "@lectern/domain/folder";
import { type FormEvent, useState } from "react";
import { FieldMessage } from "../../../forms/field-message/FieldMessage.tsx";
import { DialogActions } from "../../../overlays/dialog/DialogActions.tsx";
import { Dialog } from "../../../overlays/dialog/Dialog.tsx";
import { form } from "../../../overlays/dialog/Dialog.css.ts";
import { useDraft } from "../../../theme/draft.ts";
import type { DateDialogState } from "../date-dialog-state.ts";
import { ExamFields } from "../exam-fields/ExamFields.tsx";
import { type ExamErrors, parseExamDraft, toExamDraft } from "../exam-fields/exam-draft.ts";

export interface ExamDialogProps {
  readonly state: DateDialogState;
  /** The stored exam; null for none. */
  readonly exam: Exam | null;
  /** Called by Cancel and Escape, but not while saving. */
  readonly onClose: () => void;
  readonly onSave: (exam: Exam | null) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

/** Mounted with the dialog's content, so that closing it resets the fields. */
function ExamForm({ state, exam, onClose, onSave }: Omit<ExamDialogProps, "focusFallback">) {
  const [draft, setDraft] = useDraft("exam", toExamDraft(exam));
  const [isDateIncomplete, setDateIncomplete] = useState(false);
  const [errors, setErrors] = useState<ExamErrors>({});
  const busy = state.kind === "saving";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = parseExamDraft(draft, isDateIncomplete);
    setErrors("errors" in read ? read.errors : {});
    if ("exam" in read) onSave(read.exam);
  };
  return (
    <form className={form} onSubmit={submit} noValidate>
      <ExamFields
        draft={draft}
        errors={errors}
        busy={busy}
        onChange={setDraft}
        onIncompleteChange={setDateIncomplete}
      />
      {state.kind === "changed" && (
        <FieldMessage>The exam was changed in another tab. Save again to use what you see here.</FieldMessage>
      )}
      <DialogActions submitLabel="Save" busy={busy} onCancel={onClose} />
    </form>
  );
}

/** Sets, changes and removes a folder's exam (UNT-06). */
export function ExamDialog({ focusFallback, ...props }: ExamDialogProps) {
  return (
    <Dialog
      open={props.state.kind !== "closed"}
      onOpenChange={props.onClose}
      busy={props.state.kind === "saving"}
      title={props.exam === null ? "Add Exam Date" : "Change Exam"}
      focusFallback={focusFallback}
    >
      <ExamForm {...props} />
    </Dialog>
  );
}
