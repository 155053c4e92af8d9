import { courseEndQueries } from "@lectern/data/course-ends/course-ends.queries";
import { toDay } from "@lectern/domain/dates";
import { CourseEndDialog } from "@lectern/ui/screens/edit-folder-dialog/course-end-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import type { EditFolderProps } from "./EditFolder.tsx";
import { useEditDates } from "./use-edit-dates.ts";

/** The dialog of a folder's course end, its counts and its write (END-01, DAY-05). */
export function EditCourseEnd({ folder, button, isOpen, onClose }: EditFolderProps) {
  const { client, id: userId } = useUser();
  const [today] = useState(() => toDay(new Date().toISOString()));
  const drafts = useDrafts(`course end of folder ${folder.id}`);
  const close = () => {
    drafts.forget();
    onClose();
  };
  const { state, shown, save } = useEditDates(folder, isOpen, close);
  // Counted for this opening, and not what an earlier one counted.
  const contents = useQuery({ ...courseEndQueries(client, userId).contents(folder.id), gcTime: 0, enabled: isOpen });
  return (
    <DraftProvider value={drafts}>
      <CourseEndDialog
        state={state}
        courseEnd={shown.courseEnd}
        today={today}
        contents={contents.isError ? null : contents.data}
        onClose={close}
        onSave={(courseEnd) => save({ courseEnd })}
        focusFallback={{ current: button }}
      />
    </DraftProvider>
  );
}
