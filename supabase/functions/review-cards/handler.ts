import { type ReviewCardsResponse, reviewCardsRequest } from "@lectern/domain/contracts/review-cards.ts";
import { ENGINE } from "@lectern/practice/schedule.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { replayCards } from "../_shared/practice/replay-cards.ts";
import { Refusal } from "../_shared/refusal.ts";
import { formatWait } from "../_shared/wait.ts";

/**
 * Appends reviews to the logs of cards, and computes the cards' states by replaying the logs (PRC-02). Sending the same
 * reviews again changes nothing.
 */
export const handle = endpoint({
  name: "review-cards",
  request: reviewCardsRequest,
  bodyLimit: 128 * 1024,
  sentences: { reviews: "Send at most 200 reviews at once, each with its card, its time and its rating." },
  async answer({ reviews }, caller, deps) {
    const appended = await deps.database.appendReviews(caller.id, reviews, ENGINE);
    const { retry_after, ahead, missing, server_time } = appended;
    if (retry_after !== null) {
      const sentence = `These are more reviews than a day allows. Please try again in ${formatWait(retry_after)}.`;
      throw new Refusal(429, sentence, { retry_after });
    }
    const replayed = await replayCards(deps, caller.id, appended.logs);
    const states = replayed.map(({ checkpoint: _checkpoint, ...state }) => state);
    return { status: 200, body: { states, ahead, missing, server_time } satisfies ReviewCardsResponse };
  },
});
