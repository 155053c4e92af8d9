import { createDeps } from "@lectern/supabase/functions/_shared/deps";
import { estimateCost } from "@lectern/supabase/functions/_shared/assistant/model/cost";
import { toCharge } from "@lectern/supabase/functions/_shared/assistant/model/charge";
import { readEnvironment } from "@lectern/supabase/functions/_shared/environment";
import { handle as openai } from "@lectern/supabase/functions/openai/handler";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, startTestBackend, type TestBackend } from "./testing/backend.ts";
import { type ModelServer, startModel } from "./testing/model.ts";
import type { Person } from "./testing/money.ts";
import { callFunction } from "./testing/phone.ts";

let model: ModelServer;
let backend: TestBackend;
let student: Person;
let people = 0;

beforeAll(async () => {
  model = await startModel();
  backend = await startTestBackend({ env: { OPENAI_BASE_URL: model.url } });
});
afterAll(async () => {
  await backend?.close();
  await model?.close();
});
beforeEach(async () => {
  await backend.settled();
  model.reset();
  await backend.sql(
    `update private.model_budget set tokens_for_all = 0, most_turns = 20000, most_tokens = 200000000 where is_the_only_row`,
  );
  student = await backend.setUpUser(`limits-${(people += 1)}@school.edu`);
});

const question = { query: "What does the ventricle do?", transcript: "The ventricle pumps blood.", summary: "" };
const ask = (more: object = {}) => callFunction(backend, "openai", student.accessToken, { ...question, ...more });

const row = async () => {
  await backend.settled();
  const [first] = await backend.sql<{ tokens: number; counted: number; budget: number }>(
    `select coalesce(sum(tokens), 0)::int as tokens, (count(*) filter (where is_counted))::int as counted,
        (select tokens_for_all::int from private.model_budget) as budget
      from private.assistant_turns where user_id = $1`,
    [student.user.id],
  );
  return first!;
};

/** Asks through the function with an environment of its own. */
async function askWith(env: Record<string, string>, more: object = {}) {
  const deferred: Promise<unknown>[] = [];
  const own: Record<string, string> = {
    OPENAI_BASE_URL: model.url,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
    ...env,
  };
  const request = new Request(`${backend.url}/functions/v1/openai`, {
    method: "POST",
    headers: { authorization: `Bearer ${student.accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ ...question, ...more }),
  });
  const answer = await openai(
    request,
    createDeps({ env: (name) => own[name], defer: (work) => void deferred.push(work), log: () => undefined }),
  );
  await Promise.all(deferred);
  return (await answer.json()) as Record<string, unknown>;
}

describe("what a model's answer costs", () => {
  it("TUT-07 is what the server reports, cached tokens a tenth", async () => {
    const usage = { prompt_tokens: 1_000, completion_tokens: 50, prompt_tokens_details: { cached_tokens: 900 } };
    model.next({ says: "It pumps.", usage });
    await ask();
    expect(model.requests[0]?.body["stream_options"]).toEqual({ include_usage: true });
    expect(await row()).toEqual({ tokens: 240, counted: 1, budget: 240 });
    model.next({ says: "It pumps.", usage: { prompt_tokens: 300, completion_tokens: 20 }, whole: true });
    await ask();
    expect(await row()).toEqual({ tokens: 560, counted: 2, budget: 560 });
  });

  it("TUT-07 is an estimate of what was read and written if the server reports nothing", async () => {
    await ask();
    const { tokens } = await row();
    expect(tokens).toBeGreaterThan(300);
    expect(tokens).toBeLessThan(800);
  });

  it.each([
    ["an unreadable count", { prompt_tokens: "many", completion_tokens: -4 }],
    ["a negative count", { prompt_tokens: -1_000_000, completion_tokens: 1 }],
  ])("TUT-07 is an estimate if the server reports %s", async (_title, usage) => {
    model.next({ says: "It pumps.", usage });
    await ask();
    expect((await row()).tokens).toBeGreaterThan(300);
  });

  it("TUT-07 is never below what was written if the server reports more cached tokens than it read", () => {
    const usage = { prompt_tokens: 100, completion_tokens: 7, prompt_tokens_details: { cached_tokens: 100_000 } };
    expect(toCharge(usage, "", "")).toBe(17);
  });

  it.each([
    ["fails", { status: 401 } as const],
    ["refuses", { says: "I'm sorry, but I can't help with that." }],
    ["breaks off", { says: "It pumps", breaks: "reset" } as const],
    ["is out of credit", { status: 429, raw: '{"error": {"code": "insufficient_quota"}}' } as const],
  ])("TUT-07 is nothing if it %s, and the turn counts", async (_title, reaction) => {
    model.next(reaction);
    await ask();
    expect(await row()).toEqual({ tokens: 0, counted: 1, budget: 0 });
  });

  it("TUT-07 is charged to a student who leaves before its end", async () => {
    model.next({ says: "", pieces: Array.from({ length: 200 }, () => "word "), pause: 20 });
    const leaving = new AbortController();
    const answer = await backend.fetch("/functions/v1/openai", {
      method: "POST",
      headers: {
        accept: "text/event-stream",
        authorization: `Bearer ${student.accessToken}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(question),
      signal: leaving.signal,
    });
    await answer.body!.getReader().read();
    leaving.abort();
    await expect.poll(async () => (await row()).tokens).toBeLessThan(1_000);
    expect((await row()).tokens).toBeGreaterThan(300);
  });

  it.each([
    ["are reported as cached", 200, { cached_tokens: 15_400 }],
    ["are not", 100, undefined],
  ])("TUT-07 leaves %s: %i questions a day on a lecture of an hour", async (_title, questions, details) => {
    // A lecture of an hour has some 9,000 words, 15,500 tokens with the numbers of its lines.
    const sentence = "The ventricle pumps the blood into the aorta and from there on. ";
    const transcript = sentence.repeat(850);
    const segments = Array.from({ length: 850 }, (_, n) => ({ start: n * 4, end: n * 4 + 4, text: sentence.trim() }));
    const history = Array.from({ length: 10 }, () => ({ role: "user" as const, content: "x".repeat(300) }));
    const reserve =
      estimateCost({ transcript, segments }, [question.query, ...history.map(({ content }) => content)], {
        output: "answer",
        window: 128_000,
      }) + 2_000;
    // The answer, the conversation and a second reading.
    const usage = { prompt_tokens: 15_500 + 1_000 + 1_500, completion_tokens: 300 };
    const used = toCharge({ ...usage, ...(details && { prompt_tokens_details: details }) }, "", "");
    const { tokens, turns, allTokens } = readEnvironment(() => undefined).modelLimits;
    const outcomes: string[] = [];
    for (let asked = 0; asked < questions; asked += 1) {
      const [taken] = await backend.sql<{ turn: number }>(
        "insert into private.assistant_turns (user_id) values ($1) returning turn",
        [student.user.id],
      );
      const [charged] = await backend.sql<{ outcome: string; share: string }>(
        "select * from public.charge_assistant_turn($1, $2, $3, null, $4, $5, $6)",
        [student.user.id, taken!.turn, reserve, turns, tokens, allTokens],
      );
      outcomes.push(charged!.outcome);
      await backend.sql("select public.settle_assistant_turn($1, $2, $3, $4)", [
        student.user.id,
        taken!.turn,
        used,
        charged!.share,
      ]);
    }
    expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(questions);
  });
});

describe("the daily limits of a model", () => {
  it("TUT-07 leave the offline writer, which answers with its line", async () => {
    await backend.sql(
      "insert into private.assistant_turns (user_id, taken_at, is_counted) select $1, now() - interval '1 hour', true from generate_series(1, 200)",
      [student.user.id],
    );
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await ask()).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining("pumps blood"), fallback: "budget" },
      });
    }
    expect(model.requests).toEqual([]);
  });

  it("TUT-07 are variables of the functions", async () => {
    expect((await askWith({ OPENAI_DAILY_TURNS: "1" }))["fallback"]).toBeUndefined();
    expect((await askWith({ OPENAI_DAILY_TURNS: "1" }))["fallback"]).toBe("budget");
    expect((await askWith({ OPENAI_DAILY_TOKENS: "100" }))["fallback"]).toBe("budget");
    expect((await askWith({ OPENAI_DAILY_TOKENS_OF_ALL: "100" }))["fallback"]).toBe("budget");
    await expect(askWith({ OPENAI_DAILY_TURNS: "many" })).resolves.toMatchObject({ error: expect.any(String) });
  });

  it("TUT-07 count of a long conversation only the last part, which a model is told", async () => {
    const history = Array.from({ length: 20 }, () => ({ role: "user", content: "Why? ".repeat(3_000) }));
    expect((await askWith({ OPENAI_DAILY_TOKENS: "20000" }, { history }))["fallback"]).toBeUndefined();
    expect(model.requests).toHaveLength(1);
  });

  it("TUT-07 may be off, but the database's ceilings hold", async () => {
    const off = { OPENAI_DAILY_TURNS: "off", OPENAI_DAILY_TOKENS: "off", OPENAI_DAILY_TOKENS_OF_ALL: "off" };
    const use = (tokens: number) =>
      backend.sql("insert into private.assistant_turns (user_id, tokens, is_counted) values ($1, $2, true)", [
        student.user.id,
        tokens,
      ]);
    await use(50_000_000);
    expect((await askWith(off))["fallback"]).toBeUndefined();
    await backend.sql("update private.model_budget set most_tokens = 50000000 where is_the_only_row");
    expect((await askWith(off))["fallback"]).toBe("budget");
    await backend.sql("update private.model_budget set most_tokens = 200000000, most_turns = 2 where is_the_only_row");
    expect((await askWith(off))["fallback"]).toBe("budget");
  });

  it("TUT-07 SRV-08 can't be raised, charged or settled by a student", async () => {
    await backend.sql("insert into private.assistant_turns (user_id, tokens, is_counted) values ($1, 2000000, true)", [
      student.user.id,
    ]);
    const client = makeClient(backend, student.accessToken);
    const calls = [
      client.rpc("charge_assistant_turn", { p_user_id: student.user.id, p_turn: 1, p_tokens: 1, p_most_tokens: 1e9 }),
      client.rpc("settle_assistant_turn", { p_user_id: student.user.id, p_turn: 1, p_tokens: 0, p_share: "all" }),
      client.rpc("take_summary_tokens", { p_recording_id: student.user.id, p_tokens: 1, p_most_tokens: 1e9 }),
      client.rpc("settle_summary_tokens", {
        p_recording_id: student.user.id,
        p_reserved: 1,
        p_tokens: 0,
        p_share: "all",
      }),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe("42501");
    const raised = { p_most_tokens: 1e9, limits: { tokens: 1e9 }, modelLimits: { tokens: 1e9 }, tokens: 0, turn: 1 };
    expect((await ask(raised)).body["fallback"]).toBe("budget");
    expect(model.requests).toEqual([]);
  });

  it("TUT-07 hold for calls at the same time: each reserves its highest cost before a model is asked", async () => {
    await backend.sql("insert into private.assistant_turns (user_id, tokens, is_counted) values ($1, 1990000, true)", [
      student.user.id,
    ]);
    model.next(...Array.from({ length: 8 }, () => ({ says: "It pumps.", delay: 1_500 })));
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    const written = answers.filter(({ body }) => body["fallback"] === undefined).length;
    expect(written).toBe(model.requests.length);
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(8);
    expect((await row()).tokens).toBeLessThanOrEqual(2_000_000);
  });
});
