import { randomUUID } from "node:crypto";
import type { Rating } from "@lectern/domain/practice";
import type { TestBackend } from "./backend.ts";
import { callFunction } from "./phone.ts";

/** A person in a test, as returned by setUpUser. */
interface Caller {
  readonly accessToken: string;
  readonly user: { readonly id: string };
}

/** A review as a client sends it. */
export interface SentReview {
  readonly id: string;
  readonly card_id: string;
  readonly rating: Rating | null;
  readonly reviewed_at: string;
  readonly elapsed_ms: number | null;
  readonly retention?: number;
  readonly undoes: string | null;
  readonly number?: number;
}

/** A review to send: a new id, rated Good now, unless `changes` differ. */
export const aReview = (card: string, changes: Partial<SentReview> = {}): SentReview => ({
  id: randomUUID(),
  card_id: card,
  rating: 3,
  reviewed_at: new Date().toISOString(),
  elapsed_ms: 4_000,
  undoes: null,
  ...changes,
});

/** A row that undoes a review. */
export const anUndo = ({ id, card_id }: SentReview, changes: Partial<SentReview> = {}): SentReview =>
  aReview(card_id, { rating: null, undoes: id, ...changes });

export const sendReviews = (backend: TestBackend, { accessToken }: Caller, reviews: readonly SentReview[]) =>
  callFunction(backend, "review-cards", accessToken, { reviews });

/** Reads the stored states of a person's cards in the page's form (`Memory`), by card. */
export async function readStates(backend: TestBackend, userId: string) {
  const rows = await backend.sql<{ card_id: string; state: Record<string, unknown> }>(
    "select card_id, to_jsonb(s) as state from public.card_states as s where user_id = $1",
    [userId],
  );
  return new Map(rows.map(({ card_id, state }) => [card_id, state]));
}
