import { randomUUID } from "node:crypto";
import type { Rating, Review } from "@lectern/domain/practice";
import type { KeptSession } from "../device/device-database.ts";

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

/** A session without cards, for tests of the data stored with it. */
export const createSession = (changes: Partial<KeptSession> = {}): KeptSession => ({
  scope: {},
  cards: [],
  cardIds: [],
  steps: [],
  reviews: [],
  ...changes,
});
