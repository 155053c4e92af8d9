import type { TestBackend } from "@lectern/local-backend/testing";
import { MINUTES, makeLecture } from "../search/library.ts";

const GUIDES = 30;
const FOLDERS = 20;

/** The first `minutes` of a lecture. */
const cutLecture = (lecture: number, minutes: number) => {
  const segments = makeLecture(lecture);
  return segments.slice(0, Math.ceil((segments.length * minutes) / MINUTES));
};

const store = /* sql */ `
with made as (
  insert into public.recordings (user_id, original_name, created_at, status, language, transcript, ai_summary, minutes)
    select $1, 'Lecture ' || l.n || ': what/why?', timestamptz '2022-10-01 09:00Z' + l.n * interval '18 hours',
      'completed', 'en', l.transcript, '# Lecture ' || l.n || E'\\n\\n' || left(l.transcript, 2000), $5
    from unnest($2::int[], $4::text[]) as l (n, transcript)
    returning id, original_name
)
insert into public.recording_segments (recording_id, user_id, segments)
  select made.id, $1, l.segments
  from jsonb_array_elements($3::text::jsonb) with ordinality as l (segments, place)
  join made on made.original_name = 'Lecture ' || ($2::int[])[l.place] || ': what/why?'`;

/**
 * Stores a student's library: lectures in folders, and study guides. It is not indexed, because the search isn't
 * measured here.
 */
export async function storeLibrary(
  backend: TestBackend,
  userId: string,
  { lectures, minutes }: { readonly lectures: number; readonly minutes: number },
) {
  // oxlint-disable-next-line no-await-in-loop -- three statements
  for (const table of ["recordings", "recording_segments", "study_guides"])
    await backend.sql(`alter table public.${table} disable trigger user`);
  for (let first = 0; first < lectures; first += 10) {
    const numbers = Array.from({ length: Math.min(10, lectures - first) }, (_, index) => first + index);
    const spoken = numbers.map((lecture) => cutLecture(lecture, minutes));
    const transcripts = spoken.map((segments) => segments.map(({ text }) => text).join(" "));
    // oxlint-disable-next-line no-await-in-loop -- one statement at a time
    await backend.sql(store, [userId, numbers, JSON.stringify(spoken), transcripts, minutes]);
  }
  await backend.sql(
    `insert into public.folders (user_id, name) select $1, 'Course ' || n from generate_series(1, ${FOLDERS}) as n`,
    [userId],
  );
  await backend.sql(
    `update public.recordings as r set folder_id = f.id
      from (select id, row_number() over (order by name) as n from public.folders where user_id = $1) as f
      where r.user_id = $1 and f.n = 1 + abs(hashtext(r.original_name)) % ${FOLDERS + 5}`,
    [userId],
  );
  await backend.sql(
    `insert into public.study_guides (user_id, title, content)
      select $1, 'Guide ' || n, '# Guide' || E'\\n\\n- One\\n- Two' from generate_series(1, ${GUIDES}) as n`,
    [userId],
  );
  await backend.sql("analyze public.recordings");
  await backend.sql("analyze public.recording_segments");
}
