import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, setMoment, startTestBackend, type TestBackend } from "./testing/backend.ts";
import { followMailLink, signUp, type Tester } from "./testing/mail.ts";
import { type ModelServer, startModel } from "./testing/model.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

const transcript = "The heart has four chambers. The left ventricle pumps blood into the aorta.";
const confirm = async (backend: TestBackend, token: string) =>
  (await makeClient(backend, token).rpc("confirm_address")).data as unknown;

onEachDatabase("an account that signed up with an address", (backend) => {
  let people = 0;
  const email = () => `tester-${(people += 1)}@school.edu`;

  it("SRV-09 is not verified, although the auth server marks its address as confirmed", async () => {
    const tester = await signUp(backend(), email());
    const [user] = await backend().sql("select email_confirmed_at from auth.users where id = $1", [tester.user.id]);
    expect(user?.["email_confirmed_at"]).not.toBeNull();
    expect(await confirm(backend(), tester.accessToken)).toBe(false);
  });

  it("SRV-09 is verified by following a mail link, also in later sessions", async () => {
    const tester = await signUp(backend(), email());
    const { browser, accessToken } = await followMailLink(backend(), tester.user.email);
    expect(await confirm(backend(), accessToken)).toBe(true);
    expect((await browser.auth.updateUser({ password: "another one" })).error).toBeNull();
    const later = await makeClient(backend()).auth.signInWithPassword({
      email: tester.user.email,
      password: "another one",
    });
    expect(await confirm(backend(), later.data.session!.access_token)).toBe(true);
  });

  it("SRV-09 is verified by Google and Apple", async () => {
    for (const provider of ["google", "apple"] as const) {
      const { accessToken } = await backend().signIn(email(), { provider });
      expect(await confirm(backend(), accessToken)).toBe(true);
    }
  });

  it("SRV-09 is not verified by a link that was only requested, nor by a new password", async () => {
    const tester = await signUp(backend(), email());
    const client = makeClient(backend());
    await client.auth.signInWithPassword({ email: tester.user.email, password: "moss on stone" });
    await client.auth.resetPasswordForEmail(tester.user.email);
    expect((await client.auth.updateUser({ password: "chosen by a stranger" })).error).toBeNull();
    const { data } = await client.auth.getSession();
    expect(await confirm(backend(), data.session!.access_token)).toBe(false);
  });

  it("SRV-09 is not verified by its own metadata", async () => {
    const tester = await signUp(backend(), email());
    const client = makeClient(backend());
    await client.auth.signInWithPassword({ email: tester.user.email, password: "moss on stone" });
    const claims = { amr: [{ method: "recovery" }], email_verified: true, provider: "google" };
    await client.auth.updateUser({ data: claims });
    const { data } = await client.auth.refreshSession();
    expect(await confirm(backend(), data.session!.access_token)).toBe(false);
  });

  it("SRV-01 belongs only to the address's owner after their first mail link: the stranger's password and session end", async () => {
    const stranger = await signUp(backend(), email());
    const owner = await followMailLink(backend(), stranger.user.email);
    await confirm(backend(), owner.accessToken);
    const { error } = await makeClient(backend()).auth.signInWithPassword({
      email: stranger.user.email,
      password: "moss on stone",
    });
    expect(error?.code).toBe("invalid_credentials");
    expect((await makeClient(backend(), stranger.accessToken).from("profiles").select()).status).toBe(401);
    expect((await makeClient(backend(), owner.accessToken).from("profiles").select()).data).toHaveLength(1);
  });

  it("SRV-01 a visitor can't confirm an address", async () => {
    expect((await makeClient(backend()).rpc("confirm_address")).error?.code).toBe("42501");
  });
});

describe("the shared budget for a model", () => {
  let model: ModelServer;
  let backend: TestBackend;
  beforeAll(async () => {
    model = await startModel();
    backend = await startTestBackend({
      driver: "postgres",
      env: { OPENAI_API_KEY: "sk-local", OPENAI_BASE_URL: model.url },
    });
  });
  afterAll(async () => {
    await backend?.close();
    await model?.close();
  });
  beforeEach(async () => {
    model.reset();
    await setMoment(backend);
    await setBudget(20_000_000);
  });

  const setBudget = (tokens: number) =>
    backend.sql(
      `update private.model_budget set daily_tokens = $1, day = '-infinity';
      delete from private.assistant_turns; delete from private.model_addresses`.replace("$1", String(tokens)),
    );
  const used = async () => {
    const [row] = await backend.sql<{ used: number }>(
      "select tokens_for_all + tokens_for_subscribers + tokens_for_first_questions as used from private.model_budget",
      [],
    );
    return row?.used;
  };
  const ask = (person: Pick<Tester, "accessToken">) =>
    callFunction(backend, "openai", person.accessToken, { query: "What does it pump?", transcript, summary: "" });
  const notes = (person: Pick<Tester, "accessToken">) =>
    callFunction(backend, "customize-ai-summary", person.accessToken, { style: "bullet", transcript });
  const summary = async (person: Pick<Tester, "accessToken">) => {
    const answer = await callFunction(backend, "ingest-recording", person.accessToken, aRecording({ minutes: 1 }));
    return (await completed(backend, String(answer.body["id"])))["ai_summary"];
  };

  it("SRV-09 thirty invented addresses use no model: they are answered offline", async () => {
    const strangers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => signUp(backend, `invented-${n}@does-not-exist.invalid`)),
    );
    const answers = await Promise.all(strangers.flatMap((stranger) => [ask(stranger), notes(stranger)]));
    for (const { status, body } of answers) {
      expect([status, body["message"]]).toEqual([200, expect.stringContaining("ventricle")]);
    }
    expect(await summary(strangers[0]!)).toContain("Cells divide in two.");
    expect(model.requests).toEqual([]);
    expect(await used()).toBe(0);
    const [charged] = await backend.sql("select sum(tokens)::int as tokens from private.assistant_turns");
    expect(charged).toEqual({ tokens: 0 });
  });

  it("SRV-09 a model answers a tester who followed a mail link", async () => {
    const tester = await signUp(backend, "linked@school.edu");
    const { accessToken } = await followMailLink(backend, tester.user.email);
    await confirm(backend, accessToken);
    expect((await ask({ accessToken })).body["message"]).toBe("The model wrote this.");
  });

  const addresses = () => backend.sql<{ address: string }>("select address from private.model_addresses", []);
  const setUp = (name: string) => backend.setUpUser(`${name}@school.edu`);
  const subscribe = ({ user }: Tester) =>
    backend.sql("update private.accounts set is_subscribed = true where id = $1", [user.id]);
  const charge = async ({ user }: Tester, tokens: number, address: string | null = null) => {
    const taken =
      "insert into private.assistant_turns (user_id, taken_at) values ($1, private.moment()) returning turn";
    const [row] = await backend.sql<{ turn: number }>(taken, [user.id]);
    const statement = "select outcome from public.charge_assistant_turn($1, $2, $3, $4)";
    return (await backend.sql<{ outcome: string }>(statement, [user.id, row?.turn, tokens, address]))[0]?.outcome;
  };

  it("SRV-09 if it is used up, answers quote the lecture and say so until the next day", async () => {
    await setMoment(backend, "2025-09-03T21:00:00Z");
    const student = await setUp("budget");
    const answered = await ask(student);
    expect(answered.body["message"]).toBe("The model wrote this.");
    expect(answered.body["fallback"]).toBeUndefined();
    expect(await used()).toBeGreaterThan(100);
    const granted = model.requests.length;
    await setBudget(1);
    for (const quoted of [await ask(student), await notes(student)]) {
      expect(quoted).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining("ventricle"), fallback: "budget" },
      });
    }
    expect(await summary(student)).toContain("Cells divide in two.");
    expect(model.requests).toHaveLength(granted);
    await setMoment(backend, "2025-09-04T00:00:01Z");
    await setBudget(20_000_000);
    expect((await ask(student)).body["message"]).toBe("The model wrote this.");
  });

  it("SRV-09 a turn that the budget refused counts for the minute only, and is not charged", async () => {
    await setMoment(backend, "2025-09-03T12:00:00Z");
    const student = await setUp("uncounted");
    await setBudget(1);
    expect((await ask(student)).body["fallback"]).toBe("budget");
    const turns = () =>
      backend.sql(
        `select count(*) filter (where is_counted)::int as counted, count(*)::int as all, sum(tokens)::int as tokens
          from private.assistant_turns where user_id = $1`,
        [student.user.id],
      );
    expect(await turns()).toEqual([{ counted: 0, all: 1, tokens: 0 }]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(student)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    await backend.sql(
      `insert into private.assistant_turns (user_id, taken_at, is_counted)
        select $1, private.moment() - interval '1 hour', false from generate_series(1, 1990)`,
      [student.user.id],
    );
    await setMoment(backend, "2025-09-03T12:02:00Z");
    expect((await ask(student)).status).toBe(429);
  });

  it("SRV-09 five accounts that ask endlessly leave a share for subscribers, and for people who haven't asked today", async () => {
    await setMoment(backend, "2025-09-03T12:00:00Z");
    const greedy = await Promise.all(Array.from({ length: 10 }, (_, n) => setUp(`greedy-${n}`)));
    const [student, subscriber, payer] = await Promise.all([setUp("late"), setUp("subscriber"), setUp("payer")]);
    await subscribe(subscriber);
    await subscribe(payer);
    for (let round = 0; round < 19; round += 1) {
      for (const account of greedy) await charge(account, 100_000);
    }
    expect(await used()).toBeLessThanOrEqual(15_000_000);
    expect(await Promise.all(greedy.map((account) => charge(account, 1_000)))).toEqual(
      greedy.map(() => "budget-used-up"),
    );
    await setMoment(backend, "2025-09-03T12:02:00Z");
    expect((await ask(greedy[0]!)).body["fallback"]).toBe("budget");
    expect((await ask(student)).body["message"]).toBe("The model wrote this.");
    expect((await ask(student)).body["fallback"]).toBe("budget");
    for (let question = 0; question < 3; question += 1) {
      expect((await ask(subscriber)).body["message"]).toBe("The model wrote this.");
    }
    // Subscribers together can't use up the whole day either.
    for (let round = 0; round < 19; round += 1) await charge(payer, 100_000);
    expect(await used()).toBeLessThanOrEqual(20_000_000);
  });

  it("SRV-09 invented accounts' first questions use up only the share of first questions, not the subscribers'", async () => {
    await setMoment(backend, "2025-09-03T12:00:00Z");
    await setBudget(40_000);
    const accounts = await Promise.all(Array.from({ length: 12 }, (_, n) => setUp(`first-${n}`)));
    const outcomes: (string | undefined)[] = [];
    for (const account of accounts) outcomes.push(await charge(account, 5_000));
    expect(outcomes).toEqual(Array.from({ length: 12 }, (_, n) => (n < 6 ? "granted" : "budget-used-up")));
    const subscriber = await setUp("after-the-crowd");
    await subscribe(subscriber);
    expect([await charge(subscriber, 5_000), await charge(subscriber, 5_000), await charge(subscriber, 5_000)]).toEqual(
      ["granted", "granted", "budget-used-up"],
    );
  });

  it("SRV-09 one network address uses at most a quarter of the day, however many accounts ask from it", async () => {
    await setMoment(backend, "2025-09-03T12:00:00Z");
    await setBudget(40_000);
    const [first, second, third, subscriber] = await Promise.all(
      ["a", "b", "c", "d"].map((n) => setUp(`network-${n}`)),
    );
    await subscribe(subscriber!);
    expect(await charge(first!, 6_000, "home")).toBe("granted");
    expect(await charge(second!, 6_000, "home")).toBe("budget-used-up");
    expect(await charge(second!, 4_000, "home")).toBe("granted");
    expect(await charge(third!, 1, "home")).toBe("budget-used-up");
    expect(await charge(subscriber!, 1_000, "home")).toBe("granted");
    expect(await charge(third!, 6_000, "elsewhere")).toBe("granted");
    await setMoment(backend, "2025-09-04T00:00:00Z");
    expect(await charge(third!, 6_000, "home")).toBe("granted");
    expect(await backend.sql("select day::text, tokens from private.model_addresses")).toEqual([
      { day: "2025-09-04", tokens: 6_000 },
    ]);
  });

  it("SRV-09 stores a keyed hash of a network address, and does not trust the client about it", async () => {
    const student = await setUp("addressed");
    const askFrom = (headers: Record<string, string>) =>
      callFunction(
        backend,
        "openai",
        student.accessToken,
        { query: "What does it pump?", transcript, summary: "" },
        headers,
      );
    await askFrom({ "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9" });
    expect(await addresses()).toEqual([]);
    await askFrom({ "cf-connecting-ip": "2001:db8:0:1::7", "x-forwarded-for": "203.0.113.9" });
    await askFrom({ "cf-connecting-ip": "2001:0db8::1:0:0:0:9" });
    const kept = await addresses();
    expect(kept).toEqual([{ address: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    await askFrom({ "cf-connecting-ip": "2001:db8:0:2::7" });
    expect(await addresses()).toHaveLength(2);
  });

  it("SRV-09 the budget starts again at midnight in UTC", async () => {
    await setMoment(backend, "2025-09-03T23:59:59Z");
    const student = await setUp("midnight");
    await setBudget(1_000);
    expect([await charge(student, 500), await charge(student, 1)]).toEqual(["granted", "budget-used-up"]);
    await setMoment(backend, "2025-09-04T00:00:00Z");
    expect([await charge(student, 500), await charge(student, 1)]).toEqual(["granted", "budget-used-up"]);
  });

  it("SRV-09 simultaneous calls take no more than the budget", async () => {
    const student = await setUp("at-once");
    await setBudget(10_000);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => charge(student, 1_000)));
    expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(5);
    expect(await used()).toBe(5_000);
  });
});
