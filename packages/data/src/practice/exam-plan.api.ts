import { planExamContract } from "@lectern/domain/contracts/plan-exam";
import type { DueCard, PracticeScope } from "@lectern/domain/practice";
import type { LecternClient } from "../client.ts";
import { fetchData } from "../request.ts";
import { callFunction } from "../functions.ts";
import { toDueCard } from "./card-rows.ts";

/** The reviews to do until a folder's exam, and a forecast for that day (UNT-06). */
export interface ExamPlan {
  /** How many cards are in practice, and how many of these were never rated. */
  readonly cards: number;
  readonly fresh: number;
  /** How many cards to review today and on each day until the day before the exam. */
  readonly days: readonly number[];
  /** How many cards the student will remember on the day, as a range; null if there is no forecast. */
  readonly forecast: { readonly low: number; readonly high: number } | null;
  /** How many more reviews of cards learned on an earlier day a forecast needs. */
  readonly missingReviews: number;
  /**
   * For the latest reviews: the share that was predicted to be remembered and the share that was. Null if there are too
   * few.
   */
  readonly compared: { readonly reviews: number; readonly predicted: number; readonly actual: number } | null;
  /** The ids of the cards to review now, ordered by how much a review improves the forecast. */
  readonly nextIds: readonly string[];
}

/** Fetches the plan for the exam of a folder. @throws Failure `not-found` for a folder without an exam */
export async function fetchExamPlan(client: LecternClient, folderId: string): Promise<ExamPlan> {
  const { missing_reviews, next, ...plan } = await callFunction(client, planExamContract, {
    folder_id: folderId,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return { ...plan, missingReviews: missing_reviews, nextIds: next };
}

/** Fetches cards in the order of their ids. Cards that are not in practice are left out. @throws Failure */
async function fetchCardsToAsk(client: LecternClient, cardIds: readonly string[]): Promise<DueCard[]> {
  if (cardIds.length === 0) return [];
  const rows = await fetchData(client.rpc("cards_to_ask", { p_card_ids: [...cardIds] }));
  return rows.map(toDueCard);
}

/**
 * Fetches the cards of a session: before a folder's exam those with the largest gain first (UNT-06), otherwise the due
 * ones.
 *
 * @param daysToExam null without an exam ahead
 * @param fetchDue also fetches them if the exam's order can't be read, because they can be practiced without it
 * @throws Failure
 */
export async function fetchSessionCards(
  client: LecternClient,
  { folderId }: PracticeScope,
  daysToExam: number | null,
  fetchDue: () => Promise<DueCard[]>,
): Promise<DueCard[]> {
  if (daysToExam === null || folderId === undefined) return await fetchDue();
  try {
    return await fetchCardsToAsk(client, (await fetchExamPlan(client, folderId)).nextIds);
  } catch {
    return await fetchDue();
  }
}
