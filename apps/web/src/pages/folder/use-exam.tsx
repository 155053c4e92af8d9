import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { toDay } from "@lectern/domain/dates";
import { countDays } from "@lectern/domain/exam-day";
import type { Folder } from "@lectern/domain/folder";
import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useMarkRead } from "../../flows/use-mark-read.ts";
import { useUser } from "../../flows/use-user.ts";
import type { ListedLecture } from "./exam.view-state.ts";

/** Loaded only if the folder has an exam. */
const examPlan = createLazyPart(() => import("./ExamPlan.tsx"), "ignore");

interface FolderWithExam {
  /** Undefined until it is read. */
  readonly folder: Folder | undefined;
  readonly recordings: readonly ListedLecture[] | undefined;
  /** False while the folder is being deleted. */
  readonly isStaying: boolean;
  readonly onEdit: (folder: Folder, button: HTMLElement | null) => void;
}

/** The plan for a folder's exam, and the lectures that are not read before it (UNT-06, UNT-07). For the View. */
export function useExam(folderId: string, { folder, recordings, isStaying, onEdit }: FolderWithExam) {
  const { client, id: userId } = useUser();
  const onMarkRead = useMarkRead();
  const exam = folder?.exam ?? null;
  const part = examPlan.usePart(exam !== null);
  const [today] = useState(() => toDay(new Date().toISOString()));
  const daysLeft = exam === null ? undefined : countDays(today, exam.date);
  const { data: unreadIds } = useQuery({
    ...recordingQueries(client, userId).unreadIn(folderId),
    enabled: isStaying && daysLeft !== undefined && daysLeft >= 0,
  });
  const unread = useMemo(() => unreadIds && new Set(unreadIds), [unreadIds]);
  return {
    unread,
    onMarkRead,
    examRoom: daysLeft === undefined ? undefined : daysLeft < 0 ? ("line" as const) : ("plan" as const),
    exam: part && folder && exam && daysLeft !== undefined && (
      <part.ExamPlan {...{ folder, exam, recordings, unread, today, daysLeft, onEdit, onMarkRead }} />
    ),
  };
}
