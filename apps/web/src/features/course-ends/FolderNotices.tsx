import type { CourseContents, CourseEndReceipt } from "@lectern/domain/course-end";
import { countDays, formatExamDay } from "@lectern/domain/exam-day";
import type { Folder } from "@lectern/domain/folder";
import { toTitle } from "@lectern/domain/recording";
import { CourseEndNotice } from "@lectern/ui/cards/course-end-notice";
import { Stack } from "@lectern/ui/elements/stack";
import { ExportButton } from "../export/ExportButton.tsx";
import { useSaveCalendar } from "../folder-calendar/use-save-calendar.ts";
import { Receipts } from "./Receipts.tsx";

export interface FolderNoticesProps {
  readonly folder: Folder;
  /** The reader's calendar day: `2026-11-24` */
  readonly today: string;
  /** What would be deleted now; undefined until it is counted. */
  readonly contents: CourseContents | undefined;
  /** Of this folder. */
  readonly receipts: readonly CourseEndReceipt[];
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
}

/** The end of a folder's course on the folder's page, and the receipts of those before (END-01). */
export function FolderNotices({ folder, today, contents, receipts, onEdit }: FolderNoticesProps) {
  const { isSaving, save } = useSaveCalendar(folder);
  const day = folder.courseEnd;

  const saveCalendar = (last: string) =>
    save("course-end.ics", async (of) => {
      const { toCourseEndCalendar } = await import("@lectern/domain/calendar/course-end-calendar");
      return toCourseEndCalendar({ ...of, day: last });
    });

  return (
    <Stack gap="s">
      {day !== null && (
        <CourseEndNotice
          title={toTitle(folder.name)}
          day={formatExamDay(day, today)}
          daysLeft={countDays(today, day)}
          contents={contents}
          exporting={
            <ExportButton scope={{ kind: "folder", id: folder.id, name: folder.name }} label="Export Folder" />
          }
          onChangeDate={(button) => onEdit(folder, button)}
          onSaveCalendar={() => void saveCalendar(day)}
          isSaving={isSaving}
        />
      )}
      <Receipts receipts={receipts} />
    </Stack>
  );
}
