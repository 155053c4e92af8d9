import { courseEndQueries } from "@lectern/data/course-ends/course-ends";
import { toDay } from "@lectern/domain/dates";
import type { Folder } from "@lectern/domain/folder";
import { CourseEndDialog } from "@lectern/ui/screens/edit-folder-dialog/course-end-dialog";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDialogDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import type { DialogProps } from "../dialog-hook.tsx";
import { useEditDates } from "./use-edit-dates.ts";

/** The dialog of a folder's course end, its counts and its write (END-01, DAY-05). */
export function EditCourseEnd({ subject: folder, button, isOpen, onClose }: DialogProps<Folder>) {
  const { client, id: userId } = useUser();
  const [today] = useState(() => toDay(new Date().toISOString()));
  const { drafts, close } = useDialogDrafts(`course end of folder ${folder.id}`, onClose);
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
