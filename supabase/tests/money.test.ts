import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, startTestBackend, type TestBackend } from "./testing/backend.ts";
import {
  anEvent,
  askForCheckout,
  daysLeft,
  deleteAtStripe,
  openCheckout,
  openPortal,
  pay,
  type Person,
  press,
  sendToWebhook,
  sign,
  readSubscription,
} from "./testing/money.ts";
import { callFunction } from "./testing/phone.ts";

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

const mine = () => readSubscription(backend, person);
const signed = (body: string, seconds?: number) => sign(body, backend.stripeWebhookSecret, seconds);
const page = async (url: string) => (await fetch(url)).text();
const subscribe = async () => {
  await pay(await openCheckout(backend, person));
  return (await mine())!;
};
const customersAtStripe = async () => {
  const rows = await backend.sql("select id from stripe_stand_in.customers where email = $1", [person.user.email]);
  return rows.map(({ id }) => id);
};
const statusesAtStripe = async (table: "subscriptions" | "checkout_sessions") => {
  const rows = await backend.sql(
    `select status from stripe_stand_in.${table} where customer in
      (select id from stripe_stand_in.customers where email = $1)`,
    [person.user.email],
  );
  return rows.map(({ status }) => status);
};
const subscriptionsAtStripe = () => statusesAtStripe("subscriptions");
const checkoutsOpenAtStripe = async () =>
  (await statusesAtStripe("checkout_sessions")).filter((status) => status === "open");
const aboutMe = async (type = "customer.subscription.updated", id?: string) =>
  anEvent(type, { id: "sub_1", object: "subscription", customer: (await mine())?.stripe_customer_id }, id);

describe("checkout", () => {
  it.each([
    ["month", "$17.99", [28, 31]],
    ["semester", "$64.99", [112, 112]],
    ["year", "$159.99", [365, 366]],
  ] as const)("SUB-02 a %s costs %s and has that length", async (duration, price, [least, most]) => {
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

  it("SUB-02 a declined card, a wrong number and Cancel cost nothing, and another card can still pay", async () => {
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

  it("SUB-02 a checkout is paid once, however often Pay is pressed, and a subscriber gets no second checkout", async () => {
    const url = await openCheckout(backend, person);
    const presses = await Promise.all(Array.from({ length: 5 }, () => pay(url)));
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 404, 404, 404, 404]);
    const body = { userId: person.user.id, duration: "year" };
    expect(await callFunction(backend, "create-checkout-session", person.accessToken, body)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("already subscribed") },
    });
  });

  it("SUB-02 another open checkout can't be paid as well", async () => {
    const first = await openCheckout(backend, person);
    const second = await openCheckout(backend, person, "year");
    expect((await pay(first)).status).toBe(404);
    expect((await pay(second)).status).toBe(303);
  });

  it("SUB-02 of checkouts opened simultaneously, one can be paid, whichever is tried", async () => {
    const durations = ["month", "year", "semester", "month", "year", "month", "semester", "year"];
    const urls = await Promise.all(durations.map((duration) => openCheckout(backend, person, duration)));
    const paid = await Promise.all([...new Set(urls)].map((url) => pay(url)));
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await subscriptionsAtStripe()).toEqual(["active"]);
    expect(await mine()).toMatchObject({ is_subscribed: true });
  });

  it("SUB-02 only one is paid even if each is paid as soon as it opens", async () => {
    const durations = ["month", "year", "semester", "month", "year", "month", "semester", "year"];
    const answers = await Promise.all(
      durations.map(async (duration) => {
        const { status, body } = await askForCheckout(backend, person, duration);
        return status === 200 ? (await pay(String(body["url"]))).status : status;
      }),
    );
    expect(answers.filter((status) => status === 303)).toHaveLength(1);
    for (const status of answers) expect([303, 404, 409]).toContain(status);
    expect(await subscriptionsAtStripe()).toEqual(["active"]);
    expect(await checkoutsOpenAtStripe()).toEqual([]);
  });

  it("SUB-02 a subscriber who asks for another checkout leaves none open", async () => {
    await subscribe();
    expect(await askForCheckout(backend, person, "year")).toMatchObject({ status: 409 });
    expect(await checkoutsOpenAtStripe()).toEqual([]);
  });

  it("SUB-02 SUB-05 a person with an open invoice is led to its payment, even after access has ended", async () => {
    await subscribe();
    await press(await openPortal(backend, person), { choice: "fail" });
    await backend.sql("update private.accounts set subscription_end_date = now() - interval '25 hours' where id = $1", [
      person.user.id,
    ]);
    expect(await mine()).toMatchObject({ is_subscribed: false });
    const url = await openCheckout(backend, person, "year");
    expect(await page(url)).toContain("The last payment failed.");
    expect(await checkoutsOpenAtStripe()).toEqual([]);
    await press(url, { choice: "pay" });
    expect(await mine()).toMatchObject({ is_subscribed: true });
    expect(await subscriptionsAtStripe()).toEqual(["active"]);
    expect(await askForCheckout(backend, person)).toMatchObject({ status: 409 });
  });

  it("SRV-06 a person whose customer was deleted at Stripe subscribes again, as one new customer", async () => {
    const { stripe_customer_id: deleted, subscription_end_date: end } = await subscribe();
    await deleteAtStripe(backend, String(deleted));
    await expect.poll(async () => (await mine())?.is_subscribed).toBe(false);
    const body = { userId: person.user.id };
    expect(await callFunction(backend, "create-customer-portal", person.accessToken, body)).toMatchObject({
      status: 409,
      body: { error: "You don't have a subscription to manage yet." },
    });
    // As if Stripe's event about it had been lost.
    await backend.sql("update private.accounts set is_subscribed = true, subscription_end_date = $2 where id = $1", [
      person.user.id,
      end,
    ]);
    const urls = await Promise.all([1, 2, 3].map(() => openCheckout(backend, person)));

    // The subscription of the deleted customer ended with it.
    const renewed = await mine();
    expect(renewed).toMatchObject({ is_subscribed: false, subscription_end_date: null });
    expect(renewed?.stripe_customer_id).not.toBe(deleted);
    expect(await customersAtStripe()).toEqual([renewed?.stripe_customer_id]);
    const paid = await Promise.all([...new Set(urls)].map((url) => pay(url)));
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await mine()).toMatchObject({ is_subscribed: true, stripe_customer_id: renewed?.stripe_customer_id });

    await deleteAtStripe(backend, String(renewed?.stripe_customer_id));
    await pay(await openCheckout(backend, person));
    expect(await mine()).toMatchObject({ is_subscribed: true });
    expect(await customersAtStripe()).toEqual([(await mine())?.stripe_customer_id]);
  });

  it("SRV-06 does not replace a customer that Stripe does not know, as with a key of its other mode", async () => {
    await backend.sql("update private.accounts set stripe_customer_id = 'cus_live' where id = $1", [person.user.id]);
    expect(await askForCheckout(backend, person)).toMatchObject({ status: 502 });
    const portal = { userId: person.user.id };
    expect((await callFunction(backend, "create-customer-portal", person.accessToken, portal)).status).toBe(502);
    expect(await mine()).toMatchObject({ stripe_customer_id: "cus_live" });
  });

  it("SRV-06 allows ten calls a minute to Stripe, checkout and portal together, however many are sent at once", async () => {
    await openCheckout(backend, person);
    const calls = Array.from({ length: 60 }, (_, n) =>
      n % 2 === 0
        ? askForCheckout(backend, person)
        : callFunction(backend, "create-customer-portal", person.accessToken, { userId: person.user.id }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(429);
      expect(body).toEqual({
        error: expect.stringMatching(/^Too many requests at once\. Please try again in \d+ seconds\.$/),
        retry_after: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
      });
    }
    const stranger = await backend.setUpUser(`unhurried-${people}@school.edu`);
    expect(await askForCheckout(backend, stranger)).toMatchObject({ status: 200 });

    await backend.sql("update private.payment_turns set taken_at = taken_at - interval '1 minute'");
    expect(await askForCheckout(backend, person)).toMatchObject({ status: 200 });
    const kept = await backend.sql("select from private.payment_turns where user_id = $1", [person.user.id]);
    expect(kept).toHaveLength(1);
  });

  it("SRV-06 a person becomes one customer, however many checkouts are requested at once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => openCheckout(backend, person)));
    expect(await customersAtStripe()).toEqual([(await mine())?.stripe_customer_id]);
  });

  it("SRV-06 DAT-02 acts for the caller, ignores userId, and requires an existing plan", async () => {
    const victim = await backend.setUpUser(`victim-${people}@school.edu`);
    const body = { userId: victim.user.id, duration: "month" };
    const answer = await callFunction(backend, "create-checkout-session", person.accessToken, body);
    await pay(String(answer.body["url"]));
    expect(await readSubscription(backend, victim)).toMatchObject({ is_subscribed: false, stripe_customer_id: null });
    expect(await mine()).toMatchObject({ is_subscribed: true });
    for (const duration of ["week", "", null, "__proto__"]) {
      const refused = await callFunction(backend, "create-checkout-session", person.accessToken, { ...body, duration });
      expect(refused).toMatchObject({ status: 422, body: { error: "Choose a month, a semester or a year." } });
    }
    expect((await callFunction(backend, "create-checkout-session", undefined, body)).status).toBe(401);
  });
});

describe("the portal", () => {
  it("SUB-03 SUB-05 cancels at the end of the paid period, and resumes", async () => {
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

  it("SUB-05 a cancelled plan ends on its date, and a new one may begin", async () => {
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

  it("SRV-06 a paid renewal moves the end; an unpaid one ends access a day after the paid period", async () => {
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

  it("SUB-03 does not exist for a person who never subscribed, and opens only the caller's own", async () => {
    const body = { userId: person.user.id };
    expect(await callFunction(backend, "create-customer-portal", person.accessToken, body)).toMatchObject({
      status: 409,
      body: { error: "You don't have a subscription to manage yet." },
    });
    await subscribe();
    const stranger = await backend.setUpUser(`stranger-${people}@school.edu`);
    expect((await callFunction(backend, "create-customer-portal", stranger.accessToken, body)).status).toBe(409);
  });
});

describe("the webhook", () => {
  it("SRV-06 accepts only events that Stripe signed a moment ago", async () => {
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
    for (const [body, signature] of refused) {
      expect(await sendToWebhook(backend, body, signature)).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining("signature") },
      });
    }
    expect((await sendToWebhook(backend, "{", signed("{"))).status).toBe(400);
    expect(await sendToWebhook(backend, body, signed(body))).toMatchObject({ body: { outcome: "applied" } });
  });

  it("SRV-06 applies each event once, however often and simultaneously it is repeated", async () => {
    await subscribe();
    const body = await aboutMe();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendToWebhook(backend, body, signed(body))));
    for (const { status } of answers) expect(status).toBe(200);
    expect(answers.filter(({ body: answer }) => answer["outcome"] === "applied")).toHaveLength(1);
    expect(await sendToWebhook(backend, body, signed(body))).toMatchObject({ body: { outcome: "already-applied" } });
  });

  it("SRV-06 accepts events in any order, because it asks Stripe for the current state", async () => {
    await subscribe();
    const url = await openPortal(backend, person);
    await press(url, { choice: "cancel" });
    const { stripe_customer_id: customer } = (await mine())!;
    // As if these had been on their way since before the cancellation, or reported an end that never came.
    const late = ["created", "updated", "deleted", "paused"].map((what) =>
      anEvent(`customer.subscription.${what}`, { customer, status: "canceled", cancel_at_period_end: false }),
    );
    await Promise.all(late.toReversed().map((body) => sendToWebhook(backend, body, signed(body))));
    expect(await mine()).toMatchObject({ is_subscribed: true, subscription_plan_cancelled: true });
  });

  it("SRV-06 a state read from Stripe that arrives late does not replace a newer one", async () => {
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

  it("SRV-06 ignores events about unknown customers or other objects", async () => {
    for (const [type, object, outcome] of [
      ["customer.subscription.updated", { customer: "cus_of_another_shop" }, "unknown-customer"],
      ["customer.subscription.updated", {}, "not-about-subscriptions"],
      ["charge.refunded", { customer: "cus_1" }, "not-about-subscriptions"],
    ] as const) {
      const body = anEvent(type, object);
      expect(await sendToWebhook(backend, body, signed(body))).toMatchObject({ status: 200, body: { outcome } });
    }
  });

  it("SRV-06 SRV-07 ends the payments of a deleted person at their next event", async () => {
    const { stripe_customer_id: customer } = await subscribe();
    const bystander = await backend.setUpUser(`bystander-${people}@school.edu`);
    await pay(await openCheckout(backend, bystander));
    // Deleted directly, without delete-user, which would have ended the payments.
    await backend.sql("delete from auth.users where id = $1", [person.user.id]);
    const body = anEvent("invoice.paid", { customer });
    for (const outcome of ["left-behind", "unknown-customer"]) {
      expect(await sendToWebhook(backend, body, signed(body))).toMatchObject({ status: 200, body: { outcome } });
      expect(await customersAtStripe()).toEqual([]);
    }
    const left = "select from private.orphaned_customers where user_id = $1";
    expect(await backend.sql(left, [person.user.id])).toEqual([]);
    expect(await readSubscription(backend, bystander)).toMatchObject({ is_subscribed: true });
  });

  it("SRV-06 no client changes a subscription, and none reads another's", async () => {
    await subscribe();
    const stranger = makeClient(backend, (await backend.setUpUser(`nosy-${people}@school.edu`)).accessToken);
    expect((await stranger.from("profiles").select().eq("id", person.user.id)).data).toEqual([]);
    const change = { is_subscribed: true };
    expect((await stranger.from("profiles").update(change).eq("id", person.user.id)).error).not.toBeNull();
    for (const schema of ["stripe_stand_in", "private"]) {
      expect((await stranger.schema(schema).from("customers").select()).error?.code).toBe("PGRST106");
    }
  });
});
