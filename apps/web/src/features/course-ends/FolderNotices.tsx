import type { CourseContents, CourseEndReceipt } from "@lectern/domain/course-end";
import { countDays, formatExamDay } from "@lectern/domain/exam-day";
import type { Folder } from "@lectern/domain/folder";
import { toTitle } from "@lectern/domain/recording";
import { CourseEndNotice } from "@lectern/ui/cards/course-end-notice";
import { Stack } from "@lectern/ui/elements/stack";
import { toast } from "@lectern/ui/overlays/toaster";
import { useState } from "react";
import { folderCopy } from "../../copy/folder-copy.ts";
import { paths } from "../../paths.ts";
import { downloadFile } from "../../platform/save-file.ts";
import { ExportButton } from "../export/ExportButton.tsx";
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

const CALENDAR_TOAST = "course-end-calendar";

/** The end of a folder's course on the folder's page, and the receipts of those before (END-01). */
export function FolderNotices({ folder, today, contents, receipts, onEdit }: FolderNoticesProps) {
  const [isSaving, setSaving] = useState(false);
  const day = folder.courseEnd;

  const saveCalendar = async (last: string) => {
    setSaving(true);
    try {
      const { toCourseEndCalendar } = await import("@lectern/data/calendar/course-end-calendar");
      const url = new URL(paths.folder(folder.id), window.location.href).href;
      const text = toCourseEndCalendar({ folderId: folder.id, folder: folder.name, day: last, url, now: new Date() });
      downloadFile(new File([text], "course-end.ics", { type: "text/calendar" }));
      toast.dismiss(CALENDAR_TOAST);
    } catch {
      toast.error(folderCopy.calendarFailed, { id: CALENDAR_TOAST });
    } finally {
      setSaving(false);
    }
  };

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
