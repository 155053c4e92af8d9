import { startTestBackend } from "@lectern/local-backend/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf, type TestBackend } from "./harness/backend.ts";
import { type DenoFunction, serveInDeno } from "./harness/deno.ts";
import { anEvent, openCheckout, pay, sign, subscriptionOf } from "./harness/money.ts";
import { aRecording, completed } from "./harness/phone.ts";

let backend: TestBackend;
let createUserContext: DenoFunction;
let ingestRecording: DenoFunction;
let webhook: DenoFunction;
let openai: DenoFunction;
let person: Awaited<ReturnType<TestBackend["signIn"]>>;

beforeAll(async () => {
  backend = await startTestBackend();
  const payments = {
    STRIPE_API_BASE: `${backend.url}/stand-in/stripe`,
    STRIPE_SECRET_KEY: backend.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: "whsec_deno",
  };
  [openai, webhook, createUserContext, ingestRecording, person] = await Promise.all([
    serveInDeno("openai", backend),
    serveInDeno("stripe-webhook", backend, payments),
    serveInDeno("create-user-context", backend),
    serveInDeno("ingest-recording", backend),
    backend.signIn("deno@school.edu"),
  ]);
});
afterAll(async () => {
  await Promise.all([openai?.stop(), webhook?.stop(), createUserContext?.stop(), ingestRecording?.stop()]);
  await backend?.close();
});

async function call({ url }: DenoFunction, token: string | undefined, body: unknown) {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe("in Deno, as they are deployed", () => {
  it("AUT-06 create-user-context sets an account up, and refuses strangers and nonsense", async () => {
    expect(await call(createUserContext, undefined, { user: person.user.id })).toEqual({
      status: 401,
      body: { error: "Please sign in again." },
    });
    expect((await call(createUserContext, "nonsense", { user: person.user.id })).status).toBe(401);
    expect((await call(createUserContext, person.accessToken, { user: "me" })).status).toBe(422);
    const profiles = clientOf(backend, person.accessToken).from("profiles");
    expect((await profiles.select("*", { count: "exact", head: true })).count).toBe(0);

    expect(await call(createUserContext, person.accessToken, { user: person.user.id })).toEqual({
      status: 200,
      body: { preExisting: false },
    });
    expect((await profiles.select("recording_time").single()).data).toEqual({ recording_time: 75 });
  });

  it("SRV-05 ingest-recording stores and summarises, and refuses what is too long or empty", async () => {
    const tooLong = await call(ingestRecording, person.accessToken, aRecording({ minutes: 76 }));
    expect(tooLong).toMatchObject({ status: 402, body: { minutes_left: 75, needed: 76 } });
    const empty = await call(ingestRecording, person.accessToken, aRecording({ transcript: { text: " " } }));
    expect(empty).toEqual({ status: 422, body: { error: "The transcript is empty." } });

    const stored = await call(ingestRecording, person.accessToken, aRecording());
    expect(stored.status).toBe(201);
    const row = await completed(backend, String(stored.body["id"]));
    expect(row["ai_summary"]).toContain("Cells divide in two.");
    expect(ingestRecording.log()).not.toContain("error");
  });

  it("SRV-06 stripe-webhook checks signatures and asks Stripe how things are", async () => {
    await pay(await openCheckout(backend, person));
    const { stripe_customer_id: customer } = (await subscriptionOf(backend, person))!;
    await backend.sql("update private.accounts set is_subscribed = false");
    const body = anEvent("customer.subscription.updated", { customer });
    const send = (signature: string) =>
      fetch(webhook.url, { method: "POST", headers: { "stripe-signature": signature }, body });
    expect((await send(sign(body, "whsec_guessed"))).status).toBe(400);
    expect(await (await send(sign(body, "whsec_deno"))).json()).toEqual({ received: true, outcome: "applied" });
    expect(await subscriptionOf(backend, person)).toMatchObject({ is_subscribed: true });
  });

  it("SRV-08 openai answers in the transcript's words", async () => {
    const about = { transcript: "Cells divide in two. Each half keeps a copy of the whole plan.", summary: "" };
    expect(await call(openai, person.accessToken, { query: "What does each half keep?", ...about })).toEqual({
      status: 200,
      body: { message: expect.stringContaining("> Each half keeps a copy of the whole plan.") },
    });
    expect((await call(openai, undefined, { query: "What?", ...about })).status).toBe(401);
  });
});
