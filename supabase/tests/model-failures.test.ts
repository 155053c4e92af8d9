import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, type Reaction, startModel } from "./testing/model.ts";
import type { Person } from "./testing/money.ts";

const lecture = "The heart has four chambers.\nThe left ventricle pumps blood into the aorta.";
const says = "It pumps blood [1]. And so it goes on and on.";
const whole = "It pumps blood. [¶ 1](#line=0) And so it goes on and on.";
const pieces = ["It pumps blood [1]. ", "And so it "];

/** A model that answers is waited for longer than one that hangs, because other processes run at the same time. */
const timeouts = { answers: "20", hangs: "2" };
const environment = { OPENAI_TIMEOUT_SECONDS: timeouts.answers };

let model: ModelServer;
let backend: TestBackend;
let student: Person;
let people = 0;

beforeAll(async () => {
  model = await startModel();
  backend = await startTestBackend({ env: Object.assign(environment, { OPENAI_BASE_URL: model.url }) });
});
afterAll(async () => {
  await backend?.close();
  await model?.close();
});
beforeEach(async () => {
  model.reset();
  environment.OPENAI_TIMEOUT_SECONDS = timeouts.answers;
  student = await backend.setUpUser(`fails-${(people += 1)}@school.edu`);
});

/** What the page gets: the text that it shows as it arrives, then the answer, or the sentence behind "Failed to …". */
async function send(name: string, body: object) {
  const answer = await backend.fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: {
      accept: "text/event-stream",
      apikey: backend.publishableKey,
      authorization: `Bearer ${student.accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  expect(text).not.toContain("secret");
  if (!answer.headers.get("content-type")?.includes("event-stream")) {
    return {
      shown: "",
      ...(JSON.parse(text) as { error?: string; message?: string; fallback?: string; cut?: boolean }),
    };
  }
  const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
    event,
    data: JSON.parse(data!) as { text?: string; error?: string; message?: string; fallback?: string; cut?: boolean },
  }));
  const shown = events.map(({ event, data }) => (event === "text" ? data.text : "")).join("");
  return { shown, ...events.at(-1)!.data };
}
const ask = (more: object = {}) =>
  send("openai", { query: "What does the ventricle do?", transcript: lecture, summary: "", ...more });
const write = () => send("customize-ai-summary", { style: "bullet", transcript: lecture });

const failure = (status: number, code: string, headers: Record<string, string> = {}): Reaction => ({
  status,
  headers,
  raw: JSON.stringify({ error: { message: "secret words", code } }),
});
const after = (seconds: string): Reaction => failure(429, "rate_limit_exceeded", { "retry-after": seconds });
const broken500 = failure(500, "server_error", { "retry-after": "0" });
const parameter: Reaction = {
  status: 400,
  raw: '{"error": {"message": "Unsupported parameter: stream_options", "code": "unsupported_parameter"}}',
};
/** Once refused, a parameter is left out from then on. */
const other: Reaction = { status: 400, raw: '{"error": {"param": "max_tokens", "code": "unsupported_parameter"}}' };
const refusal: Reaction = { status: 200, raw: '{"choices": [{"message": {"content": null, "refusal": "secret"}}]}' };
const thoughts: Reaction = { says: "<think>Let me see, the heart", finish: "length" };

const BUSY = "AI is busy right now. Please try again in a moment.";
const SLOW = "AI didn't answer in time. Please try again, or ask something shorter.";
const SETUP = "AI isn't set up correctly. Trying again won't help until that's fixed.";
const DECLINED = "AI declined to answer that. Please rephrase your question.";
const EMPTY = "AI wrote nothing. Please try again, or rephrase your question.";
const FAILED = "AI couldn't answer right now. Please try again.";
const BROKEN = "The answer was cut off.";

/** What the student has in the end. `quoted`: the offline writer's answer with its line. */
type End = "whole" | "quoted" | "cut" | { readonly error: string; readonly shown?: string };

const kinds: readonly (readonly [kind: string, reactions: readonly Reaction[], end: End])[] = [
  ["429 with Retry-After of seconds", [after("1"), { says }], "whole"],
  ["429 with Retry-After of a minute", [after("60")], { error: BUSY }],
  ["429 insufficient_quota", [failure(429, "insufficient_quota")], "quoted"],
  ["500", [broken500, broken500, broken500, broken500], { error: FAILED }],
  ["401", [failure(401, "invalid_api_key")], { error: SETUP }],
  ["model not found", [failure(404, "model_not_found")], { error: SETUP }],
  ["context too long", [failure(400, "context_length_exceeded"), { says }], "whole"],
  ["unknown parameter", [parameter, { says }], "whole"],
  ["empty", [{ says: "" }, { says: " " }], { error: EMPTY }],
  ["thoughts used all tokens", [thoughts, { says }], "whole"],
  ["thoughts used all tokens twice", [thoughts, thoughts], { error: EMPTY }],
  ["refusal field", [refusal], { error: DECLINED }],
  [
    "refusal as prose",
    [{ says: "I'm sorry, but I can't help with that.", pieces: ["I'm", " sorry, but I can't", " help with that."] }],
    { error: DECLINED },
  ],
  ["cut by length", [{ says: "", pieces: [...pieces, "go"], finish: "length" }], "cut"],
  ["<think> around", [{ says: `<think>Hm [0].</think>${says}` }], "whole"],
  ["a fence around", [{ says: `\`\`\`markdown\n${says}\n\`\`\`` }], "whole"],
  ["connection lost", [{ says: "", pieces, breaks: "reset" }], { error: BROKEN, shown: "It pumps blood" }],
  ["an error in the stream", [{ says: "", pieces, breaks: "error" }], { error: BROKEN, shown: "It pumps blood" }],
  ["an end after one sentence", [{ says: "", pieces, breaks: "end" }], { error: BROKEN, shown: "It pumps blood" }],
  ["hangs at once", ["hang"], { error: SLOW }],
  ["hangs in the middle", [{ says: "", pieces, breaks: "hang" }], { error: SLOW, shown: "It pumps blood" }],
];

const plain = (text: string | undefined) => text?.replaceAll(/ ?\[¶ 1\]\(#line=0\)/g, "");

/** What the page gets in the chat, and for notes, which cite nothing. */
const inChat = {
  whole: { message: whole, shown: whole },
  quoted: { message: expect.stringContaining("ventricle pumps"), fallback: "unavailable" },
  cut: { message: "It pumps blood. [¶ 1](#line=0) And so it", cut: true },
};
const inNotes = {
  whole: { message: plain(whole) },
  quoted: { message: expect.stringContaining("chambers"), fallback: "unavailable" },
  cut: { message: expect.stringContaining("[…]") },
};
const toFailed = ({ error, shown }: Exclude<End, string>) => ({
  error,
  message: undefined,
  shown: expect.stringMatching(shown === undefined ? /^$/ : new RegExp(shown)),
});

const prepare = (kind: string, reactions: readonly Reaction[]): void => {
  if (kind.startsWith("hangs")) environment.OPENAI_TIMEOUT_SECONDS = timeouts.hangs;
  model.next(...reactions);
};

describe("each kind of failure", () => {
  it.each(kinds)("TUT-08 in the chat: %s", async (kind, reactions, end) => {
    prepare(kind, reactions);
    const got = await ask();
    expect({ message: undefined, ...got, shown: got.shown.trimEnd() }).toMatchObject(
      typeof end === "string" ? inChat[end] : toFailed(end),
    );
  });

  it.each(kinds)("TUT-08 in notes: %s", async (kind, reactions, end) => {
    prepare(
      kind,
      reactions.map((reaction) => (reaction === parameter ? other : reaction)),
    );
    const got = await write();
    const { error } = typeof end === "string" ? { error: undefined } : end;
    expect(got.error).toBe(error);
    expect({ message: plain(got.message) ?? "", fallback: got.fallback }).toMatchObject(
      typeof end === "string" ? inNotes[end] : { message: "" },
    );
  });
});

describe("an answer that goes on", () => {
  const begun = "It pumps blood. [¶ 1](#line=0) And so it";

  it("TUT-08 begins with what was shown, and cites its lines", async () => {
    model.next({ says: "goes on [0].", pieces: ["goes ", "on [0]."] });
    const got = await ask({ begun });
    expect(got.shown).toBe(" goes on. [¶ 1](#line=0)");
    expect(got.message).toBe(`${begun} goes on. [¶ 1](#line=0)`);
    expect((got as { segments?: unknown[] }).segments).toHaveLength(1);
    // The model reads the numbers that it writes.
    expect(model.getPrompt(0)).toMatch(/from where this stops:\nIt pumps blood\. \[0\] And so it$/);
  });

  it("TUT-08 the model reads lines in a row as it wrote them", async () => {
    model.next({ says: "as it wrote [0-1]." });
    const transcript = lecture.replace("\n", "\n\n");
    const got = await ask({ transcript, begun: "It pumps blood. [¶ 1](#line=0,1) And so" });
    expect(got.message).toBe("It pumps blood. [¶ 1](#line=0,1) And so as it wrote. [¶ 1](#line=0,1)");
    expect((got as { segments?: unknown[] }).segments).toHaveLength(2);
    expect(model.getPrompt(0)).toMatch(/It pumps blood\. \[0-1\] And so$/);
  });

  it("TUT-08 goes on in code, and behind a mark of punctuation", async () => {
    model.next({ says: "b = a[1]\n```\nSo [1]." });
    const code = "```py\na = [0]\n";
    expect((await ask({ begun: code })).message).toBe(`${code}b = a[1]\n\`\`\`\nSo. [¶ 1](#line=0)`);
    model.next({ says: ", and more." });
    expect((await ask({ begun: "It pumps" })).message).toBe("It pumps, and more.");
  });

  it("TUT-08 goes on in quotations where a limit is reached meanwhile", async () => {
    await backend.sql("insert into private.assistant_turns (user_id, tokens, is_counted) values ($1, 2000000, true)", [
      student.user.id,
    ]);
    const got = await ask({ begun });
    expect(got.fallback).toBe("budget");
    expect(got.message).toMatch(/^It pumps blood\. \[¶ 1\]\(#line=0\) And so it\n\n> .*ventricle/s);
    expect(`${begun}${got.shown}`).toBe(got.message);
  });

  it("TUT-08 leads nowhere that was not said, whatever is sent as its beginning", async () => {
    model.next({ says: "See [here](https://evil.test)." });
    const got = await ask({ begun: "See [x](https://evil.test/y) and" });
    expect(got.shown).not.toContain("evil.test");
    expect((await ask({ begun: "x".repeat(70_000) })).error).toBe("The previous answer is too long or can't be read.");
  });
});
