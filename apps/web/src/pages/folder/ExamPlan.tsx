import type { Exam, Folder } from "@lectern/domain/folder";
import { formatExamDay } from "@lectern/domain/exam-day";
import { practiceQueries } from "@lectern/data/practice/practice.queries";
import { ExamRegion } from "@lectern/ui/screens/folder/exam-region";
import { useQuery } from "@tanstack/react-query";
import { useSaveCalendar } from "../../features/folder-calendar/use-save-calendar.ts";
import { useUser } from "../../flows/use-user.ts";
import { paths } from "../../paths.ts";
import type { ListedLecture } from "./exam.view-state.ts";
import { toExamState, toLecturesNotRead, toLecturesWithoutCards } from "./exam.view-state.ts";

export interface ExamPlanProps {
  readonly folder: Folder;
  readonly exam: Exam;
  /** The folder's recordings; undefined while they are loading. */
  readonly recordings: readonly ListedLecture[] | undefined;
  /** The ids of those that are not read yet; undefined while they are loading. */
  readonly unread: ReadonlySet<string> | undefined;
  /** Today in the reader's calendar: `2026-11-24` */
  readonly today: string;
  readonly daysLeft: number;
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
  readonly onMarkRead: (recordingIds: readonly string[], isRead: boolean) => void;
}

/** The region of a folder's exam, with its reads (UNT-06). */
export function ExamPlan({ folder, exam, recordings, unread, today, daysLeft, onEdit, onMarkRead }: ExamPlanProps) {
  const { client, id: userId } = useUser();
  const queries = practiceQueries(client, userId);
  const isOver = daysLeft < 0;
  const plan = useQuery({ ...queries.examPlan(folder.id), enabled: !isOver });
  const overview = useQuery({ ...queries.overview(), enabled: !isOver });
  const { save } = useSaveCalendar(folder);
  const lecturesNotRead = toLecturesNotRead(recordings, unread);

  const saveCalendar = (what: "exam" | "reminder") =>
    save(what === "exam" ? "exam.ics" : "cards.ics", async (of) => {
      const { toExamCalendar, toReminderCalendar } = await import("@lectern/domain/calendar/exam-calendar");
      const toCalendar = what === "exam" ? toExamCalendar : toReminderCalendar;
      return toCalendar({ ...exam, ...of, today });
    });

  return (
    <ExamRegion
      state={toExamState(plan, daysLeft)}
      name={exam.name}
      day={formatExamDay(exam.date, today)}
      daysLeft={daysLeft}
      target={exam.target}
      lecturesNotRead={lecturesNotRead}
      lecturesWithoutCards={toLecturesWithoutCards(recordings, overview)}
      practiceHref={paths.practiceSession({ folderId: folder.id })}
      onEdit={(button) => onEdit(folder, button)}
      onSaveCalendar={(what) => void saveCalendar(what)}
      onMarkAllRead={() =>
        onMarkRead(
          lecturesNotRead.map(({ id }) => id),
          true,
        )
      }
      onRetry={() => void plan.refetch()}
    />
  );
}
