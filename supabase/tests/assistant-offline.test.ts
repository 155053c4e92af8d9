import { createDeps } from "@lectern/supabase/functions/_shared/deps";
import { handle as customizeAiSummary } from "@lectern/supabase/functions/customize-ai-summary/handler";
import { handle as openai } from "@lectern/supabase/functions/openai/handler";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, setMoment, startTestBackend, type TestBackend } from "./testing/backend.ts";
import type { Person } from "./testing/money.ts";
import { callFunction } from "./testing/phone.ts";

let backend: TestBackend;
let student: Person;
let recordings: Map<string, string>;

beforeAll(async () => {
  backend = await startTestBackend({ driver: "postgres", seed: true });
  student = await backend.signIn("free@lectern.test");
  const { data } = await makeClient(backend, student.accessToken).from("recordings").select("id, original_name");
  recordings = new Map(data?.map(({ id, original_name }) => [String(original_name), String(id)]));
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await setMoment(backend);
  await backend.sql("delete from private.assistant_turns");
});

const getId = (part: string): string => {
  const found = [...recordings].find(([name]) => name.toLowerCase().includes(part));
  if (found === undefined) throw new Error(`no recording like ${part}: ${[...recordings.keys()].join(", ")}`);
  return found[1];
};
const ask = (query: string, about: object, person: Person = student) =>
  callFunction(backend, "openai", person.accessToken, { query, transcript: "", summary: "", ...about });
const notes = (style: string, about: object, person: Person = student) =>
  callFunction(backend, "customize-ai-summary", person.accessToken, { style, transcript: "", ...about });

describe("an answer", () => {
  it.each([
    ["photosynthesis", "Where does the oxygen come from?", /water/i],
    ["photosynthesis", "What does photosystem two do?", /photosystem/i],
    ["euro history", "Why did the king call the Estates General?", /estates/i],
    ["elasticity", "What is elasticity?", /elastic/i],
    ["hash", "How are collisions handled?", /collision|chain|probe|bucket/i],
  ])("SRV-08 about %s to %j quotes the transcript and names the time", async (name, question, words) => {
    const answer = await ask(question, { recording_id: getId(name) });
    expect(answer.status).toBe(200);
    const { message, segments } = answer.body as { message: string; segments: { start: number; text: string }[] };
    expect(message).toMatch(words);
    expect(message).toMatch(/> [^\n]+\n\n\[\d+:\d\d(?::\d\d)?\]\(#t=\d+,\d+\)/);
    expect(segments.length).toBeGreaterThan(0);
    const [row] = await backend.sql<{ segments: { start: number; text: string }[] }>(
      "select segments from public.recording_segments where recording_id = $1",
      [getId(name)],
    );
    const starts = row?.segments.map(({ start }) => start);
    for (const { start } of segments) expect(starts).toContain(start);
  });

  it.each([
    ["photosynthesis", "Who won the football championship?"],
    ["euro history", "How do mitochondria make ATP?"],
    ["hash", "What did Kant write about lying?"],
  ])("SRV-08 says that %s contains nothing about %j", async (name, question) => {
    const answer = await ask(question, { recording_id: getId(name) });
    expect(answer.body["message"]).toMatch(/^I couldn't find that in this recording\./);
    expect(answer.body["segments"]).toBeUndefined();
  });

  it("SRV-08 to a question about the whole recording says what it is about", async () => {
    const answer = await ask("What is this lecture about?", { recording_id: getId("photosynthesis") });
    expect(answer.body["message"]).toMatch(/^Main topics:\n\n- [^\n]+ \[\d+:\d\d\]\(#t=\d+\)/);
  });

  it("AST-06 SRV-08 to a request about the whole comes from the stored outline", async () => {
    const id = getId("hash");
    const [row] = await backend.sql<{ points: object }>(
      "select points from public.recording_outlines where recording_id = $1",
      [id],
    );
    const point = { text: "A point that only the stored outline has.", segment: 3, start: 12 };
    const store = (points: object) =>
      backend.sql("update public.recording_outlines set points = $2 where recording_id = $1", [
        id,
        JSON.stringify(points),
      ]);
    await store([point]);
    const answer = await ask("What are the main points?", { recording_id: id });
    await store(row!.points);
    expect(answer.body["message"]).toContain(point.text);
  });

  it("DAT-02 uses the transcript in the body if no recording is named, and has no times then", async () => {
    const transcript = "The heart has four chambers. The left ventricle pumps blood into the aorta.";
    const answer = await ask("What does the left ventricle do?", { transcript });
    expect(answer.body).toEqual({
      message: expect.stringContaining("The left ventricle pumps blood into the aorta."),
      segments: [{ text: expect.stringContaining("left ventricle"), line: 0, start: null, end: null }],
    });
  });

  it("TUT-01 cites lines of the transcript, each with its place", async () => {
    const answer = await ask("Where does the oxygen come from?", { recording_id: getId("photosynthesis") });
    const { message, segments } = answer.body as { message: string; segments: { start: number; line: number }[] };
    expect(segments.length).toBeGreaterThan(0);
    expect(message).toMatch(new RegExp(`\\]\\(#t=${Math.floor(segments[0]!.start)}[,)]`));
  });

  it("AST-07 continues the subject of the conversation, whose length is limited", async () => {
    const about = { recording_id: getId("photosynthesis") };
    const history = [{ role: "user", content: "What does photosystem two do?" }];
    const { message } = (await ask("why?", { ...about, history })).body as { message: string };
    expect(message).toMatch(/photosystem/i);
    expect((await ask("why?", { ...about, history: Array.from({ length: 21 }, () => history[0]) })).status).toBe(422);
  });

  it("AST-03 AST-06 says if it has only similar passages, and finds a part by its time", async () => {
    const about = { recording_id: getId("photosynthesis") };
    const closest = await ask("How many euros do the electrons of a chloroplast cost at the pharmacy?", about);
    expect(closest.body["message"]).toMatch(
      /^Not said in this recording: \*pharmacy\*\.\n\nI'm not sure this answers it\. The closest passages:/,
    );
    const part = await ask("Summarise from 2:00 to 6:00", about);
    expect(part.body["message"]).toMatch(/^- [^\n]+ \[[2-5]:\d\d\]\(#t=\d+\)\n/);
  });

  it("SRV-08 uses only the recording's text if one is named", async () => {
    const transcript = "The oxygen comes from the moon.";
    const answer = await ask("Where does the oxygen come from?", { transcript, recording_id: getId("photosynthesis") });
    expect(JSON.stringify(answer.body)).not.toContain("moon");
  });

  it("SRV-08 shows the transcript as plain text, without links, images or markup from it", async () => {
    const transcript =
      "The ventricle <img src=x onerror=alert(1)> is [here](javascript:alert(1)) and ![x](http://evil/x).";
    const { message } = (await ask("What about the ventricle?", { transcript })).body as { message: string };
    expect(message).toContain("ventricle");
    expect(message).not.toMatch(/(?<!\\)<img|(?<!\\)\]\((?!#line=)|(?<!\\)!\[x/);
  });
});

describe("notes", () => {
  it("SRV-08 RDT-04 have a form of their own each", async () => {
    const about = { recording_id: getId("photosynthesis") };
    const written = await Promise.all(
      ["bullet", "paragraph", "outline", "essay"].map(async (style) =>
        String((await notes(style, about)).body["message"]),
      ),
    );
    const points = written.map((text) => text.split(/^### Key terms$/m)[0]!.replace(/^## Key passages$/m, ""));
    const [bullet, paragraph, outline, essay] = points;
    expect(new Set(points).size).toBe(4);
    expect(bullet).toMatch(/^- /m);
    expect(paragraph).not.toMatch(/^(?:- |###|\d+\. )/m);
    expect(outline).toMatch(/^1\. \*\*.*\n {3}- /m);
    expect(essay).toMatch(/^### /m);
  });
});

describe("the assistant's functions", () => {
  it("SRV-08 SRV-01 read no recording of another person, and none without a session", async () => {
    const stranger = await backend.setUpUser("stranger@school.edu");
    const about = { recording_id: getId("photosynthesis"), transcript: "Cells divide." };
    for (const call of [ask("What is light?", about, stranger), notes("bullet", about, stranger)]) {
      expect(await call).toMatchObject({ status: 404, body: { error: "This recording isn't in your library." } });
    }
    for (const name of ["openai", "customize-ai-summary"]) {
      expect((await callFunction(backend, name, undefined, about)).status).toBe(401);
      expect((await callFunction(backend, name, backend.publishableKey, about)).status).toBe(401);
    }
  });

  it("SRV-08 limit their input, with a sentence", async () => {
    const transcript = "Cells divide.";
    const bad: [Promise<{ status: number; body: Record<string, unknown> }>, number][] = [
      [ask("", { transcript }), 422],
      [ask("  \n", { transcript }), 422],
      [ask("x".repeat(4001), { transcript }), 422],
      [ask("What?", {}), 422],
      [ask("What?", { transcript: " " }), 422],
      [ask("What?", { transcript, recording_id: "1" }), 422],
      [ask("What?", { transcript: 7 }), 422],
      [ask("What?", { transcript: "x".repeat(2 * 1024 * 1024 + 1) }), 422],
      [ask("What?", { transcript: "x".repeat(6 * 1024 * 1024) }), 413],
      [notes("haiku", { transcript }), 422],
      [notes("__proto__", { transcript }), 422],
    ];
    for (const [call, status] of bad) {
      expect(await call).toMatchObject({ status, body: { error: expect.stringMatching(/^[A-Z].*\.$/) } });
    }
  });

  it("SRV-08 read a stored recording by its id alone, and say so where neither that nor a transcript is given", async () => {
    for (const [name, body] of [
      ["openai", { query: "What?" }],
      ["customize-ai-summary", { style: "bullet" }],
    ] as const) {
      expect(await callFunction(backend, name, student.accessToken, body)).toMatchObject({
        status: 422,
        body: { error: "The request has neither the id of a recording nor a transcript." },
      });
      const about = { ...body, recording_id: getId("photosynthesis") };
      expect((await callFunction(backend, name, student.accessToken, about)).status).toBe(200);
    }
  });

  it("SRV-08 answer each person ten times a minute, even when asked simultaneously", async () => {
    const about = { transcript: "Cells divide in two." };
    await setMoment(backend, "2025-09-03T12:00:00Z");
    const calls = Array.from({ length: 16 }, (_, n) =>
      n % 2 ? ask("How do cells divide?", about) : notes("bullet", about),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(await ask("How do cells divide?", about)).toMatchObject({
      status: 429,
      body: {
        error: "You've reached the limit of 10 questions a minute. Please try again in 60 seconds.",
        retry_after: 60,
      },
    });
    const neighbour = await backend.setUpUser("neighbour@school.edu");
    expect((await ask("How do cells divide?", about, neighbour)).status).toBe(200);
    await setMoment(backend, "2025-09-03T12:01:00Z");
    expect((await ask("How do cells divide?", about)).status).toBe(200);
  });

  it("SRV-08 AST-11 answer 2,000 times a day, however many of a model's tokens were used before", async () => {
    await setMoment(backend, "2025-09-03T12:00:00Z");
    const use = (count: number, tokens: number) =>
      backend.sql(
        `insert into private.assistant_turns (user_id, taken_at, tokens)
          select $1, timestamptz '2025-09-02T12:34:30Z' + n * interval '30 seconds', $3 from generate_series(1, $2::int) n`,
        [student.user.id, count, tokens],
      );
    const about = { transcript: "Cells divide in two." };
    await use(1_999, 100_000);
    expect((await ask("How do cells divide?", about)).status).toBe(200);
    expect(await ask("How do cells divide?", about)).toMatchObject({
      status: 429,
      body: { error: "You've reached the limit of 2,000 questions a day. Please try again in 35 minutes." },
    });
    await setMoment(backend, "2025-09-03T12:36:00Z");
    expect((await ask("How do cells divide?", about)).status).toBe(200);
  });
});

/** Asks through a separate host that counts the database's answers with a transcript. */
function watched(person: Person) {
  let reads = 0;
  const env: Record<string, string> = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  };
  const network: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (/"transcript": ?"/.test(await answer.clone().text())) reads += 1;
    return answer;
  };
  const deps = createDeps({ env: (name) => env[name], fetch: network, log: () => undefined });
  const headers = { authorization: `Bearer ${person.accessToken}`, "content-type": "application/json" };
  const request = (body: object) =>
    new Request(`${backend.url}/functions/v1/x`, { method: "POST", headers, body: JSON.stringify(body) });
  const about = { transcript: "", summary: "", recording_id: getId("photosynthesis") };
  return {
    ask: async () => (await openai(request({ query: "What is light?", ...about }), deps)).status,
    notes: async () => (await customizeAiSummary(request({ style: "bullet", ...about }), deps)).status,
    reads: () => reads,
  };
}
const use = (turns: number, tokens: number, ago: string) =>
  backend.sql(
    `insert into private.assistant_turns (user_id, taken_at, tokens)
      select $1, private.moment() - $4::interval, $3 from generate_series(1, $2::int)`,
    [student.user.id, turns, tokens, ago],
  );

describe("a person without turns", () => {
  it.each([
    ["of this minute", 10, 1, "10 seconds"],
    ["of the day", 2_000, 1, "2 hours"],
  ])("SRV-08 %s does not read the recording", async (_title, turns, tokens, ago) => {
    const { ask, notes, reads } = watched(student);
    expect([await ask(), await notes(), reads()]).toEqual([200, 200, 2]);
    await use(turns, tokens, ago);
    expect([await ask(), await notes(), reads()]).toEqual([429, 429, 2]);
  });

  it("SRV-08 forty simultaneous questions read nothing", async () => {
    // On a busy machine forty questions take longer than the minute whose turns are counted.
    await setMoment(backend, new Date().toISOString());
    const { ask, notes, reads } = watched(student);
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? ask() : notes())));
    expect(Object.groupBy(statuses, String)).toEqual({ 200: Array(10).fill(200), 429: Array(30).fill(429) });
    expect(reads()).toBe(10);
  });

  it("SRV-08 charges for reading a recording that is too long for the assistant, or not theirs", async () => {
    const [{ id } = { id: "" }] = await backend.sql<{ id: string }>(
      "insert into public.recordings (user_id, original_name, status, transcript) values ($1, 'Long', 'completed', $2) returning id",
      [student.user.id, "Cells divide. ".repeat(160_000)],
    );
    for (let call = 0; call < 5; call += 1) {
      expect(await notes("bullet", { recording_id: id })).toMatchObject({
        status: 422,
        body: { error: "This recording is too long for AI." },
      });
      expect((await ask("What?", { recording_id: "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001" })).status).toBe(404);
    }
    expect((await notes("bullet", { recording_id: id })).status).toBe(429);
    await backend.sql("delete from public.recordings where id = $1", [id]);
  });
});
