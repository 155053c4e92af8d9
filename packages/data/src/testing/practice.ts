import { randomUUID } from "node:crypto";
import type { Rating, Review } from "@lectern/domain/practice";
import type { KeptSession } from "../device/device-database.ts";

/** A Good, unless it says otherwise. */
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

/** A session without cards, for tests of what is saved beside it. */
export const createSession = (changes: Partial<KeptSession> = {}): KeptSession => ({
  scope: {},
  cards: [],
  cardIds: [],
  steps: [],
  reviews: [],
  ...changes,
});
