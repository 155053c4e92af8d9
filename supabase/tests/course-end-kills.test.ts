import { storeCards } from "@lectern/local-backend/testing/cards";
import { type PostgresServer, startPostgres } from "@lectern/local-backend/testing/postgres-server";
import { isLong } from "@lectern/local-backend/testing/long-run";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClient, ownerClient, setMoment, startTestBackend, type TestBackend } from "./testing/backend.ts";
import { aReview, sendReviews } from "./testing/cards.ts";

const KILLS = isLong ? 50 : 2;
const DAY_MS = 86_400_000;
const LAST_DAY = "2026-12-12";

/** Zones that are over first, last and by a part of an hour, each with the end of `LAST_DAY` in it. Null: none is known. */
const ends: readonly (readonly [zone: string | null, over: string])[] = [
  ["Pacific/Kiritimati", "2026-12-12T10:00:00Z"],
  ["Etc/GMT+12", "2026-12-13T12:00:00Z"],
  ["Pacific/Chatham", "2026-12-12T10:15:00Z"],
  ["Pacific/Pago_Pago", "2026-12-13T11:00:00Z"],
  [null, "2026-12-13T12:00:00Z"],
];

let server: PostgresServer;
let backend: TestBackend;
let person: Awaited<ReturnType<TestBackend["setUpUser"]>>;
beforeAll(async () => {
  server = await startPostgres();
  backend = await startTestBackend({ driver: "postgres", server });
  person = await backend.setUpUser("killed@school.edu");
  // Each row that a deletion changes, in whichever table, is a step at which the server can be halted.
  await backend.sql(
    `create schema test;
      create sequence test.steps;
      create table test.halt (at bigint);
      insert into test.halt values (0);
      create function test.step() returns trigger language plpgsql security definer as $$
        begin
          if nextval('test.steps') = (select at from test.halt) then perform pg_sleep(600); end if;
          return null;
        end $$;
      do $$
        declare one record;
        begin
          for one in select schemaname, tablename from pg_tables where schemaname in ('public', 'private') loop
            execute format('create trigger "~step" after insert or update or delete on %I.%I for each row execute function test.step()',
              one.schemaname, one.tablename);
          end loop;
        end $$`,
  );
});
afterAll(() => backend?.close());

/** Halts at that step from now on; 0: at none. */
const haltAt = (step: number) =>
  backend.sql(`select setval('test.steps', 1, false); update test.halt set at = ${step}`);
const countSteps = async () =>
  Number((await backend.sql<{ n: string }>("select last_value as n from test.steps"))[0]!.n);

/** Every row of every table, as one hash each. */
const readEverything = () =>
  backend.sql(
    `select format('%s.%s', schemaname, tablename) as name,
        (xpath('//h/text()', query_to_xml(format('select md5(string_agg(t::text, chr(10) order by t::text)) as h from %I.%I as t',
          schemaname, tablename), false, true, '')))[1]::text as hash
      from pg_tables where schemaname in ('public', 'private') order by 1`,
  );

/** How many rows of any table belong to recordings or cards that are gone. */
async function countLeft(recordings: readonly string[], cards: readonly string[]): Promise<number> {
  const columns = await backend.sql<{ from: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as from, column_name as column from information_schema.columns
      where table_schema in ('public', 'private') and column_name in ('recording_id', 'card_id')`,
  );
  expect(columns.length).toBeGreaterThan(12);
  const [row] = await backend.sql<{ n: number }>(
    `select (${columns.map(({ from, column }) => `(select count(*) from ${from} where ${column} = any ($1))`).join(" + ")})::int as n`,
    [[...recordings, ...cards]],
  );
  return row!.n;
}

const endNext = async () => ownerClient(backend).rpc("end_next_course");
const endedNow = async () => {
  const { data, error } = await endNext();
  expect(error).toBeNull();
  return data as boolean;
};

/** A folder of 203 recordings, which are deleted by ten: three with cards, reviews, a tag and an outline. */
async function prepareCourse() {
  const [folder] = await backend.sql<{ id: string }>(
    "insert into public.folders (user_id, name, course_end) values ($1, 'Biology', $2) returning id",
    [person.user.id, LAST_DAY],
  );
  const folderId = folder!.id;
  const rich = [];
  for (let number = 0; number < 3; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    rich.push(await storeCards(backend, person.user.id, { count: 3, folderId, createdAt: "2026-01-05T08:00:00.000Z" }));
  }
  const cards = rich.flatMap(({ cardIds }) => cardIds);
  const reviews = cards.map((card) => aReview(card, { reviewed_at: "2026-01-06T08:00:00.000Z" }));
  expect((await sendReviews(backend, person, reviews)).status).toBe(200);
  const ids = [rich.map(({ recordingId }) => recordingId), person.user.id];
  await backend.sql(
    "insert into public.recording_tags (recording_id, user_id, tag_id) select unnest($1::uuid[]), $2, id from public.tags where user_id = $2",
    ids,
  );
  await backend.sql(
    `insert into public.recording_outlines (recording_id, user_id, version, chapters, questions, terms)
      select unnest($1::uuid[]), $2, 1, '[{"segment":0,"start":0,"title":"Cells"}]', '["What is a cell?"]', '[]'`,
    ids,
  );
  const plain = await backend.sql<{ id: string }>(
    `insert into public.recordings (user_id, original_name, transcript, folder_id)
      select $1, n::text, 'Cells divide.', $2 from generate_series(1, 200) as n returning id`,
    [person.user.id, folderId],
  );
  return { folderId, recordings: [...rich.map(({ recordingId }) => recordingId), ...plain.map(({ id }) => id)], cards };
}

const chooseZone = (zone: string | null) =>
  makeClient(backend, person.accessToken)
    .from("practice_settings")
    .update({ time_zone: zone })
    .eq("user_id", person.user.id);

it(`END-01 ${KILLS} halts of the server during a deletion leave nothing early, twice, in part or behind`, {
  timeout: 30_000 * (KILLS + 1),
}, async () => {
  await backend.sql("insert into public.tags (user_id, name) values ($1, 'Cells')", [person.user.id]);
  const elsewhere = await storeCards(backend, person.user.id, { count: 2, createdAt: "2026-01-05T08:00:00.000Z" });
  const totals = { kills: 0, early: 0, inPart: 0, twice: 0, left: 0, wrongReceipts: 0 };
  const sleeping = "from pg_stat_activity where wait_event = 'PgSleep'";
  let steps = 0;

  /** Ends one course, and halts the server at one of its steps. */
  async function endCourse(number: number): Promise<void> {
    const [zone, over] = ends[number % ends.length]!;
    await haltAt(0);
    await setMoment(backend, "2026-11-24T12:00:00Z");
    await chooseZone(zone);
    const { folderId, recordings, cards } = await prepareCourse();
    await setMoment(backend, new Date(Date.parse(over) - 2 * DAY_MS).toISOString());
    expect(await endedNow()).toBe(false);
    // 23:59:59.999 on the last day.
    let before = await readEverything();
    await setMoment(backend, new Date(Date.parse(over) - 1).toISOString());
    if ((await endedNow()) || JSON.stringify(before) !== JSON.stringify(await readEverything())) totals.early += 1;

    await setMoment(backend, over);
    await haltAt(Math.ceil((steps * number) / (KILLS + 1)));
    let ended = 0;
    for (let isOver = false; !isOver; ) {
      // oxlint-disable no-await-in-loop -- one call after another
      let answer: Awaited<ReturnType<typeof endNext>> | undefined;
      const call = endNext().then((answered) => (answer = answered));
      const isHalted = async () => (await backend.sql(`select pid ${sleeping}`)).length === 1;
      await expect.poll(async () => answer !== undefined || (await isHalted()), { interval: 20 }).toBe(true);
      if (answer === undefined) {
        await server.halt();
        if ((await call).error === null) throw new Error("A halted server answered");
        await server.resume();
        totals.kills += 1;
        await haltAt(0);
        if (JSON.stringify(before) !== JSON.stringify(await readEverything())) totals.inPart += 1;
      } else {
        const { data, error } = await call;
        if (error !== null) throw error;
        if (data === true) ended += 1;
        isOver = data === false;
        before = await readEverything();
      }
      // oxlint-enable no-await-in-loop
    }
    // Ten a call at most, and a last one that finds nothing.
    if (ended < 21 || (await endedNow())) totals.twice += 1;
    totals.left += await countLeft(recordings, cards);
    const receipts = await backend.sql(
      "select recordings, cards, reviews, tags, course_end::text from public.course_end_receipts where folder_id = $1",
      [folderId],
    );
    const expected = [{ recordings: 203, cards: 9, reviews: 9, tags: 3, course_end: LAST_DAY }];
    if (JSON.stringify(receipts) !== JSON.stringify(expected)) totals.wrongReceipts += 1;
    expect(await backend.sql("select id from public.recordings")).toEqual([{ id: elsewhere.recordingId }]);
    if (number === 0) steps = await countSteps();
  }

  for (let number = 0; number <= KILLS; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the first isn't halted, and counts the steps
    await endCourse(number);
  }
  expect(totals).toEqual({ kills: KILLS, early: 0, inPart: 0, twice: 0, left: 0, wrongReceipts: 0 });
  expect(steps).toBeGreaterThan(400);
});
