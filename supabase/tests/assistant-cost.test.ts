import { createFunctions } from "@lectern/local-backend/functions";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setMoment, startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, startModel } from "./testing/model.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

/** The requests of process-recordings, which goes on beside the questions. */
const ofJobs = new Set(["rpc/claim_summary_job", "rpc/index_next_text"]);

/** The requests of the other functions, on the backend with a model, to the data API, in order. */
const databaseTurns: string[] = [];
const recordTurns: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const name = pathname.slice("/rest/v1/".length);
  if (pathname.startsWith("/rest/v1/") && !ofJobs.has(name)) databaseTurns.push(name);
  return fetch(input, init);
};

let model: ModelServer;
let withModel: TestBackend;
let offline: TestBackend;

beforeAll(async () => {
  model = await startModel();
  withModel = await startTestBackend({
    env: { OPENAI_BASE_URL: model.url },
    functions: (folder, options) => createFunctions(folder, { ...options, fetch: recordTurns }),
  });
  offline = await startTestBackend();
});
afterAll(async () => {
  await withModel?.close();
  await offline?.close();
  await model?.close();
});
beforeEach(() => model.reset());

let people = 0;
const newPerson = (backend: TestBackend) => backend.setUpUser(`cost-${(people += 1)}@school.edu`);
const ask = (backend: TestBackend, person: Person, about: object = { transcript: "Cells divide in two." }) =>
  callFunction(backend, "openai", person.accessToken, {
    query: "How do cells divide?",
    transcript: "",
    summary: "",
    ...about,
  });
const notes = (backend: TestBackend, person: Person, about: object = { transcript: "Cells divide in two." }) =>
  callFunction(backend, "customize-ai-summary", person.accessToken, { style: "bullet", transcript: "", ...about });
const tokens = async (backend: TestBackend, person: Person) =>
  (
    await backend.sql<{ tokens: number; turns: number }>(
      "select coalesce(sum(tokens), 0)::int as tokens, count(*)::int as turns from private.assistant_turns where user_id = $1",
      [person.user.id],
    )
  )[0];
const use = (backend: TestBackend, person: Person, count: number, used: number, ago: string) =>
  backend.sql(
    `insert into private.assistant_turns (user_id, taken_at, tokens)
      select $1, private.moment() - $4::interval, $3 from generate_series(1, $2::int)`,
    [person.user.id, count, used, ago],
  );
/** Makes this person look as if they had deleted an account and come back just now. */
const comeBack = (backend: TestBackend, person: Person) =>
  backend.sql("update private.accounts set pre_existing = true, created_at = private.moment() where id = $1", [
    person.user.id,
  ]);
const storedRecording = async (backend: TestBackend, person: Person) => {
  const stored = await callFunction(backend, "ingest-recording", person.accessToken, aRecording());
  await completed(backend, String(stored.body["id"]));
  return { recording_id: stored.body["id"] };
};

describe("without a model", () => {
  it("AST-11 a question and notes cost a turn and no tokens", async () => {
    const person = await newPerson(offline);
    const about = await storedRecording(offline, person);
    expect((await ask(offline, person, about)).status).toBe(200);
    expect((await notes(offline, person, about)).status).toBe(200);
    expect((await notes(offline, person)).status).toBe(200);
    expect(await tokens(offline, person)).toEqual({ tokens: 0, turns: 3 });
  });

  it("AST-11 answers 72 questions about a long lecture, and the 73rd", async () => {
    const person = await newPerson(offline);
    // As a model would have counted a day's questions: 28,000 tokens each.
    await use(offline, person, 72, 28_000, "2 hours");
    expect((await ask(offline, person)).status).toBe(200);
    expect((await notes(offline, person)).status).toBe(200);
  });

  it("AST-11 answers a person who deleted an account and came back at once", async () => {
    const person = await newPerson(offline);
    await comeBack(offline, person);
    expect((await ask(offline, person)).status).toBe(200);
    expect((await notes(offline, person)).status).toBe(200);
  });
});

describe("with a model", () => {
  it("AST-11 a question about a recording waits for two requests to the database, and one without a turn reads nothing", async () => {
    const person = await newPerson(withModel);
    const about = await storedRecording(withModel, person);
    databaseTurns.length = 0;
    expect((await ask(withModel, person, about)).status).toBe(200);
    expect(databaseTurns.slice(0, 2)).toEqual(["rpc/take_assistant_turn", "rpc/charge_assistant_turn"]);
    // Settled behind the answer.
    await withModel.settled();
    expect(databaseTurns.slice(2)).toEqual(["rpc/settle_assistant_turn"]);
    await use(withModel, person, 10, 0, "1 second");
    databaseTurns.length = 0;
    expect((await ask(withModel, person, about)).status).toBe(429);
    expect(databaseTurns).toEqual(["rpc/take_assistant_turn"]);
    const [refused] = await withModel.sql("select outcome, recording from public.take_assistant_turn($1, $2)", [
      person.user.id,
      about.recording_id,
    ]);
    expect(refused).toEqual({ outcome: "too-soon", recording: null });
  });

  it("AST-11 needs no key if the endpoint needs none, and costs tokens", async () => {
    const person = await newPerson(withModel);
    expect((await ask(withModel, person)).status).toBe(200);
    expect(model.requests[0]?.authorization).toBeUndefined();
    await withModel.settled();
    expect((await tokens(withModel, person))?.tokens).toBeGreaterThan(300);
  });

  it("AST-11 quotes the lecture for a person who deleted an account and came back, for a day", async () => {
    const person = await newPerson(withModel);
    await comeBack(withModel, person);
    expect(await ask(withModel, person)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("Cells divide in two."), fallback: "budget" },
    });
    expect(model.requests).toEqual([]);
  });

  it("SRV-08 AST-11 allows two million tokens a day, and then quotes the lecture and says so", async () => {
    await setMoment(withModel, "2025-09-03T12:00:00Z");
    const person = await newPerson(withModel);
    const about = { recording_id: (await storedRecording(withModel, person)).recording_id };
    await use(withModel, person, 1, 1_000_000, "23 hours");
    await use(withModel, person, 1, 999_500, "2 hours");
    model.reset();
    const quoted = await notes(withModel, person, about);
    expect(quoted).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("Cells divide in two."), fallback: "budget" },
    });
    expect(model.requests).toEqual([]);
    await setMoment(withModel, "2025-09-03T13:00:00Z");
    expect((await notes(withModel, person, about)).body).toEqual({ message: "The model wrote this." });
    await setMoment(withModel);
  });

  it("SRV-08 AST-11 quotes a recording that costs more tokens than are left of the day", async () => {
    const person = await newPerson(withModel);
    const about = await storedRecording(withModel, person);
    await use(withModel, person, 1, 1_990_000, "2 hours");
    model.reset();
    const long = { transcript: "Cells divide in two. ".repeat(2_000) };
    for (let call = 0; call < 3; call += 1) {
      expect((await notes(withModel, person, long)).body["fallback"]).toBe("budget");
    }
    expect(model.requests).toEqual([]);
    expect((await notes(withModel, person, about)).body).toEqual({ message: "The model wrote this." });
  });

  it("AST-11 notes of a recording longer than the context window are written offline, for no tokens", async () => {
    const small = await startTestBackend({ env: { OPENAI_BASE_URL: model.url, OPENAI_CONTEXT_TOKENS: "8000" } });
    const person = await newPerson(small);
    const transcript = Array.from({ length: 6_000 }, (_, n) => `Fact ${n} is that cells divide in two halves.`).join(
      " ",
    );
    expect(await notes(small, person, { transcript })).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("divide in two halves") },
    });
    expect(model.requests).toEqual([]);
    expect(await tokens(small, person)).toEqual({ tokens: 0, turns: 1 });
    await small.close();
  });
});
