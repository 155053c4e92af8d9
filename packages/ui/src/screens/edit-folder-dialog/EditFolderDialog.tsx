import type { Exam, Folder } from "@lectern/domain/folder";
import { useState } from "react";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { useDraft } from "../../theme/draft.ts";
import { FolderForm } from "../folders/create-folder-dialog/CreateFolderDialog.tsx";
import type { NewFolder } from "../folders/folders.state.ts";
import { CourseEndField } from "./course-end-field/CourseEndField.tsx";
import { parseCourseEnd } from "./course-end-field/parse-course-end.ts";
import { ExamFields } from "./exam-fields/ExamFields.tsx";
import { type ExamErrors, parseExamDraft, toExamDraft } from "./exam-fields/exam-draft.ts";

/** FOL-10. A failed change returns to `open`: the typed texts stay, and no message is shown (REC-09). */
type EditFolderState = { readonly kind: "closed" } | { readonly kind: "open" } | { readonly kind: "saving" };

/** The fields of a folder with its dates. */
interface EditedFolder extends NewFolder {
  readonly exam: Exam | null;
  readonly courseEnd: string | null;
}

export interface EditFolderDialogProps {
  readonly state: EditFolderState;
  readonly folder: Folder;
  /** Of the reader's calendar: `2026-11-24` */
  readonly today: string;
  /** Called by Cancel and Escape, but not while saving. */
  readonly onClose: () => void;
  readonly onSave: (folder: EditedFolder) => void;
  /** Gets the focus when the dialog closes, if the element that had it is gone: the menu's button. */
  readonly focusFallback: { readonly current: HTMLElement | null };
}

type EditFolderFormProps = Pick<EditFolderDialogProps, "folder" | "today" | "onClose" | "onSave"> & {
  readonly busy: boolean;
};

/** Mounted with the dialog's content, so that closing it resets the fields. */
function EditFolderForm({ folder, today, busy, onClose, onSave }: EditFolderFormProps) {
  const [draft, setDraft] = useDraft("exam", toExamDraft(folder.exam));
  const [isDateIncomplete, setDateIncomplete] = useState(false);
  const [errors, setErrors] = useState<ExamErrors>({});
  const [courseEnd, setCourseEnd] = useDraft("courseEnd", folder.courseEnd ?? "");
  const [isEndIncomplete, setEndIncomplete] = useState(false);
  const [endError, setEndError] = useState<string>();
  const submit = (text: NewFolder) => {
    const read = parseExamDraft(draft, isDateIncomplete);
    setErrors("errors" in read ? read.errors : {});
    const end = parseCourseEnd(courseEnd, isEndIncomplete, folder.courseEnd, today);
    setEndError("error" in end ? end.error : undefined);
    if ("exam" in read && "courseEnd" in end) onSave({ ...text, exam: read.exam, courseEnd: end.courseEnd });
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
      <CourseEndField
        day={courseEnd}
        error={endError}
        busy={busy}
        onChange={setCourseEnd}
        onIncompleteChange={setEndIncomplete}
      />
    </FolderForm>
  );
}

/** Changes a folder's name, description, colour (FOL-10), exam (UNT-06) and course end (END-01). */
export function EditFolderDialog({ state, folder, today, onClose, onSave, focusFallback }: EditFolderDialogProps) {
  const isSaving = state.kind === "saving";
  return (
    <Dialog
      open={state.kind !== "closed"}
      onOpenChange={onClose}
      busy={isSaving}
      title="Edit Folder"
      focusFallback={focusFallback}
    >
      <EditFolderForm folder={folder} today={today} busy={isSaving} onClose={onClose} onSave={onSave} />
    </Dialog>
  );
}
