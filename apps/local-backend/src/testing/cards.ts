/** Runs SQL as the database's owner. */
interface TestDatabase {
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
}

interface CardOptions {
  /** How many cards to store, one for each segment. */
  readonly count?: number;
  readonly folderId?: string | null;
  /** ISO 8601. */
  readonly createdAt?: string;
  readonly standing?: "proposed" | "kept" | "dismissed";
}

/** Stores a recording with a kept card for each segment. @returns its id and the cards' ids, in order */
export async function storeCards(
  backend: TestDatabase,
  userId: string,
  { count = 1, folderId = null, createdAt = "1970-01-01T00:00:00.000Z", standing = "kept" }: CardOptions = {},
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
          private.hash_source('Cell number ' || n || ' divides.'), 'student', $4, $5::timestamptz
        from generate_series(0, $3::integer - 1) as n order by n returning id`,
    [recordingId, userId, count, standing, createdAt],
  );
  return { recordingId, cardIds: cards.map(({ id }) => id) };
}
