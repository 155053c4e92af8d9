import type { TestBackend } from "./backend.ts";

/** One row of each table, all belonging to one person. */
export interface Library {
  readonly userId: string;
  readonly recording: string;
  readonly folder: string;
  readonly guide: string;
  readonly card: string;
  readonly review: string;
  readonly tag: string;
  readonly receipt: string;
  readonly courseCorrection: string;
}

/** Creates one row of everything for a person with an account. */
export async function stockLibrary(backend: TestBackend, userId: string): Promise<Library> {
  const one = async (text: string, parameters: unknown[]) =>
    (await backend.sql<{ id: string }>(text, parameters))[0]!.id;
  const folder = await one(
    `insert into public.folders (user_id, name, exam_date, exam_name, exam_target)
      values ($1, 'Biology', '2026-12-12', 'Midterm', 90) returning id`,
    [userId],
  );
  const recording = await one(
    `insert into public.recordings (user_id, original_name, status, transcript, folder_id)
      values ($1, 'Cells', 'completed', 'Cells divide.', $2) returning id`,
    [userId, folder],
  );
  await backend.sql(
    `insert into public.recording_segments (recording_id, user_id, segments)
      values ($1, $2, '[{"start":0,"end":2,"text":"Cells divide."}]'::jsonb)`,
    [recording, userId],
  );
  await backend.sql(
    `insert into public.recording_corrections (recording_id, user_id, version, corrections) values ($1, $2, 1,
      '[{"id":"7c9e6679-7425-40de-944b-e07fc1f90ae7","kind":"word","segment":null,"from":"divide","to":"split","madeAt":"2026-11-29T16:00:00Z","undoneAt":"2026-11-29T16:01:00Z"}]')`,
    [recording, userId],
  );
  const courseCorrection = await one(
    `insert into public.course_corrections (id, user_id, folder_id, kind, heard, shown)
      values (gen_random_uuid(), $1, $2, 'word', 'sells', 'cells') returning id`,
    [userId, folder],
  );
  const outlined = [recording, userId];
  await backend.sql(
    `insert into public.recording_outlines (recording_id, user_id, version, chapters, questions, terms)
      values ($1, $2, 1, '[{"segment":0,"start":0,"title":"Cells"}]', '["What is a cell?"]', '[]')`,
    outlined,
  );
  const guide = await one(
    "insert into public.study_guides (user_id, title, content) values ($1, 'Cells', '# Cells') returning id",
    [userId],
  );
  const card = await one(
    `insert into public.cards (user_id, recording_id, kind, front, back, quote, first, last, start_s, source_hash, origin, standing)
      values ($1, $2, 'cloze', 'Cells _____.', 'divide', 'Cells divide.', 0, 0, 0,
        private.hash_source('Cells divide.'), 'offline', 'kept') returning id`,
    [userId, recording],
  );
  const review = await one(
    `insert into public.reviews (id, user_id, card_id, rating, reviewed_at, elapsed_ms, retention, device, device_number)
      values (gen_random_uuid(), $1, $2, 3, now(), 4000, 0.9, gen_random_uuid(), 1) returning id`,
    [userId, card],
  );
  await backend.sql(
    `insert into public.card_states
        (card_id, user_id, due, stability, difficulty, state, reps, lapses, step, last_review, log_length, engine)
      values ($1, $2, now(), 2.3, 5.3, 1, 1, 0, 1, now(), 1, 'test')`,
    [card, userId],
  );
  const tag = await one("insert into public.tags (user_id, name) values ($1, 'Exam') returning id", [userId]);
  await backend.sql("insert into public.recording_tags (user_id, recording_id, tag_id) values ($1, $2, $3)", [
    userId,
    recording,
    tag,
  ]);
  const receipt = await one(
    `insert into public.course_end_receipts
        (user_id, folder_id, folder_name, course_end, deleted_at, recordings, cards, reviews, tags)
      values ($1, gen_random_uuid(), 'Chemistry', '2026-07-01', now(), 12, 40, 300, 15) returning id`,
    [userId],
  );
  return { userId, recording, folder, guide, card, review, tag, receipt, courseCorrection };
}
