import { randomUUID } from "node:crypto";
import type { Rating } from "@lectern/domain/practice";
import type { TestBackend } from "./backend.ts";
import { callFunction } from "./phone.ts";

/** A person of a test, as setUpUser answers it. */
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
}

/** Stores a recording with a card for each segment, all kept. @returns its id and the cards', in their order */
export async function storeCards(
  backend: TestBackend,
  userId: string,
  { count = 1, createdAt = new Date(0).toISOString(), standing = "kept" } = {},
): Promise<{ recording: string; cards: string[] }> {
  const [row] = await backend.sql<{ id: string }>(
    "insert into public.recordings (user_id, original_name, status, transcript) values ($1, 'Cells', 'completed', 'Cells.') returning id",
    [userId],
  );
  const recording = row!.id;
  await backend.sql(
    `insert into public.recording_segments (recording_id, user_id, segments)
      select $1, $2, jsonb_agg(jsonb_build_object('start', n, 'end', n + 1, 'text', 'Cell number ' || n || ' divides.') order by n)
        from generate_series(0, $3::integer - 1) as n`,
    [recording, userId, count],
  );
  const cards = await backend.sql<{ id: string }>(
    `insert into public.cards
        (user_id, recording_id, kind, front, back, quote, first, last, start_s, source_hash, origin, standing, created_at)
      select $2, $1, 'question', 'What does cell ' || n || ' do?', 'It divides.', 'Cell number ' || n || ' divides.', n, n, n,
          private.hash_source('Cell number ' || n || ' divides.'), 'student', $4, $5::timestamptz
        from generate_series(0, $3::integer - 1) as n order by n returning id`,
    [recording, userId, count, standing, createdAt],
  );
  return { recording, cards: cards.map(({ id }) => id) };
}

/** A review to send; an id and a Good of now, unless it says otherwise. */
export const aReview = (card: string, changes: Partial<SentReview> = {}): SentReview => ({
  id: randomUUID(),
  card_id: card,
  rating: 3,
  reviewed_at: new Date().toISOString(),
  elapsed_ms: 4_000,
  undoes: null,
  ...changes,
});

/** Takes a review back. */
export const anUndo = ({ id, card_id }: SentReview, changes: Partial<SentReview> = {}): SentReview =>
  aReview(card_id, { rating: null, undoes: id, ...changes });

export const sendReviews = (backend: TestBackend, { accessToken }: Caller, reviews: readonly SentReview[]) =>
  callFunction(backend, "review-cards", accessToken, { reviews });

/** The stored states of a person's cards, as the page's Memory has them, by card. */
export async function readStates(backend: TestBackend, userId: string) {
  const rows = await backend.sql<{ card_id: string; state: Record<string, unknown> }>(
    "select card_id, to_jsonb(s) as state from public.card_states as s where user_id = $1",
    [userId],
  );
  return new Map(rows.map(({ card_id, state }) => [card_id, state]));
}
