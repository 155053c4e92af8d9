import { folderQueries } from "@lectern/data/folders/folders.queries";
import { fetchCardsToAsk, fetchExamPlan } from "@lectern/data/practice/exam-plan.api";
import { toDay } from "@lectern/domain/dates";
import { countDays } from "@lectern/domain/exam-day";
import type { DueCard, PracticeScope } from "@lectern/domain/practice";
import type { FlowPorts } from "./flow-ports.ts";

type Ports = Pick<FlowPorts, "client" | "queryClient" | "userId">;

/**
 * Counts the days until the exam of a session's folder, by the reader's calendar. Null without a folder, without an
 * exam, after the exam, and if the folder can't be read.
 *
 * @param now in ms since 1970
 */
export async function readDaysToExam(ports: Ports, { folderId }: PracticeScope, now: number): Promise<number | null> {
  if (folderId === undefined) return null;
  const one = folderQueries(ports.client, ports.userId).one(folderId);
  const folder = await ports.queryClient.fetchQuery(one).catch(() => undefined);
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
  client: Ports["client"],
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
