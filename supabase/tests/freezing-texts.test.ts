import { drivers } from "@lectern/local-backend/testing/long-run";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, setMoment, startTestBackend, type TestBackend } from "./testing/backend.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

let backend: TestBackend;
let person: Person;

beforeAll(async () => {
  backend = await startTestBackend();
  person = await backend.setUpUser("freezing@school.edu");
  await backend.sql("update private.accounts set bonus_recording_time = 100000 where id = $1", [person.user.id]);
});
afterAll(() => backend?.close());

const words = "The cell divides in two, and each half keeps a plan. ".repeat(60);
/** The limit is for CPU time, because other processes run at the same time. */
const LIMIT_MS = 1000;

/** Measures the CPU milliseconds of this process; of two times the shortest, if the first is over the limit. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 2 && least >= LIMIT_MS; round += 1) {
    const before = process.cpuUsage();
    // oxlint-disable-next-line no-await-in-loop -- measured again, because other work of this process counts too
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

let count = 0;
const sendText = async (text: string, changes: Parameters<typeof aRecording>[0] = {}) => {
  count += 1;
  const recording = aRecording({ clientId: `freezing-${count}`, minutes: 240, transcript: { text }, ...changes });
  const { status, body } = await callFunction(backend, "ingest-recording", person.accessToken, recording);
  expect([status, body["error"]]).toEqual([201, undefined]);
  return completed(backend, String(body["id"]));
};
const sendGuide = (content: string) =>
  callFunction(backend, "ingest-study-guide", person.accessToken, {
    clientId: `freezing-guide-${(count += 1)}`,
    title: "Cells",
    content,
  });
const storeGuide = (content: string) => measure(async () => expect((await sendGuide(content)).status).toBe(201));

describe("a text that could freeze the server", () => {
  beforeAll(() => sendText(words));

  it.each([
    ["blanks", `hello${" ".repeat(400_000)}world this is it. ${words}`],
    ["brackets", `${words}${"[".repeat(900_000)}`],
    ["full stops", `${words}${".".repeat(400_000)}`],
    ["quotation marks before blanks", `${words}"${" ".repeat(400_000)}`],
    ["marks on one letter", `${words}a${"\u0301\u0316".repeat(4000)}`],
    ["a number that is no number", `${words}${"dreizehn".repeat(2000)}x`],
    ["words divided at the end of each line", `${words}${"ab-\n".repeat(20_000)}`],
  ])("SRV-13 is read and summarised within a second: %s", async (_, text) => {
    expect(await measure(() => sendText(text))).toBeLessThan(LIMIT_MS);
  });

  it("SRV-13 can have a name with two readings, and is stored", async () => {
    const name = `${"voice memo ".repeat(26)}1!`;
    expect(await measure(() => sendText(words, { name }))).toBeLessThan(LIMIT_MS);
  });

  it("SRV-13 keeps every word", async () => {
    const row = await sendText(`hello${" ".repeat(400_000)}world this is it. ${"[".repeat(9000)}${words}`);
    expect(String(row["transcript"])).toMatch(/^hello world this is it\./);
    expect(String(row["transcript"]).match(/The cell divides in two, and each half keeps a plan\./g)).toHaveLength(60);
  });

  it("SRV-13 is stored as a study guide in about the time of an ordinary one of its length", async () => {
    const ordinary = await storeGuide("The cell divides. ".repeat(50_000));
    for (const content of ["[".repeat(900_000), "[(".repeat(450_000), `# Cells${" ".repeat(900_000)}divide`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that each is measured alone
      expect(await storeGuide(content)).toBeLessThan(3 * ordinary + LIMIT_MS / 2);
    }
  });
});

/** PostgreSQL's own parser of words took seconds to minutes for each of these. */
const signs = [
  ["unclosed comments", "<!--"],
  ["unclosed comments with a quotation mark", "<!--‹!--"],
  ["underscores", "a_"],
  ["hyphens", "a-b-"],
  ["paths", "~/u"],
] as const;

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

describe.each(drivers)("a text that could stop the parser of words (%s)", (driver) => {
  let own: TestBackend;
  let owner: Person;
  let recording: string;
  beforeAll(async () => {
    own = await startTestBackend({ driver });
    owner = await own.setUpUser("parser@school.edu");
    recording = await insert("recordings (user_id, original_name)", "x");
  });
  afterAll(() => own?.close());

  const insert = async (into: string, text: string): Promise<string> => {
    const [row] = await own.sql<{ id: string }>(`insert into public.${into} values ($1, $2) returning id`, [
      owner.user.id,
      text,
    ]);
    return row!.id;
  };
  const ordinary = "The cell divides in two, and each half keeps a plan. ";
  const places: Record<string, readonly [length: number, store: (text: string) => Promise<unknown>]> = {
    "a guide": [
      200_000,
      (text) =>
        own.sql("insert into public.study_guides (user_id, title, content) values ($1, 'Cells', $2)", [
          owner.user.id,
          text,
        ]),
    ],
    notes: [200_000, (text) => own.sql("update public.recordings set ai_notes = $2 where id = $1", [recording, text])],
    "a segment": [
      20_000,
      async (text) =>
        own.sql(
          "insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, jsonb_build_array(jsonb_build_object('text', $3::text)))",
          [await insert("recordings (user_id, original_name)", "x"), owner.user.id, text],
        ),
    ],
    "a name": [300, (text) => insert("recordings (user_id, original_name)", text)],
    "a question": [
      200,
      async (text) => makeClient(own, owner.accessToken).rpc("search_recordings", { p_query: text }).throwOnError(),
    ],
  };
  it.each(Object.keys(places))("SRV-13 takes no longer than an ordinary text of the same length: %s", async (place) => {
    const [length, store] = places[place]!;
    const usual = fill(ordinary, length);
    await store(usual);
    for (const [name, unit] of signs) {
      const text = fill(unit, length);
      let [taken, needed] = [Infinity, Infinity];
      // A text that stopped the parser took a hundred times as long.
      for (let round = 0; round < 20 && !(taken < 10 * needed); round += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one beside the other, under the same load
        taken = Math.min(taken, await time(() => store(text)));
        // oxlint-disable-next-line no-await-in-loop
        needed = Math.min(needed, await time(() => store(usual)));
      }
      expect([name, taken < 10 * needed]).toEqual([name, true]);
    }
  });

  it("SRV-13 gives the parser no sign", async () => {
    const [row] = await own.sql<{ folded: string }>("select private.fold($1) as folded", [
      `${Array.from({ length: 127 }, (_, code) => String.fromCodePoint(code + 1)).join("")}“”–—…‹›`,
    ]);
    expect(row!.folded).toMatch(/^[a-z\d ]+$/);
  });
});

describe("a student's day", () => {
  it("SRV-11 has a limit of stored bytes, which what failed has used too", async () => {
    const guide = (title: string) =>
      callFunction(backend, "ingest-study-guide", person.accessToken, {
        clientId: `limit-${(count += 1)}`,
        title,
        content: "Cells",
      });
    const used = async () => {
      const rows = await backend.sql<{ bytes: string }>("select bytes from private.stored_bytes where user_id = $1", [
        person.user.id,
      ]);
      return Number(rows[0]?.bytes);
    };
    await setMoment(backend, "2027-11-24T23:00:00Z");
    expect((await guide("Cells")).status).toBe(201);
    const before = await used();
    await backend.sql("alter table public.study_guides add constraint fails check (title <> 'Fails')");
    expect((await guide("Fails")).status).toBe(500);
    expect(await used()).toBeGreaterThan(before);
    await backend.sql("update private.stored_bytes set bytes = 104857600 where user_id = $1", [person.user.id]);
    expect(await guide("Cells")).toMatchObject({ status: 429, body: { retry_after: 3600 } });
    const recording = aRecording({ clientId: "over-the-limit" });
    const refused = await callFunction(backend, "ingest-recording", person.accessToken, recording);
    expect(refused).toMatchObject({ status: 429, body: { retry_after: 3600 } });
    await setMoment(backend, "2027-11-25T00:00:00Z");
    expect((await guide("Cells")).status).toBe(201);
    expect(await used()).toBeLessThan(1000);
    await setMoment(backend);
  });
});
