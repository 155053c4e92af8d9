import { SignJWT } from "jose";
import type { TestBackend } from "@lectern/local-backend/testing";

/** Kilobytes of text that compression barely shrinks, like real words. */
const prepare = /* sql */ `
create schema if not exists bench;
create table if not exists bench.words (place integer primary key, text text);
alter table bench.words alter column text set storage plain;
insert into bench.words
  select place, (select string_agg(md5((place * 1000 + n)::text), '') from generate_series(1, 82) as n)
  from generate_series(0, 499) as place
  on conflict do nothing`;

/** Like a long lecture: a summary that fits into the row, and a transcript that PostgreSQL stores out of line. */
const recordings = /* sql */ `
insert into public.recordings
    (user_id, original_name, created_at, status, is_favorite, transcript, ai_summary, recording_icon)
  select student, 'Lecture ' || n || ' of ' || (array['biology', 'history', 'logic', 'economics'])[1 + n % 4],
    timestamptz '2025-11-01 12:00:00Z' - n * interval '90 minutes', 'completed', n % 20 = 0,
    words.text, left(words.text, 1200), 'book'
  from unnest($1::uuid[]) as student
  cross join generate_series($2::int, $3::int) as n
  join bench.words as words on words.place = n % 500`;

const segments = /* sql */ `
with made as (
  select jsonb_agg(jsonb_build_object('start', n * 6, 'end', n * 6 + 6, 'text', substr(words.text, n * 60, 60))) as segments
  from generate_series(1, 40) as n join bench.words as words on words.place = n
)
insert into public.recording_segments (recording_id, user_id, segments)
  select newest.id, student, made.segments
  from unnest($1::uuid[]) as student
  cross join lateral (
    select id from public.recordings where user_id = student order by created_at desc, id desc limit 5
  ) as newest
  cross join made`;

export interface Student {
  readonly id: string;
  readonly token: string;
}

/** Creates students with plenty of minutes, whose tokens are signed with the backend's own secret. */
export async function makeStudents(backend: TestBackend, count: number): Promise<Student[]> {
  await backend.sql(prepare);
  const rows = await backend.sql<{ id: string }>(
    `with made as (
      insert into auth.users (id, email, aud, role)
        select gen_random_uuid(), 'bench-' || gen_random_uuid() || '@lectern.test', 'authenticated', 'authenticated'
        from generate_series(1, $1::int) returning id
    ), accounts as (
      insert into private.accounts (id, referral_code, bonus_recording_time)
        select id, private.new_referral_code(), 900000 from made
    ), preferences as (insert into public.user_info (id) select id from made)
    select id from made`,
    [count],
  );
  const secret = new TextEncoder().encode(backend.jwtSecret);
  const sign = async ({ id }: { id: string }): Promise<Student> => ({
    id,
    token: await new SignJWT({ sub: id, role: "authenticated", aud: "authenticated" })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuedAt()
      .setExpirationTime("4h")
      .sign(secret),
  });
  return Promise.all(rows.map(sign));
}

/** Gives each student the recordings `from` to `to`, the newest first. The five newest have segments. */
export async function giveRecordings(
  backend: TestBackend,
  students: readonly Student[],
  from: number,
  to: number,
): Promise<void> {
  const ids = students.map(({ id }) => id);
  const some = Math.max(1, Math.floor(10_000 / (to - from + 1)));
  const step = 10_000;
  for (let index = 0; index < ids.length; index += some) {
    for (let first = from; first <= to; first += step) {
      const last = Math.min(to, first + step - 1);
      await backend.sql(recordings, [ids.slice(index, index + some), first, last]);
    }
  }
  if (from === 1) await backend.sql(segments, [ids]);
}

/** Vacuums, which autovacuum does on a server, and PGlite never does by itself. */
export const settle = (backend: TestBackend): Promise<unknown> => backend.sql("vacuum analyze public.recordings", []);
