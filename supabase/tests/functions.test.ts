import { startTestBackend } from "@lectern/local-backend/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, type TestBackend } from "./testing/backend.ts";
import { functionNames, type FunctionsInDeno, functionsInDeno } from "./testing/deno.ts";
import { anEvent, openCheckout, openPortal, pay, type Person, press, sendToWebhook, sign } from "./testing/money.ts";
import { readSubscription } from "./testing/money.ts";
import { aRecording, callFunction, completed } from "./testing/phone.ts";

const transcript = "Cells divide in two. Each half keeps a copy of the whole plan.";

/** Calls each function once, in Node, which the local backend uses, and in Deno, to which it is deployed. */
describe.each(["node", "deno"] as const)("in %s", (runtime) => {
  let deno: FunctionsInDeno | undefined;
  let backend: TestBackend;
  let person: Person;
  let friend: Person;

  beforeAll(async () => {
    deno = runtime === "deno" ? functionsInDeno() : undefined;
    backend = await startTestBackend(deno === undefined ? {} : { functions: deno.functions });
    [person, friend] = await Promise.all([
      backend.signIn("person@school.edu"),
      backend.setUpUser("friend@school.edu", { provider: "apple" }),
    ]);
  });
  afterAll(async () => {
    await backend?.close();
    await deno?.stop();
  });

  const call = async (name: string, body: unknown, who: Person | undefined = person) => {
    const { status, body: answer } = await callFunction(backend, name, who?.accessToken, body);
    return { status, body: answer };
  };
  const profileOf = async ({ accessToken }: Person) =>
    (await makeClient(backend, accessToken).from("profiles").select().single()).data as Record<string, unknown> | null;

  it("AUT-06 SRV-03 create-user-context sets up an account, and refuses strangers and invalid bodies", async () => {
    const body = { user: person.user.id };
    expect(await callFunction(backend, "create-user-context", undefined, body)).toMatchObject({
      status: 401,
      body: { error: "Please log in again." },
    });
    expect((await callFunction(backend, "create-user-context", "nonsense", body)).status).toBe(401);
    expect((await call("create-user-context", { user: "me" })).status).toBe(422);
    expect(await profileOf(person)).toBeNull();
    expect(await call("create-user-context", body)).toEqual({ status: 200, body: { preExisting: false } });
    expect(await profileOf(person)).toMatchObject({ recording_time: 75 });
  });

  it("SRV-05 ingest-recording stores and summarises, and refuses a recording that is too long or empty", async () => {
    expect(await call("ingest-recording", aRecording({ minutes: 76 }))).toMatchObject({
      status: 402,
      body: { minutes_left: 75, needed: 76 },
    });
    expect(await call("ingest-recording", aRecording({ transcript: { text: " " } }))).toEqual({
      status: 422,
      body: { error: "The transcript is empty." },
    });
    const stored = await call("ingest-recording", aRecording());
    expect(stored.status).toBe(201);
    const row = await completed(backend, String(stored.body["id"]));
    expect(row["ai_summary"]).toContain("Cells divide in two.");
  });

  it("REC-11 a recording has its charged minutes and the opening of its summary", async () => {
    const stored = await call("ingest-recording", aRecording({ clientId: "minutes", minutes: 1.234 }));
    const id = String(stored.body["id"]);
    await completed(backend, id);
    const [row] = await backend.sql<{ minutes: string; summary_opening: string; ai_summary: string }>(
      "select minutes, summary_opening, ai_summary from public.recordings where id = $1",
      [id],
    );
    expect(Number(row?.minutes)).toBe(1.24);
    expect(row?.summary_opening).toBe(row?.ai_summary.slice(0, 400));
  });

  it("SRV-05 ingest-study-guide stores a guide once", async () => {
    const guide = { clientId: "guide", title: "Cells", content: "# Cells" };
    const stored = await call("ingest-study-guide", guide);
    expect(stored).toEqual({ status: 201, body: { id: expect.any(String) } });
    expect(await call("ingest-study-guide", guide)).toEqual({ status: 200, body: stored.body });
  });

  it("SRV-05 process-recordings processes waiting jobs, only with the secret key", async () => {
    await backend.settled();
    const [row] = await backend.sql<{ recording_id: string }>(
      "select recording_id from public.store_recording($1, 'waiting', 'Cells', now(), 1, $2)",
      [person.user.id, transcript],
    );
    expect((await call("process-recordings", {})).status).toBe(401);
    const answer = await callFunction(backend, "process-recordings", backend.secretKey, {});
    expect(answer).toMatchObject({ status: 200, body: { processed: 1 } });
    expect(await completed(backend, row!.recording_id)).toMatchObject({
      ai_summary: expect.stringContaining("Cells divide in two."),
    });
  });

  it("SRV-08 openai answers in the transcript's words, and customize-ai-summary writes notes in them", async () => {
    const question = { query: "What does each half keep?", transcript, summary: "" };
    expect(await call("openai", question)).toEqual({
      status: 200,
      body: {
        message: expect.stringContaining("> Each half keeps a copy of the whole plan."),
        segments: [expect.objectContaining({ text: "Each half keeps a copy of the whole plan.", start: null })],
      },
    });
    const outline = await call("customize-ai-summary", { style: "outline", transcript });
    expect(outline).toEqual({
      status: 200,
      body: { message: expect.stringContaining("Each half keeps a copy of the whole plan.") },
    });
    expect((await callFunction(backend, "openai", undefined, question)).status).toBe(401);
    expect((await call("customize-ai-summary", { style: "haiku", transcript })).status).toBe(422);
  });

  it("SRV-04 apply-referral-code gives both students their minutes, once", async () => {
    const code = (await profileOf(friend))?.["referral_code"];
    const body = { user_id: person.user.id, referred_by_code: code };
    expect(await call("apply-referral-code", body)).toEqual({ status: 200, body: { success: true } });
    // A repeated request gets the same answer; another code is refused.
    expect(await call("apply-referral-code", body)).toEqual({ status: 200, body: { success: true } });
    const other = { ...body, referred_by_code: "ABCDEFGH" };
    expect((await call("apply-referral-code", other)).body).toMatchObject({ success: false });
    expect(await profileOf(person)).toMatchObject({ bonus_recording_time: 20 });
    expect(await profileOf(friend)).toMatchObject({ bonus_recording_time: 20, referral_count: 1 });
  });

  it("SRV-06 SUB-02 create-checkout-session, stripe-webhook and create-customer-portal handle a plan from begin to end", async () => {
    await pay(await openCheckout(backend, person));
    expect(await readSubscription(backend, person)).toMatchObject({ is_subscribed: true });
    const portal = await openPortal(backend, person);
    await press(portal, { choice: "cancel" });
    expect(await readSubscription(backend, person)).toMatchObject({ subscription_plan_cancelled: true });

    const { stripe_customer_id: customer } = (await readSubscription(backend, person))!;
    const body = anEvent("customer.subscription.updated", { customer });
    expect((await sendToWebhook(backend, body, sign(body, "whsec_guessed"))).status).toBe(400);
    const signature = sign(body, backend.stripeWebhookSecret);
    expect(await sendToWebhook(backend, body, signature)).toMatchObject({ body: { outcome: "applied" } });
    expect(await sendToWebhook(backend, body, signature)).toMatchObject({ body: { outcome: "already-applied" } });
  });

  it("SRV-07 SET-04 delete-user deletes the caller, who is recognised when they return", async () => {
    const body = { user_id: person.user.id };
    expect(await call("delete-user", body)).toMatchObject({ status: 200, body: { success: true } });
    expect(await call("delete-user", body)).toEqual({ status: 200, body: { success: true } });
    expect(await backend.sql("select id from auth.users where id = $1", [person.user.id])).toEqual([]);
    expect(await backend.sql("select id from stripe_stand_in.customers")).toEqual([]);
    const again = await backend.signIn("person@school.edu");
    expect(await call("create-user-context", { user: again.user.id }, again)).toMatchObject({
      body: { preExisting: true },
    });
  });

  it.each(functionNames)(
    "DAT-02 %s answers only POST, tells a browser that asks, and logs no failure",
    async (name) => {
      const path = `/functions/v1/${name}`;
      const refused = await backend.fetch(path);
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
      expect(await refused.json()).toEqual({ error: "Use POST." });
      const headers = { origin: "http://localhost:5173", "access-control-request-method": "POST" };
      expect((await backend.fetch(path, { method: "OPTIONS", headers })).status).toBe(204);
      expect(deno?.log() ?? "Listening on").toMatch(/Listening on(?![\s\S]*error)/i);
    },
  );
});
