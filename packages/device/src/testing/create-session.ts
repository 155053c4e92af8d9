import type { KeptSession } from "../device-database.ts";

/** A session without cards, for tests of the data stored with it. */
export const createSession = (changes: Partial<KeptSession> = {}): KeptSession => ({
  scope: {},
  cards: [],
  cardIds: [],
  steps: [],
  reviews: [],
  ...changes,
});
