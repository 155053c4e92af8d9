import { folderQueries } from "@lectern/data/folders/folders.queries";
import type { CourseEnd, CourseEndReceipt } from "@lectern/domain/course-end";
import { countDays, formatExamDay } from "@lectern/domain/exam-day";
import { toTitle } from "@lectern/domain/recording";
import { CourseEndNotice } from "@lectern/ui/cards/course-end-notice";
import { Stack } from "@lectern/ui/elements/stack";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { ExportButton } from "../export/ExportButton.tsx";
import { useEditCourseEnd } from "../folder-editing/folder-dialogs.ts";
import { Receipts } from "./Receipts.tsx";

export interface HomeNoticesProps {
  /** The reader's calendar day: `2026-11-24` */
  readonly today: string;
  readonly notices: readonly CourseEnd[];
  readonly receipts: readonly CourseEndReceipt[];
}

function Notice({ end, today }: { readonly end: CourseEnd; readonly today: string }) {
  const { client, id: userId } = useUser();
  const folder = useQuery(folderQueries(client, userId).one(end.folderId)).data;
  const { open, overlays } = useEditCourseEnd();
  return (
    <>
      <CourseEndNotice
        title={toTitle(end.folderName)}
        href={paths.folder(end.folderId)}
        day={formatExamDay(end.day, today)}
        daysLeft={countDays(today, end.day)}
        contents={end}
        exporting={
          <ExportButton scope={{ kind: "folder", id: end.folderId, name: end.folderName }} label="Export Folder" />
        }
        onChangeDate={folder && ((button) => open(folder, button))}
      />
      {overlays}
    </>
  );
}

/** Notices of courses that end, and receipts of those that have ended (END-01). */
export function HomeNotices({ today, notices, receipts }: HomeNoticesProps) {
  return (
    <Stack gap="s">
      {notices.map((end) => (
        <Notice key={end.folderId} end={end} today={today} />
      ))}
      <Receipts receipts={receipts} />
    </Stack>
  );
}
