import { OUTLINE_VERSION } from "@lectern/domain/outline";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeClient, ownerClient, setMoment, startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, type Reaction, startModel } from "./testing/model.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

/** A lecture of so many sentences, ten seconds each. */
const toSegments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    start: at * 10,
    end: at * 10 + 9,
    text: `Sentence ${at} says that enzyme ${at % 97} lowers the barrier of reaction ${at % 89}, and that the rate of it doubles when the cell is warm.`,
  }));

/** The numbers of the lines in a prompt. */
const getLines = (prompt: string): number[] =>
  [...prompt.matchAll(/^\[(\d+)\] /gm)].map(([, number]) => Number(number));
const isJoin = (prompt: string) => prompt.includes("] (chapter) ");

/** Reads as a model would: items at the first and last line that it gets. */
function read(prompt: string): Reaction {
  const lines = getLines(prompt);
  const [first, last] = [`${lines[0]}`, `${lines.at(-1)}`];
  const joined = {
    title: "Enzymes from beginning to end",
    thesis: { text: "Enzymes lower barriers.", lines: last },
    chapters: [
      { title: "The beginning", lines: first },
      { title: "The end", lines: last },
    ],
    points: [{ text: "Joined.", isImportant: true, lines: last }],
    questions: ["Why are cells warm?"],
  };
  const part = {
    thesis: { text: `From ${first} to ${last}.`, lines: first },
    chapters: [{ title: `Chapter at ${first}`, lines: first }],
    points: [{ text: `Point at ${last}`, isImportant: true, lines: last }],
    terms: [{ term: `enzyme ${first}`, definition: "A protein.", lines: first }],
    tasks: [{ text: `Read page ${last}.`, lines: last }],
    dates: [],
    cards: [{ front: `What does line ${last} say?`, back: "That enzymes lower it.", lines: last }],
  };
  return { says: JSON.stringify(isJoin(prompt) ? joined : part) };
}

describe("a lecture that is longer than the model's window", () => {
  let model: ModelServer;
  let backend: TestBackend;
  let student: Person;

  beforeAll(async () => {
    model = await startModel();
    backend = await startTestBackend({
      driver: "postgres",
      env: {
        OPENAI_API_KEY: "sk-local",
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: "llama-local",
        OPENAI_CONTEXT_TOKENS: "8000",
      },
    });
    student = await backend.setUpUser("reads-long@school.edu");
  });
  afterAll(async () => {
    await backend?.close();
    await model?.close();
  });
  afterEach(async () => {
    await backend.settled();
    await backend.sql("delete from public.recordings");
    model.reset();
  });

  async function arrive(sentences: number): Promise<string> {
    await backend.sql("update private.accounts set bonus_recording_time = 10000");
    const recording = aRecording({
      name: "voice-0042.m4a",
      minutes: sentences / 6,
      transcript: { segments: toSegments(sentences) },
    });
    const { body, status } = await callFunction(backend, "ingest-recording", student.accessToken, recording);
    expect({ status, body }).toMatchObject({ status: 201 });
    const id = String(body["id"]);
    await completed(backend, id);
    return id;
  }
  const process = () =>
    callFunction(backend, "process-recordings", backend.secretKey, {}, { apikey: backend.secretKey });
  const readParts = () =>
    backend.sql<{ first_line: number; last_line: number }>(
      "select first_line, last_line from private.reading_parts order by first_line",
    );
  const readOutline = async (id: string) =>
    (await backend.sql("select * from public.recording_outlines where recording_id = $1", [id]))[0]!;
  /** Waits until no call goes on and no job waits. */
  const finished = async () => {
    for (let jobs = 1; jobs > 0; ) {
      // oxlint-disable no-await-in-loop -- one call after another
      await process();
      await backend.settled();
      jobs = (await backend.sql("select from private.outline_jobs where attempts < 3")).length;
      // oxlint-enable no-await-in-loop
    }
  };

  it("TUT-04 eight hours in a small window are read once from their first line to the last, and joined", {
    timeout: 180_000,
  }, async () => {
    model.answerReadings(read);
    const id = await arrive(2880);
    await finished();
    const prompts = model.readings.map(({ body }) => body.messages[1]!.content);
    const parts = prompts.filter((prompt) => !isJoin(prompt));
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.flatMap(getLines)).toEqual(Array.from({ length: 2880 }, (_, line) => line));
    expect(Math.max(...prompts.map((prompt) => prompt.length / 3))).toBeLessThan(8000);
    expect(prompts.length).toBe(parts.length + 1);

    const outline = await readOutline(id);
    expect(outline).toMatchObject({
      version: OUTLINE_VERSION,
      thesis: { text: "Enzymes lower barriers.", segment: 2879, start: 28_790 },
      chapters: [{ title: "The beginning" }, { title: "The end", segment: 2879 }],
      points: [{ text: "Joined." }],
      questions: ["Why are cells warm?"],
    });
    for (const [name, most] of [
      ["terms", 25],
      ["tasks", 20],
      ["cards", 15],
    ] as const) {
      const items = outline[name] as { segment?: number; first?: number }[];
      expect(items).toHaveLength(most);
      // From the whole lecture, and not from its beginning alone.
      expect(Math.max(...items.map(({ segment, first = segment }) => first!))).toBeGreaterThan(2600);
    }
    const [{ original_name: title } = {}] = await backend.sql("select original_name from public.recordings");
    expect(title).toBe("Enzymes from beginning to end");
    expect(await readParts()).toEqual([]);
  });

  it("TUT-04 a part that failed is read again, and the others aren't", async () => {
    model.answerReadings((prompt) => (getLines(prompt)[0] === 0 ? read(prompt) : { status: 401 }));
    const id = await arrive(300);
    expect(await readParts()).toHaveLength(1);
    expect(await backend.sql("select reads, attempts from private.outline_jobs")).toEqual([
      { reads: true, attempts: 1 },
    ]);
    expect(await readOutline(id)).toMatchObject({ cards: null });
    model.reset();
    model.answerReadings(read);
    await backend.sql("update private.outline_jobs set leased_until = null");
    await finished();
    const parts = model.readings.map(({ body }) => body.messages[1]!.content).filter((prompt) => !isJoin(prompt));
    expect(Math.min(...parts.flatMap(getLines))).toBeGreaterThan(0);
    expect((await readOutline(id))["points"]).toMatchObject([{ text: "Joined." }]);
  });

  it("TUT-04 what a weak model can't join is joined by its parts", async () => {
    model.answerReadings((prompt) => (isJoin(prompt) ? { says: "Here is your summary." } : read(prompt)));
    const id = await arrive(300);
    await finished();
    const outline = await readOutline(id);
    const [first, ...more] = outline["chapters"] as { title: string }[];
    expect(first).toMatchObject({ title: "Chapter at 0" });
    expect(more.length).toBeGreaterThan(0);
    expect(outline["cards"]).toHaveLength(more.length + 1);
  });

  it("TUT-04 SRV-01 parts are read by the server alone, and go with their recording", async () => {
    model.answerReadings((prompt) => (getLines(prompt)[0] === 0 ? read(prompt) : { status: 401 }));
    const id = await arrive(300);
    expect(await readParts()).toHaveLength(1);
    const client = makeClient(backend, student.accessToken);
    expect(
      (
        await client
          .schema("private" as "public")
          .from("reading_parts" as "tags")
          .select()
      ).error,
    ).not.toBeNull();
    await client.from("recordings").delete().eq("id", id);
    expect(await readParts()).toEqual([]);
  });

  it("TUT-04 SRV-05 a part without the job's lease is not stored", async () => {
    model.answerReadings((prompt) => (getLines(prompt)[0] === 0 ? read(prompt) : { status: 401 }));
    const id = await arrive(300);
    const store = async (lease: string) =>
      await ownerClient(backend).rpc("store_reading_part", {
        p_recording_id: id,
        p_lease: lease,
        p_version: OUTLINE_VERSION,
        p_first: 900,
        p_last: 901,
        p_reading: {},
      });
    expect((await store("00000000-0000-4000-8000-000000000000")).data).toBe(false);
    expect(await readParts()).toHaveLength(1);
  });

  it("TUT-04 the operator's command has a model read again what it read for an older version, and nothing else does", async () => {
    const id = await arrive(3);
    await backend.sql("update public.recording_outlines set version = 9");
    await finished();
    expect(model.readings).toHaveLength(1);
    const { data } = await ownerClient(backend).rpc("queue_outlines", { p_version: OUTLINE_VERSION });
    expect(data).toBe(1);
    await finished();
    expect(model.readings).toHaveLength(2);
    expect(await readOutline(id)).toMatchObject({
      version: OUTLINE_VERSION,
      points: [{ text: "The model read this." }],
    });
    expect((await ownerClient(backend).rpc("queue_outlines", { p_version: OUTLINE_VERSION })).data).toBe(0);
  });

  it("TUT-04 TUT-07 a reading stays where the day's tokens are used up, and is made hours later", async () => {
    const id = await arrive(3);
    await backend.sql("update public.recording_outlines set version = 9");
    await ownerClient(backend).rpc("queue_outlines", { p_version: OUTLINE_VERSION });
    await backend.sql("update private.model_budget set daily_tokens = 0");
    try {
      await process();
      await backend.settled();
    } finally {
      await backend.sql("update private.model_budget set daily_tokens = 20000000");
    }
    expect(model.readings).toHaveLength(1);
    expect(await readOutline(id)).toMatchObject({ version: 9, points: [{ text: "The model read this." }] });
    expect(await backend.sql("select attempts from private.outline_jobs")).toEqual([{ attempts: 0 }]);
    await process();
    expect(model.readings).toHaveLength(1);
    await setMoment(backend, new Date(Date.now() + 7 * 3_600_000).toISOString());
    await process();
    await setMoment(backend);
    expect(model.readings).toHaveLength(2);
  });
});
