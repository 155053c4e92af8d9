import { createDeps, type LogEntry } from "@lectern/supabase/functions/_shared/deps";
import { handle as openai } from "@lectern/supabase/functions/openai/handler";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, type Reaction, startModel } from "./testing/model.ts";
import type { Person } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

const spoken = [
  "The heart has four chambers in all of us.",
  "The left ventricle pumps blood into the aorta.",
  "You find all of it at https://school.edu/heart on our pages.",
];
const segments = spoken.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text }));
const own = spoken[1]!;
const line = `${own} [1]`;

let model: ModelServer;
let backend: TestBackend;
let student: Person;
let recordingId: unknown;

beforeAll(async () => {
  model = await startModel();
  backend = await startTestBackend({ env: { OPENAI_BASE_URL: model.url, OPENAI_CHECK: "off" } });
  student = await backend.setUpUser("asks@school.edu");
  const recording = aRecording({ transcript: { segments } });
  const stored = await callFunction(backend, "ingest-recording", student.accessToken, recording);
  await completed(backend, String(stored.body["id"]));
  recordingId = stored.body["id"];
});
afterAll(async () => {
  await backend?.close();
  await model?.close();
});
beforeEach(async () => {
  model.reset();
  await backend.sql("delete from private.assistant_turns");
});

const question = () => ({
  query: "What does the ventricle do?",
  transcript: "",
  summary: "",
  recording_id: recordingId,
});
const ask = () => callFunction(backend, "openai", student.accessToken, question());
const order = () => {
  const body = { style: "bullet", transcript: "", recording_id: recordingId };
  return callFunction(backend, "customize-ai-summary", student.accessToken, body);
};

const ignore = () => undefined;

/** Asks with a timeout of 2.2 s for the model, a fiftieth of the usual one. */
async function askInHurry(log: (entry: LogEntry) => void = ignore): Promise<{ status: number; body: unknown }> {
  const env: Record<string, string> = {
    OPENAI_BASE_URL: model.url,
    OPENAI_CHECK: "off",
    OPENAI_TIMEOUT_SECONDS: "2.2",
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  };
  const headers = { authorization: `Bearer ${student.accessToken}`, "content-type": "application/json" };
  const request = new Request(`${backend.url}/functions/v1/openai`, {
    method: "POST",
    headers,
    body: JSON.stringify(question()),
  });
  const answer = await openai(request, createDeps({ env: (name) => env[name], log }));
  return { status: answer.status, body: await answer.json() };
}

const busy = { status: 429, headers: { "retry-after": "0" } };
const broken = { status: 500, headers: { "retry-after": "0" } };
const stream = (...data: string[]) => ({
  status: 200,
  headers: { "content-type": "text/event-stream" },
  raw: data.map((one) => `data: ${one}\n\n`).join(""),
});
const refusedParameter =
  '{"error": {"message": "Unsupported parameter: max_tokens", "param": "max_tokens", "code": "unsupported_parameter"}}';
const tooLong = { status: 400, raw: '{"error": {"code": "context_length_exceeded", "message": "secret words"}}' };
const refusal = { choices: [{ message: { content: null, refusal: "secret reasons" } }] };
const filtered = { choices: [{ delta: {}, finish_reason: "content_filter" }] };

const BUSY = "AI is busy right now. Please try again in a moment.";
const SLOW = "AI didn't answer in time. Please try again, or ask something shorter.";
const SETUP = "AI isn't set up correctly. Trying again won't help until that's fixed.";
const DECLINED = "AI declined to answer that. Please rephrase your question.";
const EMPTY = "AI wrote nothing. Please try again, or rephrase your question.";
const FAILED = "AI couldn't answer right now. Please try again.";
const BROKEN = "The answer was cut off.";
const thoughts: Reaction = { says: '<think>Well, "', finish: "length" };
const QUOTED = `> ${own} ${spoken[2]}\n\n[0:10](#t=10,20)`;
const TOLD = `${own} [0:10](#t=10)`;

/** The server's behaviour → the status, the sentence for the student, and how often the server is asked. */
const table: readonly (readonly [what: string, does: Reaction[], status: number, message: string, requests: number])[] =
  [
    ["is busy for a moment", [busy, busy, { says: line }], 200, TOLD, 3],
    ["stays busy", [busy, busy, busy, busy], 503, BUSY, 4],
    ["is busy for an hour", [{ status: 429, headers: { "retry-after": "3600" } }], 503, BUSY, 1],
    ["is loading", [{ status: 503, headers: { "retry-after": "0" } }, { says: line }], 200, TOLD, 2],
    ["fails once", [broken, { says: line }], 200, TOLD, 2],
    ["fails on and on", [broken, broken, broken, broken], 502, FAILED, 4],
    ["refuses our key", [{ status: 401 }], 502, SETUP, 1],
    ["does not know the model", [{ status: 404 }], 502, SETUP, 1],
    ["finds each request too long", [tooLong, tooLong, tooLong, tooLong], 502, SETUP, 4],
    ["finds the request too long", [tooLong, tooLong, { says: line }], 200, TOLD, 3],
    ["finds the next request too long", [tooLong, { says: line }], 200, TOLD, 2],
    ["is out of credit", [{ status: 429, raw: '{"error": {"code": "insufficient_quota"}}' }], 200, QUOTED, 1],
    ["refuses a parameter", [{ status: 400, raw: refusedParameter }, { says: line }], 200, TOLD, 2],
    ["answers with a page", [{ status: 200, raw: "<html>secret words" }], 502, FAILED, 1],
    ["answers with half of an object", [{ status: 200, raw: '{"choices": [' }], 502, FAILED, 1],
    [
      "answers without choices",
      [
        { status: 200, raw: "{}" },
        { status: 200, raw: "{}" },
      ],
      502,
      EMPTY,
      2,
    ],
    ["answers with nothing", [{ status: 200, raw: "" }, { says: "" }], 502, EMPTY, 2],
    ["answers with nothing at first", [{ status: 200, raw: "" }, { says: line }], 200, TOLD, 2],
    ["answers with blanks", [{ says: " \n " }, { says: " " }], 502, EMPTY, 2],
    ["streams something else", [stream("secret words")], 502, FAILED, 1],
    ["streams an error", [stream('{"error": {"message": "secret words"}}')], 502, FAILED, 1],
    ["streams no end", [{ says: line, breaks: "end" }], 502, BROKEN, 1],
    ["loses the connection", [{ says: line, breaks: "reset" }], 502, BROKEN, 1],
    ["streams an error behind words", [{ says: line, breaks: "error" }], 502, BROKEN, 1],
    ["does not stream", [{ says: line, whole: true }], 200, TOLD, 1],
    ["refuses", [{ status: 200, raw: JSON.stringify(refusal) }], 502, DECLINED, 1],
    ["filters", [stream(JSON.stringify(filtered))], 502, DECLINED, 1],
    ["refuses in words", [{ says: "I'm sorry, but I can't help with that." }], 502, DECLINED, 1],
    [
      "is sorry for the lecture",
      [{ says: "I can't answer that from the lecture." }],
      200,
      "I can't answer that from the lecture.",
      1,
    ],
    ["is cut at its length", [{ says: `${line}\n\nAnd so i`, finish: "length" }], 200, `${TOLD}\n\nAnd so`, 1],
    ["thinks all its tokens away", [thoughts, thoughts], 502, EMPTY, 2],
    ["thinks all its tokens away at first", [thoughts, { says: line }], 200, TOLD, 2],
    ["writes code", [{ says: "```py\nrow = rows[1]\n```" }], 200, "```py\nrow = rows[1]\n```", 1],
    ["writes code in a line", [{ says: "Take `rows[1]` [1]." }], 200, "Take `rows[1]`. [0:10](#t=10)", 1],
    ["thinks aloud", [{ says: `<think>No [0].</think>${line}` }], 200, TOLD, 1],
    ["never ends its thoughts", [{ says: `<think>\n${line}` }], 200, TOLD, 1],
    ["thinks on behind its answer", [{ says: `${line}\n\n<think>And so on.` }], 200, `${TOLD}\n\nAnd so on.`, 1],
    ["thinks and says nothing", [{ says: "<think>All of it.</think>" }, { says: "<think>All</think>" }], 502, EMPTY, 2],
    ["writes prose", [{ says: own }], 200, own, 1],
    [
      "writes HTML",
      [{ says: `${own} <img src=x onerror=alert(1)><script>alert(1)</script>` }],
      200,
      String.raw`${own} \<img src=x onerror=alert(1)>\<script>alert(1)\</script>`,
      1,
    ],
    [
      "links to where nothing was said of",
      [{ says: `${own} [Here](https://evil.test/a), ![x](https://evil.test/b) and https://evil.test/c` }],
      200,
      `${own} Here, x and \`https://evil.test/c\``,
      1,
    ],
    [
      "links to what was said",
      [{ says: `${own} See [the pages](https://school.edu/heart).` }],
      200,
      `${own} See [the pages](https://school.edu/heart).`,
      1,
    ],
    ["cites lines that are not there", [{ says: `${line} [99] [7-9].` }], 200, TOLD, 1],
    [
      "cites lines in a row, and some",
      [{ says: `${own} [1-2] [0, 2]` }],
      200,
      `${own} [0:10](#t=10,20) [0:00](#t=0) [0:20](#t=20)`,
      1,
    ],
    ["makes a link of a citation", [{ says: `${own} [1](#t=999)` }], 200, `${own} 1`, 1],
  ];

describe("a model that", () => {
  it.each(table)("AST-09 %s", async (_what, does, status, message, requests) => {
    model.next(...does);
    const { status: answered, body } = await ask();
    expect([answered, status === 200 ? body["message"] : body]).toEqual([
      status,
      status === 200 ? message : { error: message },
    ]);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(model.requests).toHaveLength(requests);
  });

  it.each([
    ["the model is not found", { status: 404, raw: '{"error": "model \\"a\\" not found"}' }, "404 model not found"],
    ["a parameter is unknown", { status: 400, raw: '{"error": "Unknown parameter: stream"}' }, "400 unknown parameter"],
  ])("SRV-08 the log says that %s, without the server's words", async (_title, reaction, named) => {
    const log: string[] = [];
    model.next(reaction);
    expect(await askInHurry(({ error }) => log.push(error))).toMatchObject({ status: 502, body: { error: SETUP } });
    expect(log).toEqual([`ModelFailure ${named}`]);
  });

  it("SRV-08 the log says that it is out of credit, and the offline writer answers with its line", async () => {
    const log: string[] = [];
    model.next({ status: 429, raw: '{"error": {"code": "insufficient_quota"}}' });
    expect(await askInHurry(({ error }) => log.push(error))).toMatchObject({
      status: 200,
      body: { message: QUOTED, fallback: "unavailable" },
    });
    expect(log).toEqual(["ModelFailure 429 out of credit"]);
  });

  it("SRV-08 the log says that each request is too long, and a shorter one is remembered", async () => {
    const log: string[] = [];
    model.next(tooLong, tooLong, tooLong, tooLong);
    expect(await askInHurry(({ error }) => log.push(error))).toMatchObject({ status: 502, body: { error: SETUP } });
    expect(log).toEqual(["ModelFailure 400 context too long"]);
  });

  it("SRV-08 a refused parameter is left out from then on, with one line", async () => {
    const log: string[] = [];
    model.next({ status: 400, raw: refusedParameter }, { says: line });
    expect(await askInHurry(({ error }) => log.push(error))).toMatchObject({ status: 200 });
    expect(model.requests.map(({ body }) => "max_tokens" in body)).toEqual([true, false]);
    expect(log).toEqual(["left out the parameter max_tokens"]);
  });

  it("AST-09 writes 3 MB is read up to the longest possible answer, and cut", async () => {
    const long = `${own} `.repeat((3 * 1024 * 1024) / (own.length + 1));
    for (const whole of [false, true]) {
      model.next({ says: long, whole, pieces: long.match(/.{1,65536}/gs)! });
      const before = process.cpuUsage();
      const message = String((await ask()).body["message"]);
      expect(message).toMatch(/ pumps blood| aorta| ventricle| left| into| the/);
      expect(message.length).toBeLessThan(30_000);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(5_000);
    }
  });

  it("AST-09 writes more than 8 MB is refused before it has been read completely", async () => {
    model.next({ status: 200, raw: "x".repeat(9 * 1024 * 1024) });
    expect(await ask()).toMatchObject({ status: 502, body: { error: FAILED } });
  });

  // Corresponds to 30 and 75 s of 110.
  it.each([600, 1_500])(
    "AST-09 is silent for %d of 2,200 ms gets that time, and is asked once",
    { retry: 2 },
    async (delay) => {
      model.reset();
      model.next({ says: line, delay });
      expect(await askInHurry()).toMatchObject({ status: 200, body: { message: TOLD } });
      expect(model.requests).toHaveLength(1);
    },
  );

  it.each([
    ["is silent for longer", { says: line, delay: 5_000 }],
    ["never ends", { says: line, pieces: Array.from({ length: 200 }, () => " "), pause: 25 }],
  ])("AST-09 %s is aborted, with a sentence", async (_title, reaction) => {
    model.next(reaction);
    expect(await askInHurry()).toMatchObject({ status: 503, body: { error: SLOW } });
    expect(model.requests).toHaveLength(1);
    await expect.poll(() => model.aborted).toBe(1);
  });

  it.each([
    ["is cut at its length", { says: `- ${own}\n- And the`, finish: "length" }, `- ${own}\n- And the\n\n[…]`],
    ["writes in a fence, after thoughts", { says: `<think>x</think>\n\`\`\`md\n- ${own}\n\`\`\`\n` }, `- ${own}`],
    ["links elsewhere", { says: `- [x](https://evil.test) <b>${own}</b>` }, String.raw`- x \<b>${own}\</b>`],
  ])("AST-09 %s in notes", async (_title, reaction, message) => {
    model.next(reaction);
    expect((await order()).body).toEqual({ message });
  });

  it.each([
    ["refuses", { status: 200, raw: JSON.stringify(refusal) }, DECLINED],
    ["answers with nothing", { says: "" }, EMPTY],
  ])("AST-09 %s to write notes is an error", async (_title, reaction, message) => {
    model.next(reaction, reaction);
    expect(await order()).toMatchObject({ status: 502, body: { error: message } });
  });
});
