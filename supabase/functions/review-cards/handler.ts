import { reviewCardsContract, sentReview, type SentReview } from "@lectern/domain/contracts/review-cards.ts";
import * as v from "valibot";
import { endpoint } from "../_shared/endpoint.ts";
import { replayCards } from "../_shared/practice/replay-cards.ts";
import { appendReviews } from "../_shared/practice/review-logs.ts";
import { Refusal } from "../_shared/refusal.ts";
import { formatWait } from "../_shared/wait.ts";

/** Separates the reviews that can be stored from those that are wrong in themselves. */
function checkEach(reviews: readonly { readonly id: string }[]) {
  const good: SentReview[] = [];
  const refused: { readonly id: string; readonly reason: string }[] = [];
  for (const review of reviews) {
    const { success, output, issues } = v.safeParse(sentReview, review, { abortEarly: true });
    if (success) good.push(output);
    else
      refused.push({ id: review.id, reason: [v.getDotPath(issues[0]), issues[0].message].filter(Boolean).join(": ") });
  }
  return { good, refused };
}

/**
 * Appends reviews to the logs of cards, and computes the cards' states by replaying the logs (PRC-02). Sending the same
 * reviews again changes nothing.
 */
export const handle = endpoint(reviewCardsContract, {
  bodyLimit: 128 * 1024,
  sentences: { reviews: "Send at most 200 reviews at once, each with its id." },
  async answer({ reviews, device, sent_at }, caller, deps) {
    const { good, refused } = checkEach(reviews);
    const appended = await appendReviews(deps.database, caller.id, good, { device, sentAt: sent_at });
    const { retry_after, ahead, missing, server_time } = appended;
    if (retry_after !== null) {
      const sentence = `You've hit today's review limit. Please try again in ${formatWait(retry_after)}.`;
      throw new Refusal(429, sentence, { retry_after });
    }
    const replayed = await replayCards(deps, caller.id, appended.logs);
    const states = replayed.map(({ checkpoint: _checkpoint, ...state }) => state);
    return { status: 200, body: { states, refused, ahead, missing, server_time } };
  },
});
