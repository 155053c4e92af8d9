import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientOf, startTestBackend, type TestBackend } from "./harness/backend.ts";
import {
  anEvent,
  daysLeft,
  openCheckout,
  openPortal,
  pay,
  type Person,
  press,
  sendToWebhook,
  sign,
  subscriptionOf,
} from "./harness/money.ts";
import { callFunction } from "./harness/phone.ts";

let backend: TestBackend;
let person: Person;
let people = 0;

beforeAll(async () => {
  backend = await startTestBackend({ driver: "postgres" });
});
afterAll(() => backend?.close());
beforeEach(async () => {
  person = await backend.setUpUser(`payer-${(people += 1)}@school.edu`);
});

const mine = () => subscriptionOf(backend, person);
const signed = (body: string, seconds?: number) => sign(body, backend.stripeWebhookSecret, seconds);
const page = async (url: string) => (await fetch(url)).text();
const subscribe = async () => {
  await pay(await openCheckout(backend, person));
  return (await mine())!;
};
const aboutMe = async (type = "customer.subscription.updated", id?: string) =>
  anEvent(type, { id: "sub_1", object: "subscription", customer: (await mine())?.stripe_customer_id }, id);

describe("checkout", () => {
  it.each([
    ["month", "$17.99", [28, 31]],
    ["semester", "$64.99", [112, 112]],
    ["year", "$159.99", [365, 366]],
  ] as const)("SUB-02 a %s costs %s and lasts as long", async (duration, price, [least, most]) => {
    const url = await openCheckout(backend, person, duration);
    const checkout = await page(url);
    expect(checkout).toContain("<h1>Checkout</h1>");
    expect(checkout).toContain(price);
    expect(checkout).toContain("Local stand-in.");
    expect(await mine()).toMatchObject({ is_subscribed: false, subscription_end_date: null });

    const paid = await pay(url);
    expect(paid).toMatchObject({
      status: 303,
      location: `${backend.url}/dashboard/manage-subscription?checkout=success`,
    });
    const subscription = await mine();
    expect(subscription).toMatchObject({ is_subscribed: true, subscription_plan_cancelled: false });
    expect(daysLeft(subscription?.subscription_end_date)).toBeGreaterThanOrEqual(least);
    expect(daysLeft(subscription?.subscription_end_date)).toBeLessThanOrEqual(most);
  });

  it("SUB-02 a declined card, a wrong number and Cancel cost nothing, and another card still pays", async () => {
    const url = await openCheckout(backend, person);
    expect(await pay(url, "4000 0000 0000 0002")).toMatchObject({
      status: 402,
      text: expect.stringContaining("Your card was declined."),
    });
    expect(await pay(url, "1234")).toMatchObject({ status: 422 });
    expect(await press(url, { choice: "cancel" })).toMatchObject({
      status: 303,
      location: `${backend.url}/dashboard/subscription`,
    });
    expect(await mine()).toMatchObject({ is_subscribed: false });
    expect((await pay(url)).status).toBe(303);
    expect(await mine()).toMatchObject({ is_subscribed: true });
  });

  it("SUB-02 is paid once, however often Pay is pressed, and a subscriber is sent to no second one", async () => {
    const url = await openCheckout(backend, person);
    const presses = await Promise.all(Array.from({ length: 5 }, () => pay(url)));
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 404, 404, 404, 404]);
    const body = { userId: person.user.id, duration: "year" };
    expect(await callFunction(backend, "create-checkout-session", person.accessToken, body)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("already subscribed") },
    });
  });

  it("SUB-02 a checkout that is left open elsewhere can't be paid as well", async () => {
    const first = await openCheckout(backend, person);
    const second = await openCheckout(backend, person, "year");
    expect((await pay(first)).status).toBe(404);
    expect((await pay(second)).status).toBe(303);
  });

  it("SRV-06 a person becomes one customer, however many checkouts are asked for at once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => openCheckout(backend, person)));
    const customers = await backend.sql("select id from stripe_stand_in.customers where email = $1", [
      person.user.email,
    ]);
    expect(customers).toEqual([{ id: (await mine())?.stripe_customer_id }]);
  });

  it("SRV-06 DAT-02 acts on the caller, whatever userId says, and asks for a plan that exists", async () => {
    const victim = await backend.setUpUser(`victim-${people}@school.edu`);
    const body = { userId: victim.user.id, duration: "month" };
    const answer = await callFunction(backend, "create-checkout-session", person.accessToken, body);
    await pay(String(answer.body["url"]));
    expect(await subscriptionOf(backend, victim)).toMatchObject({ is_subscribed: false, stripe_customer_id: null });
    expect(await mine()).toMatchObject({ is_subscribed: true });
    for (const duration of ["week", "", null, "__proto__"]) {
      const refused = await callFunction(backend, "create-checkout-session", person.accessToken, { ...body, duration });
      expect(refused).toMatchObject({ status: 422, body: { error: "Choose a month, a semester or a year." } });
    }
    expect((await callFunction(backend, "create-checkout-session", undefined, body)).status).toBe(401);
  });
});

describe("the portal", () => {
  it("SUB-03 SUB-05 cancels at the end of what is paid, and resumes", async () => {
    const { subscription_end_date: end } = await subscribe();
    const url = await openPortal(backend, person);
    const portal = await page(url);
    for (const words of ["Monthly, $17.99 per month", "Cancel plan", "Return to Lectern", "Local stand-in."]) {
      expect(portal).toContain(words);
    }
    await press(url, { choice: "cancel" });
    expect(await mine()).toMatchObject({
      is_subscribed: true,
      subscription_plan_cancelled: true,
      subscription_end_date: end,
    });
    expect(await page(url)).toContain("Resume plan");
    await press(url, { choice: "resume" });
    expect(await mine()).toMatchObject({ is_subscribed: true, subscription_plan_cancelled: false });
  });

  it("SUB-05 a cancelled plan that reaches its end is over, and a new one may begin", async () => {
    await subscribe();
    const url = await openPortal(backend, person);
    await press(url, { choice: "cancel" });
    await press(url, { choice: "renew" });
    expect(await mine()).toMatchObject({
      is_subscribed: false,
      subscription_plan_cancelled: false,
      subscription_end_date: null,
    });
    expect(await subscribe()).toMatchObject({ is_subscribed: true });
  });

  it("SRV-06 a renewal that is paid moves the end; one that is not ends access a day after what was paid", async () => {
    await subscribe();
    const url = await openPortal(backend, person);
    await backend.sql("update private.accounts set subscription_end_date = now() + interval '1 hour' where id = $1", [
      person.user.id,
    ]);
    await press(url, { choice: "renew" });
    expect(daysLeft((await mine())?.subscription_end_date)).toBeGreaterThan(27);

    await press(url, { choice: "fail" });
    const failed = await mine();
    expect(failed).toMatchObject({ is_subscribed: true, subscription_plan_cancelled: false });
    expect(Math.abs(daysLeft(failed?.subscription_end_date))).toBe(0);
    expect(await page(url)).toContain("The last payment failed.");

    await press(url, { choice: "pay" });
    expect(daysLeft((await mine())?.subscription_end_date)).toBeGreaterThan(27);
  });

  it("SUB-03 is not there for somebody who never subscribed, and opens the caller's own only", async () => {
    const body = { userId: person.user.id };
    expect(await callFunction(backend, "create-customer-portal", person.accessToken, body)).toMatchObject({
      status: 409,
      body: { error: "There is no subscription of yours to manage yet." },
    });
    await subscribe();
    const stranger = await backend.setUpUser(`stranger-${people}@school.edu`);
    expect((await callFunction(backend, "create-customer-portal", stranger.accessToken, body)).status).toBe(409);
  });
});

describe("the webhook", () => {
  it("SRV-06 believes what Stripe signed a moment ago, and nothing else", async () => {
    await subscribe();
    const body = await aboutMe();
    const now = Math.floor(Date.now() / 1000);
    const refused: [string, string | undefined][] = [
      [body, undefined],
      [body, ""],
      [body, "t=1,v1=00"],
      [body, sign(body, "whsec_guessed")],
      [body, signed(body, now - 301)],
      [body, signed(`${body} `)],
      [`${body} `, signed(body)],
      [body, signed(body).replace("v1=", "v0=")],
    ];
    for (const [sent, signature] of refused) {
      expect(await sendToWebhook(backend, sent, signature)).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining("signature") },
      });
    }
    expect((await sendToWebhook(backend, "{", signed("{"))).status).toBe(400);
    expect(await sendToWebhook(backend, body, signed(body))).toMatchObject({ body: { outcome: "applied" } });
  });

  it("SRV-06 applies each event once, however often and however close it is repeated", async () => {
    await subscribe();
    const body = await aboutMe();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendToWebhook(backend, body, signed(body))));
    for (const { status } of answers) expect(status).toBe(200);
    expect(answers.filter(({ body: answer }) => answer["outcome"] === "applied")).toHaveLength(1);
    expect(await sendToWebhook(backend, body, signed(body))).toMatchObject({ body: { outcome: "already-applied" } });
  });

  it("SRV-06 is right in any order: an event says that something changed, Stripe says how it is", async () => {
    await subscribe();
    const url = await openPortal(backend, person);
    await press(url, { choice: "cancel" });
    const { stripe_customer_id: customer } = (await mine())!;
    // As it would be if these had been on their way since before the cancellation, or told of an end that never came.
    const late = ["created", "updated", "deleted", "paused"].map((what) =>
      anEvent(`customer.subscription.${what}`, { customer, status: "canceled", cancel_at_period_end: false }),
    );
    await Promise.all(late.toReversed().map((body) => sendToWebhook(backend, body, signed(body))));
    expect(await mine()).toMatchObject({ is_subscribed: true, subscription_plan_cancelled: true });
  });

  it("SRV-06 a look at Stripe that ends late does not undo a newer one", async () => {
    const { stripe_customer_id: customer } = await subscribe();
    const look = async (event: string) =>
      (await backend.sql<{ look: number }>("select look from public.begin_stripe_event($1, $2)", [event, customer]))[0]
        ?.look;
    const apply = async (event: string, number: number | undefined, isSubscribed: boolean) =>
      (
        await backend.sql("select public.apply_stripe_event($1, $2, $3, $4, now() + interval '9 days', false) as o", [
          event,
          customer,
          number,
          isSubscribed,
        ])
      )[0]?.["o"];
    const [early, late] = [await look(`evt_a_${customer}`), await look(`evt_b_${customer}`)];
    expect(await apply(`evt_b_${customer}`, late, false)).toBe("applied");
    expect(await apply(`evt_a_${customer}`, early, true)).toBe("superseded");
    expect(await mine()).toMatchObject({ is_subscribed: false });
  });

  it("SRV-06 leaves alone what is about nobody here, or about something else", async () => {
    for (const [type, object, outcome] of [
      ["customer.subscription.updated", { customer: "cus_of_another_shop" }, "unknown-customer"],
      ["customer.subscription.updated", {}, "not-about-subscriptions"],
      ["charge.refunded", { customer: "cus_1" }, "not-about-subscriptions"],
    ] as const) {
      const body = anEvent(type, object);
      expect(await sendToWebhook(backend, body, signed(body))).toMatchObject({ status: 200, body: { outcome } });
    }
  });

  it("SRV-06 no client changes a subscription, and none reads another's", async () => {
    await subscribe();
    const stranger = clientOf(backend, (await backend.setUpUser(`nosy-${people}@school.edu`)).accessToken);
    expect((await stranger.from("profiles").select().eq("id", person.user.id)).data).toEqual([]);
    const change = { is_subscribed: true };
    expect((await stranger.from("profiles").update(change).eq("id", person.user.id)).error).not.toBeNull();
    for (const schema of ["stripe_stand_in", "private"]) {
      expect((await stranger.schema(schema).from("customers").select()).error?.code).toBe("PGRST106");
    }
  });
});
