import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLong } from "./testing/long-run.ts";
import { callFunction, recordingRequest, toHeaders } from "./testing/requests.ts";
import { startTestBackend, type TestBackend, type TestUser } from "./testing/test-backend.ts";

const ROUNDS = isLong ? 12 : 1;
const PEOPLE = 6;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ driver: "postgres" });
});
afterAll(() => backend.close());

/** Counts the deadlocks that the database has resolved by ending a statement. Its statistics are a second late. */
async function countDeadlocks(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row] = await backend.sql<{ n: number }>(
    "select deadlocks::int as n from pg_stat_database where datname = current_database()",
  );
  return row!.n;
}

/** Sends a request to the data API as a person. @returns its status */
async function request(method: string, path: string, who: TestUser, body?: object): Promise<number> {
  const init = { method, headers: toHeaders(who), ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${backend.url}/rest/v1/${path}`, init);
  await answer.text();
  return answer.status;
}

const call = async (name: string, who: TestUser, body: object): Promise<number> =>
  (await callFunction(backend.url, name, who, body)).status;

interface Person {
  readonly who: TestUser;
  readonly code: string;
  readonly folder: string;
}

async function setUp(name: string): Promise<Person> {
  const who = await backend.setUpUser(`${name}@school.edu`);
  expect(await request("POST", "folders", who, { user_id: who.user.id, name: "Biology" })).toBe(201);
  const [row] = await backend.sql<{ code: string; folder: string }>(
    "select referral_code as code, f.id as folder from private.accounts a join public.folders f on f.user_id = a.id where a.id = $1",
    [who.user.id],
  );
  return { who, ...row! };
}

/** Everything that a person with two phones and a page could send at once. Many of the requests lock the same rows. */
function everything({ who, folder }: Person, { code }: Person, round: number): Promise<number>[] {
  const id = who.user.id;
  const own = `user_id=eq.${id}`;
  const ingest = (lecture: number) =>
    call("ingest-recording", who, recordingRequest({ clientId: `lecture-${round}-${lecture}` }));
  return [
    // In a ring, each person redeems the next one's code.
    call("apply-referral-code", who, { user_id: id, referred_by_code: code }),
    ...[0, 1, 1].map(ingest),
    call("ingest-study-guide", who, { clientId: `guide-${round}`, title: "Cells", content: "# Cells" }),
    call("customize-ai-summary", who, { style: "bullet", transcript: "Cells divide in two." }),
    request("PATCH", `recordings?${own}`, who, { is_favorite: round % 2 === 0 }),
    request("PATCH", `recordings?${own}`, who, { folder_id: folder }),
    request("PATCH", `recordings?${own}&order=id.desc`, who, { ai_notes: `Round ${round}` }),
    request("POST", "folders", who, { user_id: id, name: `Round ${round}` }),
    request("DELETE", `folders?${own}&name=eq.Round%20${round - 1}`, who),
    request("DELETE", `recordings?${own}&is_favorite=eq.${round % 2 === 1}`, who),
  ];
}

const lock = (id: string | undefined) => `select from private.accounts where id = '${id}' for update;`;

const lockInOrder = (first: string | undefined, second: string | undefined) =>
  backend.sql(`${lock(first)} select pg_sleep(0.3); ${lock(second)}`);

it("detects statements that wait for each other", async () => {
  const [a, b] = [await setUp("a"), await setUp("b")].map(({ who }) => who.user.id);
  const before = await countDeadlocks();
  const ended = await Promise.allSettled([lockInOrder(a, b), lockInOrder(b, a)]);
  expect(ended.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(await countDeadlocks()).toBe(before + 1);
});

/**
 * Runs statements simultaneously: each waits in its transaction for a lock that another transaction holds and then
 * releases.
 */
const atOnce = async (statements: readonly string[]): Promise<void> => {
  const hold = backend.sql("select pg_advisory_xact_lock(1); select pg_sleep(0.1)");
  await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([
    hold,
    ...statements.map((text) => backend.sql(`select pg_advisory_xact_lock_shared(1); ${text}`)),
  ]);
};

it("SRV-04 two students who redeem each other's code simultaneously do not deadlock", async () => {
  const people = await Promise.all(["c", "d", "e", "f", "g", "h"].map(setUp));
  const before = await countDeadlocks();
  const redeemed = people.map(({ who }, n) => {
    const { code } = people[n % 2 === 0 ? n + 1 : n - 1]!;
    return `select public.redeem_referral_code('${who.user.id}', '${code}')`;
  });
  // oxlint-disable-next-line no-await-in-loop -- one after another; a second redemption is refused, with the same locks
  for (let time = 0; time < (isLong ? 60 : 10); time += 1) await atOnce(redeemed);
  expect(await countDeadlocks()).toBe(before);
});

interface Recorded {
  readonly owner: string;
  readonly id: string;
}

/** A student with a recording from an hour ago whose summary is not written yet. */
async function record(name: string): Promise<Recorded> {
  const { who } = await setUp(name);
  const [row] = await backend.sql<{ id: string }>(
    "select recording_id as id from public.store_recording($1, 'client', 'Cells', private.moment() - interval '1 hour', 2, 'Cells divide.', null, null, null, 'en')",
    [who.user.id],
  );
  // Like a recording that was stored before the search existed: indexing it writes as much as possible.
  await backend.sql("delete from private.search_shelves where user_id = $1", [who.user.id]);
  return { owner: who.user.id, id: row!.id };
}

const claim = async ({ id }: Recorded) =>
  (await backend.sql<{ lease: string }>("select lease from public.claim_summary_job($1)", [id]))[0]!.lease;

/** Puts a recording into a folder whose course has ended long ago. */
const toCourseEndStatement = (owner: string, recording: string) =>
  backend.sql(
    `update public.recordings set folder_id = (select id from public.folders where user_id = '${owner}') where id = '${recording}';
      alter table public.folders disable trigger check_course_end_at_update;
      update public.folders set course_end = '2026-01-01', course_end_noticed_at = '2025-12-31' where user_id = '${owner}';
      alter table public.folders enable trigger check_course_end_at_update`,
  );

describe("a student who deletes their account while another transaction locks their recording", () => {
  it.each<[what: string, prepare: (recorded: Recorded) => Promise<string>]>([
    [
      "its summary that is finished",
      async (recorded) => `select public.finish_summary_job('${recorded.id}', '${await claim(recorded)}', 'Cells.')`,
    ],
    [
      "its summary that failed for the third time",
      async (recorded) => {
        const lease = await claim(recorded);
        await backend.sql("update private.summary_jobs set attempts = 2 where recording_id = $1", [recorded.id]);
        return `select public.release_summary_job('${recorded.id}', '${lease}', 'down')`;
      },
    ],
    [
      "its summary that is given up",
      async (recorded) => {
        await claim(recorded);
        await backend.sql(
          "update private.summary_jobs set lost_leases = 1, leased_until = private.moment() - interval '1 minute' where recording_id = $1",
          [recorded.id],
        );
        return "select public.claim_summary_job()";
      },
    ],
    [
      "its outline that is stored",
      ({ id }) => {
        const outline = {
          chapters: [],
          questions: [],
          terms: [],
          points: [],
          tasks: [],
          dates: [],
          forms: [],
          thesis: null,
        };
        return Promise.resolve(`select public.store_outline('${id}', 99, '${JSON.stringify(outline)}')`);
      },
    ],
    [
      "its notes that are saved",
      ({ id }) => Promise.resolve(`update public.recordings set ai_notes = 'Cells.' where id = '${id}'`),
    ],
    [
      "its course that has ended",
      async ({ owner, id }) => {
        await toCourseEndStatement(owner, id);
        return "select public.end_next_course()";
      },
    ],
    ["its deletion", ({ id }) => Promise.resolve(`delete from public.recordings where id = '${id}'`)],
  ])("SRV-07 does not deadlock with %s", async (_, prepare) => {
    for (const leavesFirst of [true, false]) {
      // oxlint-disable no-await-in-loop -- one order after the other
      const recorded = await record(`leaver-${randomUUID()}`);
      const other = await prepare(recorded);
      const leave = `delete from auth.users where id = '${recorded.owner}'`;
      const ended = [
        backend.sql(`select from public.recordings where id = '${recorded.id}' for update; select pg_sleep(0.2)`),
      ];
      for (const text of leavesFirst ? [leave, other] : [other, leave]) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        ended.push(backend.sql(text));
      }
      expect((await Promise.allSettled(ended)).filter(({ status }) => status === "rejected")).toEqual([]);
      expect(await backend.sql("select from public.recordings where id = $1", [recorded.id])).toEqual([]);
      expect(await backend.sql("select from private.search_shelves where user_id = $1", [recorded.owner])).toEqual([]);
      expect(await backend.sql("select from private.vocabulary where user_id = $1", [recorded.owner])).toEqual([]);
      // oxlint-enable no-await-in-loop
    }
  });
});

it("SRV-05 SRV-06 requests don't deadlock when a ring of students sends every kind at once", {
  timeout: 60_000 * ROUNDS,
}, async () => {
  const before = await countDeadlocks();
  for (let round = 1; round <= ROUNDS; round += 1) {
    // oxlint-disable no-await-in-loop -- one round after another
    const people: Person[] = [];
    for (let n = 0; n < PEOPLE; n += 1) people.push(await setUp(`student-${round}-${n}`));
    const next = (n: number) => people[(n + 1) % PEOPLE]!;
    const first = await Promise.all(people.flatMap((person, n) => everything(person, next(n), round)));
    // Half of them delete their accounts while the others continue and redeem their codes.
    const second = await Promise.all(
      people.flatMap((person, n) => [
        ...(n % 2 === 0 ? [call("delete-user", person.who, { user_id: person.who.user.id })] : []),
        ...everything(person, next(n), round + 1),
      ]),
    );
    expect([...first, ...second].filter((status) => status >= 500)).toEqual([]);
    // oxlint-enable no-await-in-loop
  }
  expect(await countDeadlocks()).toBe(before);
});
