import type { Exam, Folder } from "@lectern/domain/folder";
import { formatExamDay } from "@lectern/domain/exam-day";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { toast } from "@lectern/ui/overlays/toaster";
import { ExamRegion } from "@lectern/ui/screens/folder/exam-region";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { folderCopy } from "../../copy/folder-copy.ts";
import { useServices } from "../../flows/services.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import { downloadFile } from "../../platform/save-file.ts";
import type { ListedLecture } from "./exam.view-state.ts";
import { toExamState, toLecturesWithoutCards } from "./exam.view-state.ts";

export interface ExamPlanProps {
  readonly folder: Folder;
  readonly exam: Exam;
  /** The folder's recordings; undefined while they are loading. */
  readonly recordings: readonly ListedLecture[] | undefined;
  /** Today in the reader's calendar: `2026-11-24` */
  readonly today: string;
  readonly daysLeft: number;
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
}

const CALENDAR_TOAST = "exam-calendar";

/** The region of a folder's exam, with its reads (UNT-06). */
export function ExamPlan({ folder, exam, recordings, today, daysLeft, onEdit }: ExamPlanProps) {
  const { client } = useServices();
  const user = useUser();
  const queries = practiceQueries(client, user.id);
  const isOver = daysLeft < 0;
  const plan = useQuery({ ...queries.examPlan(folder.id), enabled: !isOver });
  const overview = useQuery({ ...queries.overview(), enabled: !isOver });
  const [isSaving, setSaving] = useState(false);

  const saveCalendar = async (what: "exam" | "reminder") => {
    setSaving(true);
    try {
      const { toExamCalendar, toReminderCalendar } = await import("@lectern/data/calendar/exam-calendar");
      const toCalendar = what === "exam" ? toExamCalendar : toReminderCalendar;
      const url = new URL(paths.folder(folder.id), window.location.href).href;
      const text = toCalendar({ ...exam, folderId: folder.id, folder: folder.name, today, url, now: new Date() });
      downloadFile(new File([text], what === "exam" ? "exam.ics" : "cards.ics", { type: "text/calendar" }));
      toast.dismiss(CALENDAR_TOAST);
    } catch {
      toast.error(folderCopy.calendarFailed, { id: CALENDAR_TOAST });
    } finally {
      setSaving(false);
    }
  };

  return (
    <ExamRegion
      state={toExamState(plan, daysLeft)}
      name={exam.name}
      day={formatExamDay(exam.date, today)}
      daysLeft={daysLeft}
      target={exam.target}
      lecturesWithoutCards={toLecturesWithoutCards(recordings, overview)}
      practiceHref={paths.practiceSession({ folderId: folder.id })}
      isSaving={isSaving}
      onEdit={(button) => onEdit(folder, button)}
      onSaveCalendar={(what) => void saveCalendar(what)}
      onRetry={() => void plan.refetch()}
    />
  );
}
