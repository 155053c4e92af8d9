import { randomUUID } from "node:crypto";
import type { Rating, Review } from "@lectern/domain/practice";

/** A review rated Good, unless `changes` has another rating. */
export const createReview = (cardId: string, changes: Partial<Review> = {}): Review => ({
  id: randomUUID(),
  cardId,
  rating: 3 satisfies Rating,
  reviewedAt: new Date().toISOString(),
  elapsedMs: 4_000,
  retention: 0.9,
  undoes: null,
  ...changes,
});
