import type { Rating } from "@lectern/domain/practice.ts";
import { type Memory, newMemory, schedule } from "../schedule.ts";
import type { DueReview } from "./calibration.ts";
import { predictRecall } from "./recall.ts";

/** A rating in a log that was not undone. */
export interface StandingReview {
  readonly rating: Rating;
  /** ISO 8601. */
  readonly reviewedAt: string;
  readonly retention: number;
}

const DAY_MS = 86_400_000;
/** The least time since the last review that counts as an earlier day: a shorter one says little about forgetting. */
const LEAST_DAYS = 0.5;
/** Hard: a card that is rated so or better was remembered. */
const LEAST_RECALLED_RATING = 2;

/**
 * Returns the reviews of a card that was learned on an earlier day, each with the scheduler's prediction. A forecast is
 * calibrated with them.
 *
 * @param reviews of one card, in the order of their times, without undone ones
 */
export function toDueReviews(reviews: readonly StandingReview[]): DueReview[] {
  const [first] = reviews;
  if (first === undefined) return [];
  const dueReviews: DueReview[] = [];
  let memory: Memory = newMemory(first.reviewedAt);
  for (const review of reviews) {
    const { lastReview, stability } = memory;
    const days = lastReview === null ? 0 : (Date.parse(review.reviewedAt) - Date.parse(lastReview)) / DAY_MS;
    if (days >= LEAST_DAYS)
      dueReviews.push({
        reviewedAt: review.reviewedAt,
        days,
        predicted: predictRecall(stability, days),
        isRecalled: review.rating >= LEAST_RECALLED_RATING,
      });
    memory = schedule(memory, review);
  }
  return dueReviews;
}
