import { fetchCardsToAsk, fetchExamPlan } from "@lectern/data/practice/exam-plan.api";
import { toDay } from "@lectern/domain/dates";
import { countDays } from "@lectern/domain/exam-day";
import type { Exam } from "@lectern/domain/folder";
import type { DueCard, PracticeScope } from "@lectern/domain/practice";
import type { FlowPorts } from "./flow-ports.ts";

export interface FolderWithExam {
  readonly exam: Pick<Exam, "date"> | null;
}

/**
 * Counts the days until the exam of a session's folder, by the reader's calendar. Null without a folder, without an
 * exam, and after the exam.
 *
 * @param now in ms since 1970
 */
export function countDaysToExam(folder: FolderWithExam | undefined, now: number): number | null {
  if (folder?.exam == null) return null;
  const days = countDays(toDay(new Date(now).toISOString()), folder.exam.date);
  return days > 0 ? days : null;
}

interface SessionCards {
  readonly daysToExam: number | null;
  readonly fetchDue: () => Promise<DueCard[]>;
}

/**
 * Fetches the cards of a session: before an exam those with the largest gain first (UNT-06), otherwise the due ones.
 * @throws Failure
 */
export async function fetchSessionCards(
  client: FlowPorts["client"],
  { folderId }: PracticeScope,
  { daysToExam, fetchDue }: SessionCards,
): Promise<DueCard[]> {
  if (daysToExam === null || folderId === undefined) return await fetchDue();
  try {
    return await fetchCardsToAsk(client, (await fetchExamPlan(client, folderId)).nextIds);
  } catch {
    // The due cards can be practiced without the exam's order.
    return await fetchDue();
  }
}
