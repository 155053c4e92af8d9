import { profileKeys } from "@lectern/data/profiles/profiles.queries";
import { beforeEach, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { wiredSubscription } from "./subscription.ts";
import { type SentRequest, testPorts } from "../testing/ports.ts";
import { userId } from "../testing/samples.ts";
import { clearToasts, toastsShown } from "../testing/toasts.ts";

beforeEach(clearToasts);

const url = "https://checkout.example/session";

function begin(answer: (request: SentRequest) => Response | Promise<Response>, returnedFromCheckout = false) {
  const test = testPorts(answer);
  const left: string[] = [];
  const location = { assign: (address: string | URL) => void left.push(String(address)) };
  const actor = createActor(wiredSubscription({ ...test.ports, location }), {
    input: { userId, returnedFromCheckout },
  }).start();
  return { ...test, actor, left };
}

const profile = (isSubscribed: boolean) =>
  Response.json({ is_subscribed: isSubscribed, subscription_end_date: null, subscription_plan_cancelled: false });

test("SUB-02 a plan leads to the checkout's address, under a notice that goes when the page does", async () => {
  const { actor, sent, left } = begin(() => Response.json({ url }));
  actor.send({ type: "plan.chosen", duration: "semester" });
  expect(toastsShown()).toEqual([["loading", "Getting your checkout session ready..."]]);
  await waitFor(actor, (snapshot) => snapshot.matches({ openingCheckout: "leaving" }));
  expect(sent).toMatchObject([
    { path: "/functions/v1/create-checkout-session", body: { userId, duration: "semester" } },
  ]);
  expect(left).toEqual([url]);
  actor.send({ type: "page.returned" });
  expect(toastsShown()).toEqual([]);
});

test("SUB-02 a checkout that can't be opened takes the notice back, and says so", async () => {
  const { actor, left, logged } = begin(() => Response.json({ error: "no" }, { status: 500 }));
  actor.send({ type: "plan.chosen", duration: "year" });
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: "failed" }));
  expect(toastsShown()).toEqual([["error", "Failed to create checkout session. Please try again."]]);
  expect(logged).toEqual(["Error creating checkout session"]);
  expect(left).toEqual([]);
});

test("SUB-03 the portal opens, or says that it failed", async () => {
  const opened = begin(() => Response.json({ url }));
  opened.actor.send({ type: "portal.requested" });
  await waitFor(opened.actor, (snapshot) => snapshot.matches({ openingPortal: "leaving" }));
  expect(opened.left).toEqual([url]);
  expect(toastsShown()).toEqual([]);

  const failed = begin(() => new Response("<html>", { status: 200 }));
  failed.actor.send({ type: "portal.requested" });
  await waitFor(failed.actor, (snapshot) => snapshot.matches({ choosing: "failed" }));
  expect(toastsShown()).toEqual([["error", "Failed to load subscription page. Please try again."]]);
});

test("SUB-02 an address that arrives after the page was left sends nobody away", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { actor, left } = begin(() => promise);
  actor.send({ type: "plan.chosen", duration: "month" });
  actor.send({ type: "screen.left" });
  resolve(Response.json({ url }));
  await new Promise((done) => setTimeout(done, 20));
  expect(left).toEqual([]);
  expect(toastsShown()).toEqual([]);
});

test("SUB-03 SUB-05 after a checkout the profile is read past the cache and into it; a failing read is only logged", async () => {
  let reads = 0;
  const { actor, ports, logged } = begin(() => profile(++reads > 0), true);
  ports.queryClient.setQueryData(profileKeys.subscriptionFlag(userId), false);
  await waitFor(actor, (snapshot) => snapshot.matches("subscribed"));
  expect(ports.queryClient.getQueryData(profileKeys.subscription(userId))).toMatchObject({ isSubscribed: true });
  expect(ports.queryClient.getQueryState(profileKeys.subscriptionFlag(userId))?.isInvalidated).toBe(true);
  expect(logged).toEqual([]);

  const failing = begin(() => Response.json({ message: "down" }, { status: 500 }), true);
  await waitFor(failing.actor, (snapshot) => snapshot.matches({ waitingForWebhook: "pausing" }));
  expect(failing.logged).toEqual(["Error fetching subscription status"]);
  expect(toastsShown()).toEqual([]);
  failing.actor.stop();
});
