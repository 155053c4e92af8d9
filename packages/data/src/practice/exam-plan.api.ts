import { planExamRequest, planExamResponse } from "@lectern/domain/contracts/plan-exam";
import type { DueCard } from "@lectern/domain/practice";
import type { LecternClient } from "../client.ts";
import { fetchRows } from "../fetch-rows.ts";
import { callFunction } from "../functions.ts";
import { toDueCard } from "./card-rows.ts";

/** The work until a folder's exam, and the cards remembered on it (UNT-06). */
export interface ExamPlan {
  /** Cards that are asked, and those of them that were never rated. */
  readonly cards: number;
  readonly fresh: number;
  /** Cards to ask today and on each day until the one before the exam. */
  readonly days: readonly number[];
  /** Cards remembered on the day, a range; null where it isn't known. */
  readonly forecast: { readonly low: number; readonly high: number } | null;
  /** Reviews of cards learned on an earlier day that are missing for a forecast. */
  readonly missingReviews: number;
  /** Shares of the last reviews: expected to be remembered, and remembered; null: too few reviews. */
  readonly compared: { readonly reviews: number; readonly predicted: number; readonly actual: number } | null;
  /** The cards to ask now, those first that gain most until the exam. */
  readonly nextIds: readonly string[];
}

/** The plan for the exam of a folder. @throws Failure `not-found` for a folder without an exam */
export async function fetchExamPlan(client: LecternClient, folderId: string): Promise<ExamPlan> {
  const contract = { request: planExamRequest, response: planExamResponse };
  const { missing_reviews, next, ...plan } = await callFunction(client, "plan-exam", contract, {
    folder_id: folderId,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return { ...plan, missingReviews: missing_reviews, nextIds: next };
}

/** Cards by their ids, in the order of the ids, those left out that aren't asked. @throws Failure */
export async function fetchCardsToAsk(client: LecternClient, cardIds: readonly string[]): Promise<DueCard[]> {
  if (cardIds.length === 0) return [];
  const rows = await fetchRows(client.rpc("cards_to_ask", { p_card_ids: [...cardIds] }));
  return rows.map(toDueCard);
}
