import { createServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDeps } from "@lectern/supabase/functions/_shared/deps";
import { createStripe } from "@lectern/supabase/functions/_shared/payments/stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settle } from "./subscriptions.ts";
import { startTestBackend, type TestBackend, type TestUser } from "../testing/test-backend.ts";

const call = async (backend: TestBackend, name: string, { accessToken, user }: TestUser, body: object = {}) => {
  const answer = await backend.fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ userId: user.id, ...body }),
  });
  return { status: answer.status, body: (await answer.json()) as { url?: string; error?: string } };
};
const press = (url: string | undefined, fields: Record<string, string>) =>
  fetch(url ?? "", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
const isSubscribed = async (backend: TestBackend, { user }: TestUser) =>
  (await backend.sql("select is_subscribed from private.accounts where id = $1", [user.id]))[0]?.["is_subscribed"];

describe("the demo's subscribers", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ seed: true });
  });
  afterAll(() => backend?.close());

  it.each([
    ["pro@lectern.test", "Semester, $64.99", "Cancel plan"],
    ["cancelling@lectern.test", "Monthly, $17.99", "Resume plan"],
  ])("SUB-03 %s finds the plan in the portal: %s, %s", async (email, plan, button) => {
    const portal = await call(backend, "create-customer-portal", await backend.signIn(email));
    const page = await (await fetch(portal.body.url ?? "")).text();
    for (const words of [plan, button, "Return to Lectern", "Local stand-in."]) expect(page).toContain(words);
  });

  it("renews or ends subscriptions that were due long ago", async () => {
    const people = ["pro@lectern.test", "cancelling@lectern.test"];
    await backend.sql("update stripe_stand_in.subscriptions set period_end = now() - interval '40 weeks'");
    await settle((text, params) => backend.sql(text, params));
    const rows = await backend.sql(
      `select customers.email, status, period_end > now() as runs from stripe_stand_in.subscriptions
        join stripe_stand_in.customers on customers.id = customer order by email desc`,
    );
    expect(rows).toEqual([
      { email: people[0], status: "active", runs: true },
      { email: people[1], status: "canceled", runs: false },
    ]);
  });
});

describe("what the stand-in refuses as Stripe does", () => {
  let backend: TestBackend;
  let stripe: ReturnType<typeof createStripe>;
  beforeAll(async () => {
    backend = await startTestBackend();
    const env: Record<string, string> = {
      STRIPE_SECRET_KEY: backend.stripeSecretKey,
      STRIPE_API_BASE: `${backend.url}/stand-in/stripe`,
    };
    stripe = createStripe(createDeps({ env: (name) => env[name] }));
  });
  afterAll(() => backend?.close());

  const order = { mode: "subscription", success_url: "http://127.0.0.1", cancel_url: "http://127.0.0.1" } as const;
  const price = "price_lectern_month";

  it("SRV-06 a deleted customer is reported as deleted, can't be used, and is not created again by any key", async () => {
    const make = () => stripe.customers.create({ email: "a@school.edu" }, { idempotencyKey: "same" });
    const [one, same] = await Promise.all([make(), make()]);
    expect(same.id).toBe(one.id);
    await stripe.customers.del(one.id);
    expect((await make()).id).toBe(one.id);
    expect(await stripe.customers.retrieve(one.id)).toMatchObject({ id: one.id, deleted: true });
    const missing = { code: "resource_missing" };
    const customer = one.id;
    for (const call of [
      () => stripe.customers.del(customer),
      () => stripe.customers.retrieve("cus_of_another_shop"),
      () => stripe.subscriptions.list({ customer }),
      () => stripe.checkout.sessions.list({ customer }),
      () => stripe.checkout.sessions.create({ ...order, customer, line_items: [{ price }] }),
      () => stripe.billingPortal.sessions.create({ customer, return_url: "http://127.0.0.1" }),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(call()).rejects.toMatchObject(missing);
    }
  });

  it("SUB-02 a list has the requested length, ten by default, and says that there is more", async () => {
    const { id: customer } = await stripe.customers.create({});
    for (let n = 0; n < 12; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await stripe.checkout.sessions.create({ ...order, customer, line_items: [{ price }], metadata: { turn: n } });
    }
    const first = await stripe.checkout.sessions.list({ customer });
    expect([first.data.length, first.has_more]).toEqual([10, true]);
    const all = await stripe.checkout.sessions.list({ customer, limit: 100 });
    expect([all.data.length, all.has_more]).toEqual([12, false]);
    expect(all.data.map(({ metadata }) => Number(metadata?.["turn"])).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, n) => n),
    );
    const expire = (id: string) => stripe.checkout.sessions.expire(id);
    await expire(all.data[0]!.id);
    await expect(expire(all.data[0]!.id)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
    await expect(expire("cs_test_none")).rejects.toMatchObject({ code: "resource_missing" });
  });
});

describe("with real keys in the environment", () => {
  let backend: TestBackend;
  let payments: Server;
  const requests: string[] = [];

  beforeAll(async () => {
    payments = createServer((request, response) => {
      requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { type: "invalid_request_error", message: "No" } }));
    });
    await new Promise<void>((resolve) => payments.listen(0, "127.0.0.1", resolve));
    const { port } = payments.address() as AddressInfo;
    backend = await startTestBackend({
      env: {
        STRIPE_SECRET_KEY: "sk_test_of_the_operator",
        STRIPE_WEBHOOK_SECRET: "whsec_of_the_operator",
        STRIPE_API_BASE: `http://127.0.0.1:${port}`,
      },
    });
  });
  afterAll(async () => {
    await backend?.close();
    payments?.close();
  });

  it("SRV-06 with an operator's Stripe key, the stand-in gets no requests and has no pages", async () => {
    const answer = await call(backend, "create-checkout-session", await backend.setUpUser("real@school.edu"), {
      duration: "month",
    });
    expect(answer.status).toBe(502);
    // They are sent at once, and the answer doesn't wait for the second when the first fails.
    await expect
      .poll(() => requests.toSorted())
      .toEqual([
        "GET /v1/prices?lookup_keys[0]=lectern_month&active=true&limit=1 Bearer sk_test_of_the_operator",
        "POST /v1/customers Bearer sk_test_of_the_operator",
      ]);
    for (const path of ["/stand-in/stripe/v1/prices", "/stand-in/stripe/checkout/cs_1", "/stand-in/stripe/portal/b"]) {
      expect((await backend.fetch(path)).status).toBe(404);
    }
    expect(await backend.sql("select from pg_namespace where nspname = 'stripe_stand_in'")).toEqual([]);
  });

  it("SRV-06 without STRIPE_API_BASE, requests go to Stripe itself", async () => {
    const addresses: string[] = [];
    const deps = createDeps({
      env: (name) => (name === "STRIPE_SECRET_KEY" ? "sk_live_1" : undefined),
      fetch: (input) => {
        addresses.push(input instanceof Request ? input.url : input.toString());
        return Promise.resolve(Response.json({ object: "list", data: [] }));
      },
    });
    await createStripe(deps).prices.list({ lookup_keys: ["lectern_month"] });
    expect(addresses).toEqual(["https://api.stripe.com/v1/prices?lookup_keys[0]=lectern_month"]);
  });
});

describe("an event that the webhook does not accept", () => {
  it("SRV-06 is kept, and sent again after a restart", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "lectern-stripe-"));
    try {
      const first = await startTestBackend({ dataDir });
      const person = await first.setUpUser("patient@school.edu");
      const checkout = await call(first, "create-checkout-session", person, { duration: "month" });
      await first.sql("alter function public.begin_stripe_event(text, text) rename to out_of_order");
      expect((await press(checkout.body.url, { choice: "pay", card: "4242424242424242" })).status).toBe(303);
      expect(await isSubscribed(first, person)).toBe(false);
      await first.close();

      const second = await startTestBackend({ dataDir });
      expect(await isSubscribed(second, person)).toBe(false);
      await second.sql("alter function public.out_of_order(text, text) rename to begin_stripe_event");
      await second.sql("update stripe_stand_in.events set due = now()");
      const portal = await call(second, "create-customer-portal", person);
      await press(portal.body.url, { choice: "nothing" });
      expect(await isSubscribed(second, person)).toBe(true);
      expect(await second.sql("select id from stripe_stand_in.events")).toEqual([]);
      await second.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
