import { randomUUID } from "node:crypto";
import type { Rating, Review } from "@lectern/domain/practice";
import type { KeptSession } from "../device/device-database.ts";

/** What stores cards for a test. */
interface TestBackend {
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
}

/** Stores a recording with kept cards about its segments. @returns its id and the cards', in their order */
export async function storeCards(
  backend: TestBackend,
  userId: string,
  { count = 1, folderId = null as string | null } = {},
): Promise<{ recordingId: string; cardIds: string[] }> {
  const [recording] = await backend.sql<{ id: string }>(
    `insert into public.recordings (user_id, original_name, status, transcript, folder_id, language)
      values ($1, 'Cells', 'completed', 'Cells.', $2, 'en') returning id`,
    [userId, folderId],
  );
  const recordingId = recording!.id;
  await backend.sql(
    `insert into public.recording_segments (recording_id, user_id, segments)
      select $1, $2, jsonb_agg(jsonb_build_object('start', n, 'end', n + 1, 'text', 'Cell number ' || n || ' divides.') order by n)
        from generate_series(0, $3::integer - 1) as n`,
    [recordingId, userId, count],
  );
  const cards = await backend.sql<{ id: string }>(
    `insert into public.cards
        (user_id, recording_id, kind, front, back, quote, first, last, start_s, source_hash, origin, standing, created_at)
      select $2, $1, 'question', 'What does cell ' || n || ' do?', 'It divides.', 'Cell number ' || n || ' divides.', n, n, n,
          private.hash_source('Cell number ' || n || ' divides.'), 'student', 'kept', now() - interval '100 days'
        from generate_series(0, $3::integer - 1) as n order by n returning id`,
    [recordingId, userId, count],
  );
  return { recordingId, cardIds: cards.map(({ id }) => id) };
}

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
