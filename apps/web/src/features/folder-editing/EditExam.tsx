import { ExamDialog } from "@lectern/ui/screens/edit-folder-dialog/exam-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useDrafts } from "../../flows/use-drafts.ts";
import type { EditFolderProps } from "./EditFolder.tsx";
import { useEditDates } from "./use-edit-dates.ts";

/** The dialog of a folder's exam, and its write (UNT-06). */
export function EditExam({ folder, button, isOpen, onClose }: EditFolderProps) {
  const drafts = useDrafts(`exam of folder ${folder.id}`);
  const close = () => {
    drafts.forget();
    onClose();
  };
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
