import { reviewCardsRequest, reviewCardsResponse } from "@lectern/domain/contracts/review-cards";
import type { CardState, Review } from "@lectern/domain/practice";
import type { LecternClient } from "../client.ts";
import { invokeFunction, parseAnswer } from "../functions.ts";
import { toCardState } from "./card-rows.ts";

/** The result of sending reviews. */
export interface SentReviews {
  /** The states of the cards that still exist. */
  readonly states: readonly CardState[];
  /** Ids of reviews that were refused because their time is ahead of the server's. */
  readonly aheadIds: readonly string[];
  /** Ids of cards that no longer exist. */
  readonly missingIds: readonly string[];
  /** ISO 8601. */
  readonly serverTime: string;
}

/**
 * Appends reviews to their cards' logs, at most 200 (PRC-02). Sending the same reviews again changes nothing.
 *
 * @param token the token of the student who made the reviews, so that they are never sent as another user's
 * @throws Failure
 */
export async function sendReviews(
  client: LecternClient,
  token: string,
  reviews: readonly Review[],
): Promise<SentReviews> {
  const body = {
    reviews: reviews.map(({ id, cardId, rating, reviewedAt, elapsedMs, retention, undoes }) => ({
      id,
      card_id: cardId,
      rating,
      reviewed_at: reviewedAt,
      elapsed_ms: elapsedMs,
      retention,
      undoes,
    })),
  };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await invokeFunction(client, "review-cards", reviewCardsRequest, body, { headers });
  const { states, ahead, missing, server_time } = parseAnswer(reviewCardsResponse, answer);
  return { states: states.map(toCardState), aheadIds: ahead, missingIds: missing, serverTime: server_time };
}
