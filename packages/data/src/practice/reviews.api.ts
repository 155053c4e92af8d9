import { reviewCardsContract } from "@lectern/domain/contracts/review-cards";
import type { CardState, QueuedReview } from "@lectern/domain/practice";
import type { LecternClient } from "../client.ts";
import { invokeFunction, parseAnswer } from "../functions.ts";
import { toCardState } from "./card-rows.ts";

/** The result of sending reviews. */
export interface SentReviews {
  /** The states of the cards that still exist. */
  readonly states: readonly CardState[];
  /** Reviews that the server will never store, and why. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
  /** Ids of cards that no longer exist. */
  readonly missingIds: readonly string[];
}

interface SendOptions {
  /** Of the student who made the reviews, so that they are never sent as another user's. */
  readonly token: string;
  /** The id of the device whose numbers the reviews have. */
  readonly device: string;
  /** By the device's clock, in milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Appends reviews to their cards' logs, at most 200 (PRC-02). Sending the same reviews again changes nothing.
 *
 * @throws Failure
 */
export async function sendReviews(
  client: LecternClient,
  reviews: readonly QueuedReview[],
  { token, device, sentAt }: SendOptions,
): Promise<SentReviews> {
  const body = {
    device,
    sent_at: new Date(sentAt).toISOString(),
    reviews: reviews.map(({ id, cardId, rating, reviewedAt, elapsedMs, retention, undoes, number }) => ({
      id,
      card_id: cardId,
      rating,
      reviewed_at: reviewedAt,
      elapsed_ms: elapsedMs,
      retention,
      undoes,
      number,
    })),
  };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await invokeFunction(client, reviewCardsContract, body, { headers });
  const { states, refused, missing } = parseAnswer(reviewCardsContract.response, answer);
  return { states: states.map(toCardState), refused, missingIds: missing };
}
