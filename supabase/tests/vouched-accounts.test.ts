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

  it("SRV-09 is not vouched for, although the auth server marks its address as confirmed", async () => {
    const tester = await signUp(backend(), email());
    const [user] = await backend().sql("select email_confirmed_at from auth.users where id = $1", [tester.user.id]);
    expect(user?.["email_confirmed_at"]).not.toBeNull();
    expect(await confirm(backend(), tester.accessToken)).toBe(false);
  });

  it("SRV-09 is vouched for by a mail link that was followed, also in later sessions", async () => {
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

  it("SRV-09 is vouched for by Google and Apple", async () => {
    for (const provider of ["google", "apple"] as const) {
      const { accessToken } = await backend().signIn(email(), { provider });
      expect(await confirm(backend(), accessToken)).toBe(true);
    }
  });

  it("SRV-09 is not vouched for by a link that was requested and not followed, nor by a new password", async () => {
    const tester = await signUp(backend(), email());
    const client = makeClient(backend());
    await client.auth.signInWithPassword({ email: tester.user.email, password: "moss on stone" });
    await client.auth.resetPasswordForEmail(tester.user.email);
    expect((await client.auth.updateUser({ password: "chosen by a stranger" })).error).toBeNull();
    const { data } = await client.auth.getSession();
    expect(await confirm(backend(), data.session!.access_token)).toBe(false);
  });

  it("SRV-09 is not vouched for by what its own metadata says", async () => {
    const tester = await signUp(backend(), email());
    const client = makeClient(backend());
    await client.auth.signInWithPassword({ email: tester.user.email, password: "moss on stone" });
    const claims = { amr: [{ method: "recovery" }], email_verified: true, provider: "google" };
    await client.auth.updateUser({ data: claims });
    const { data } = await client.auth.refreshSession();
    expect(await confirm(backend(), data.session!.access_token)).toBe(false);
  });

  it("SRV-01 is its owner's alone from the first mail link on: the stranger's password and session end", async () => {
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

describe("what a model costs everybody together", () => {
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
    backend.sql("update private.model_budget set daily_tokens = $1, tokens = 0", [tokens]);
  const used = async () => Number((await backend.sql("select tokens from private.model_budget"))[0]?.["tokens"]);
  const ask = (person: Pick<Tester, "accessToken">) =>
    callFunction(backend, "openai", person.accessToken, { query: "What does it pump?", transcript, summary: "" });
  const notes = (person: Pick<Tester, "accessToken">) =>
    callFunction(backend, "customize-ai-summary", person.accessToken, { style: "bullet", transcript });
  const summary = async (person: Pick<Tester, "accessToken">) => {
    const sent = await callFunction(backend, "ingest-recording", person.accessToken, aRecording({ minutes: 1 }));
    return (await completed(backend, String(sent.body["id"])))["ai_summary"];
  };

  it("SRV-09 thirty invented addresses reach no model: they are answered offline", async () => {
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

  it("SRV-09 a tester who followed a mail link is answered by the model", async () => {
    const tester = await signUp(backend, "linked@school.edu");
    const { accessToken } = await followMailLink(backend, tester.user.email);
    await confirm(backend, accessToken);
    expect((await ask({ accessToken })).body["message"]).toBe("The model wrote this.");
  });

  it("SRV-09 stops at the day's budget with a sentence and a time, and goes on the next day", async () => {
    await setMoment(backend, "2025-09-03T21:00:00Z");
    const student = await backend.setUpUser("budget@school.edu");
    expect((await ask(student)).status).toBe(200);
    const granted = model.requests.length;
    expect(await used()).toBeGreaterThan(1_000);
    await setBudget(1);
    for (const refused of [await ask(student), await notes(student)]) {
      expect(refused).toMatchObject({
        status: 503,
        body: {
          error: "The assistant has read as much as it may today. Please try again in 3 hours.",
          retry_after: 10_800,
        },
      });
    }
    expect(await summary(student)).toContain("Cells divide in two.");
    expect(model.requests).toHaveLength(granted);
    await setMoment(backend, "2025-09-04T00:00:01Z");
    await setBudget(20_000_000);
    expect((await ask(student)).body["message"]).toBe("The model wrote this.");
  });

  it("SRV-09 the budget starts again at midnight in UTC", async () => {
    await setMoment(backend, "2025-09-03T23:59:59Z");
    const student = await backend.setUpUser("midnight@school.edu");
    const take = async (tokens: number) =>
      (await backend.sql("select outcome from public.take_model_budget($1, $2)", [student.user.id, tokens]))[0]?.[
        "outcome"
      ];
    await setBudget(1_000);
    expect([await take(1_000), await take(1)]).toEqual(["granted", "budget-used-up"]);
    await setMoment(backend, "2025-09-04T00:00:00Z");
    expect([await take(1_000), await take(1)]).toEqual(["granted", "budget-used-up"]);
  });

  it("SRV-09 calls at the same moment take no more than the budget", async () => {
    const student = await backend.setUpUser("at-once@school.edu");
    await setBudget(10_000);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const [row] = await backend.sql("select outcome from public.take_model_budget($1, 1000)", [student.user.id]);
        return row?.["outcome"];
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(10);
    expect(await used()).toBe(10_000);
  });
});
