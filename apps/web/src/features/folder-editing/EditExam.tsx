import type { Folder } from "@lectern/domain/folder";
import { ExamDialog } from "@lectern/ui/screens/edit-folder-dialog/exam-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import type { DialogProps } from "../dialog-hook.tsx";
import { useEditDates } from "./use-edit-dates.ts";

/** The dialog of a folder's exam, and its write (UNT-06). */
export function EditExam({ subject: folder, button, isOpen, onClose }: DialogProps<Folder>) {
  const { drafts, close } = useDialogDrafts(`exam of folder ${folder.id}`, onClose);
  const { state, shown, save } = useEditDates(folder, isOpen, close);
  return (
    <DraftProvider value={drafts}>
      <ExamDialog
        state={state}
        exam={shown.exam}
        onClose={close}
        onSave={(exam) => save({ exam })}
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
