import { connect } from "node:net";
import { errorEvent, textEvent } from "@lectern/domain/contracts/assistant-events";
import { openaiContract } from "@lectern/domain/contracts/openai";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, startModel } from "./testing/model.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

const page = "https://lectern.example";
let model: ModelServer;
let backend: TestBackend;
let offline: TestBackend;
let student: Person;
let quoter: Person;
let recordingId: unknown;

const spoken = [
  "The heart has four chambers in all of us.",
  "The left ventricle pumps blood into the aorta.",
  "The right ventricle pumps blood into the lungs.",
  "Valves keep the blood from flowing back again.",
];
const segments = spoken.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text }));
/** The sentence of a line as a model cites it. */
const cite = (n: number) => `${spoken[n]} [${n}]\n`;

beforeAll(async () => {
  model = await startModel();
  backend = await startTestBackend({ env: { OPENAI_BASE_URL: model.url, ALLOWED_ORIGINS: page } });
  offline = await startTestBackend();
  student = await backend.setUpUser("streams@school.edu");
  quoter = await offline.setUpUser("streams@school.edu");
  const recording = aRecording({ transcript: { segments } });
  const stored = await callFunction(backend, "ingest-recording", student.accessToken, recording);
  recordingId = stored.body["id"];
  await completed(backend, String(recordingId));
});
afterAll(async () => {
  await backend?.close();
  await offline?.close();
  await model?.close();
});
beforeEach(async () => {
  model.reset();
  await backend.sql("delete from private.assistant_turns");
});

const question = () => ({ query: "What do ventricles do?", transcript: "", summary: "", recording_id: recordingId });
const order = () => ({ style: "bullet", transcript: "", recording_id: recordingId });

const send = (
  name: string,
  body: object,
  init: { readonly signal?: AbortSignal; readonly headers?: Record<string, string> } = {},
  at = backend,
  person = student,
) =>
  at.fetch(`/functions/v1/${name}`, {
    method: "POST",
    ...init,
    headers: {
      accept: "text/event-stream",
      apikey: at.publishableKey,
      "content-type": "application/json",
      authorization: `Bearer ${person.accessToken}`,
      ...init.headers,
    },
    body: JSON.stringify(body),
  });

interface Event {
  readonly event: string;
  readonly data: unknown;
  readonly at: number;
}
/** Yields the events of an answer as they arrive. */
async function* eventsOf(answer: Response): AsyncGenerator<Event> {
  let text = "";
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      yield { event, data: JSON.parse(data), at: performance.now() };
    }
  }
  expect(text).toBe("");
}
const readAll = async (answer: Response) => {
  const events: Event[] = [];
  for await (const event of eventsOf(answer)) events.push(event);
  return events;
};
const turns = async () =>
  (
    await backend.sql<{ turns: number; tokens: number }>(
      "select count(*)::int as turns, sum(tokens)::int as tokens from private.assistant_turns",
    )
  )[0]!;

const joinText = (events: readonly Event[]) => events.map(({ data }) => v.parse(textEvent, data).text).join("");

describe("a caller who accepts server-sent events", () => {
  const says = cite(1) + cite(2);

  it("AST-10 TUT-01 gets the message in pieces, and then exactly the JSON that other callers get", async () => {
    const pieces = says.match(/.{1,9}/gs) ?? [];
    const verdicts = { says: "1 yes\n2 yes" };
    model.next({ says, pieces }, verdicts, { says }, verdicts);
    const answer = await send("openai", question());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const events = await readAll(answer);
    const texts = events.slice(0, -2);
    expect(new Set(texts.map(({ event }) => event))).toEqual(new Set(["text"]));
    const done = v.parse(openaiContract.response, events.at(-1)?.data);
    expect(joinText(texts).trimEnd()).toBe(done.message);
    expect(done.message).toBe(`${spoken[1]} [0:10](#t=10)\n${spoken[2]} [0:20](#t=20)`);
    expect(done.segments).toEqual([1, 2].map((line) => ({ ...segments[line], line })));
    // A citation arrives whole.
    for (const { data } of texts) expect(v.parse(textEvent, data).text).not.toMatch(/\[\d*$|\]$|\(#[^)]*$/);
    const whole = await callFunction(backend, "openai", student.accessToken, question());
    expect(whole.headers.get("content-type")).toMatch(/json/);
    expect(whole.body).toEqual(events.at(-1)?.data);
  });

  it("TUT-05 gets the whole answer before its second reading, and then what that found", async () => {
    model.next({ says }, { says: "1 yes\n2 no", delay: 300 });
    const events = await readAll(await send("openai", question()));
    expect(events.slice(-2).map(({ event }) => event)).toEqual(["answer", "done"]);
    const [answer, done] = events.slice(-2);
    expect(done!.at - answer!.at).toBeGreaterThan(200);
    expect(done!.data).toEqual({ ...v.parse(openaiContract.response, answer!.data), checks: [1] });
    expect(model.requests).toHaveLength(2);
    expect(model.getPrompt()).toContain(`1. (lines 1) ${spoken[1]}`);
  });

  it("TUT-05 has no second reading of an answer that cites nothing, and a failed one marks nothing", async () => {
    model.next({ says: "The recording doesn't say so." });
    const uncited = await readAll(await send("openai", question()));
    expect([uncited.map(({ event }) => event).at(-2), model.requests.length]).toEqual(["text", 1]);
    model.next({ says }, { status: 400 });
    const { status, body } = await callFunction(backend, "openai", student.accessToken, question());
    expect([status, body["checks"], body["error"]]).toEqual([200, [], undefined]);
  });

  it("AST-10 gets notes in pieces, and then JSON", async () => {
    model.next({ says: `- ${spoken[1]}\n- ${spoken[2]}\n` });
    const events = await readAll(await send("customize-ai-summary", order()));
    expect(joinText(events.slice(0, -1)).trimEnd()).toBe(`- ${spoken[1]}\n- ${spoken[2]}`);
    expect(events.at(-1)?.data).toEqual({ message: `- ${spoken[1]}\n- ${spoken[2]}` });
  });

  it("AST-10 gets the answer of the offline writer at once", async () => {
    const about = { query: "What do ventricles do?", transcript: spoken.join(" "), summary: "" };
    const events = await readAll(await send("openai", about, {}, offline, quoter));
    expect(events.map(({ event }) => event)).toEqual(["text", "done"]);
    expect(events[0]?.data).toEqual({ text: v.parse(openaiContract.response, events[1]?.data).message });
    const notes = await readAll(
      await send("customize-ai-summary", { style: "bullet", transcript: spoken.join(" ") }, {}, offline, quoter),
    );
    expect(notes.map(({ event }) => event)).toEqual(["done"]);
  });

  it.each([
    ["an unreadable question", { query: " " }, 422],
    ["a recording of another person", { recording_id: "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001" }, 404],
  ])("AST-10 gets a status and JSON for %s", async (_title, change, status) => {
    const answer = await send("openai", { ...question(), ...change });
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String) }]);
  });

  it("AST-10 gets a status and JSON if the model fails before the first piece", async () => {
    model.next({ status: 401 });
    const answer = await send("openai", question());
    expect(answer.status).toBe(502);
    expect(v.is(errorEvent, await answer.json())).toBe(true);
  });

  it("AST-10 gets the error as an event if the model fails after the first piece", async () => {
    const pieces = [cite(1), `\n`];
    const broken = `${pieces.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`).join("")}data: {"error": {"message": "secret words"}}\n\n`;
    model.next({ status: 200, headers: { "content-type": "text/event-stream" }, raw: broken });
    const events = await readAll(await send("openai", question()));
    expect(new Set(events.slice(0, -1).map(({ event }) => event))).toEqual(new Set(["text"]));
    expect(v.parse(errorEvent, events.at(-1)?.data)).toEqual({
      error: "The answer was cut off.",
    });
  });

  it("AST-10 is charged one turn and its tokens once, like a caller who gets JSON", async () => {
    model.next({ says });
    await readAll(await send("openai", question()));
    await backend.settled();
    const streamed = await turns();
    expect(streamed.turns).toBe(1);
    await backend.sql("delete from private.assistant_turns");
    model.next({ says });
    await callFunction(backend, "openai", student.accessToken, question());
    await backend.settled();
    expect(await turns()).toEqual(streamed);
  });

  it("AST-10 gets the CORS headers for a page of another origin", async () => {
    model.next({ says });
    const { handle } = await import("@lectern/supabase/functions/openai/handler");
    const { createDeps } = await import("@lectern/supabase/functions/_shared/deps");
    const env: Record<string, string> = {
      ALLOWED_ORIGINS: page,
      OPENAI_BASE_URL: model.url,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
    };
    const answer = await handle(
      new Request(`${backend.url}/functions/v1/openai`, {
        method: "POST",
        headers: {
          accept: "text/event-stream",
          origin: page,
          authorization: `Bearer ${student.accessToken}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(question()),
      }),
      createDeps({ env: (name) => env[name] }),
    );
    expect(answer.headers.get("access-control-allow-origin")).toBe(page);
    expect(answer.headers.get("vary")).toBe("Origin");
    await readAll(answer);
    const local = await send("openai", question(), { headers: { origin: "http://localhost:5173" } });
    expect(local.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    await readAll(local);
  });
});

/** Counts milliseconds in which this process could work: on a busy machine each count of ten takes longer. */
function countMilliseconds(): () => number {
  let count = 0;
  const counting = setInterval(() => (count += 10), 10).unref();
  return () => {
    clearInterval(counting);
    return count;
  };
}

/** Waits until the model's connection is closed, and returns the milliseconds. */
const whenAborted = async () => {
  const stop = countMilliseconds();
  await expect.poll(() => model.aborted, { interval: 10 }).toBe(1);
  return stop();
};

describe("a caller who disconnects", () => {
  const slow = { says: "", pieces: [cite(1), ...Array.from({ length: 200 }, () => "x ")], pause: 25 };
  it("AST-10 in the middle of a stream ends the model's work within a second, and is charged once", async () => {
    model.next(slow);
    const leaving = new AbortController();
    const answer = await send("openai", question(), { signal: leaving.signal });
    const reader = answer.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^event: text/);
    leaving.abort();
    await reader.read().catch(() => undefined);
    expect(await whenAborted()).toBeLessThan(1_000);
    expect((await turns()).turns).toBe(1);
    expect(model.requests).toHaveLength(1);
  });

  it.each(["text/event-stream", "application/json"])(
    "AST-10 before the first event of %s ends the model's work within a second",
    async (accept) => {
      model.next("hang");
      const leaving = new AbortController();
      const answer = send("openai", question(), { signal: leaving.signal, headers: { accept } }).catch(() => undefined);
      await expect.poll(() => model.requests.length).toBe(1);
      leaving.abort();
      await answer;
      expect(await whenAborted()).toBeLessThan(1_000);
    },
  );

  it("AST-10 with a connection that is reset ends the model's work within a second", async () => {
    model.next("hang");
    const body = JSON.stringify(order());
    const socket = connect(Number(new URL(backend.url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `POST /functions/v1/customize-ai-summary HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n` +
        `authorization: Bearer ${student.accessToken}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => model.requests.length).toBe(1);
    socket.resetAndDestroy();
    expect(await whenAborted()).toBeLessThan(1_000);
  });
});

describe("a model that writes 40 tokens a second", () => {
  it("AST-10 has its first words at the student within 1.5 s", async () => {
    const text = cite(1) + cite(2) + cite(3);
    // Four characters of English are about a token.
    const pieces = text.match(/.{1,4}/gs) ?? [];
    model.next({ says: text, pieces, pause: 25 });
    const stop = countMilliseconds();
    let untilFirst = Infinity;
    const times: number[] = [];
    for await (const { event, at } of eventsOf(await send("openai", question()))) {
      if (event !== "text") continue;
      if (times.length === 0) untilFirst = stop();
      times.push(at);
    }
    expect(times.length).toBeGreaterThan(10);
    expect(untilFirst).toBeLessThan(1_500);
    // The others arrive while the model writes, not at the end.
    expect(times.at(-1)! - times[0]!).toBeGreaterThan(600);
  });
});
