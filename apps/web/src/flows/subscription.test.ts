import { profileKeys } from "@lectern/data/profiles/profiles";
import { beforeEach, expect, test } from "vitest";
import { waitFor } from "xstate";
import { provideSubscriptionPorts } from "./subscription.ts";
import { type SentRequest, createTestPorts } from "../testing/ports.ts";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { userId } from "../testing/samples.ts";
import { startFlow } from "../testing/start-flow.ts";
import { clearToasts, getToasts } from "../testing/toasts.ts";

beforeEach(clearToasts);

const url = "https://checkout.example/session";

function startSubscription(
  respond: (request: SentRequest) => Response | Promise<Response>,
  returnedFromCheckout = false,
) {
  const test = createTestPorts(respond);
  const openedUrls: string[] = [];
  const location = { assign: (address: string | URL) => void openedUrls.push(String(address)) };
  const actor = startFlow(provideSubscriptionPorts({ ...test.ports, location, storage: new MemoryStorage() }), {
    userId,
    returnedFromCheckout,
  });
  return { ...test, actor, openedUrls };
}

const profile = (isSubscribed: boolean) =>
  Response.json({ is_subscribed: isSubscribed, subscription_end_date: null, subscription_plan_cancelled: false });

test("SUB-02 opens the checkout's address for a plan, with a notice until the page is left", async () => {
  const { actor, requests, openedUrls } = startSubscription(() => Response.json({ url }));
  actor.send({ type: "plan.chosen", duration: "semester" });
  expect(getToasts()).toEqual([["loading", "Getting your checkout session ready..."]]);
  await waitFor(actor, (snapshot) => snapshot.matches({ openingCheckout: "leaving" }));
  expect(requests).toMatchObject([
    { path: "/functions/v1/create-checkout-session", body: { userId, duration: "semester" } },
  ]);
  expect(openedUrls).toEqual([url]);
  actor.send({ type: "page.returned" });
  expect(getToasts()).toEqual([]);
});

test("SUB-02 replaces the notice by an error when checkout can't be opened", async () => {
  const { actor, openedUrls, logged } = startSubscription(() => Response.json({ error: "no" }, { status: 500 }));
  actor.send({ type: "plan.chosen", duration: "year" });
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: "failed" }));
  expect(getToasts()).toEqual([["error", "Failed to create checkout session. Please try again."]]);
  expect(logged).toEqual(["Error creating checkout session"]);
  expect(openedUrls).toEqual([]);
});

test("SUB-03 opens the portal, or shows that this failed", async () => {
  const opened = startSubscription(() => Response.json({ url }));
  opened.actor.send({ type: "portal.requested" });
  await waitFor(opened.actor, (snapshot) => snapshot.matches({ openingPortal: "leaving" }));
  expect(opened.openedUrls).toEqual([url]);
  expect(getToasts()).toEqual([]);

  const failed = startSubscription(() => new Response("<html>", { status: 200 }));
  failed.actor.send({ type: "portal.requested" });
  await waitFor(failed.actor, (snapshot) => snapshot.matches({ choosing: "failed" }));
  expect(getToasts()).toEqual([["error", "Failed to load subscription page. Please try again."]]);
});

test("SUB-02 does not open an address that arrives after the screen was left", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { actor, openedUrls } = startSubscription(() => promise);
  actor.send({ type: "plan.chosen", duration: "month" });
  actor.send({ type: "screen.left" });
  resolve(Response.json({ url }));
  await new Promise((done) => setTimeout(done, 20));
  expect(openedUrls).toEqual([]);
  expect(getToasts()).toEqual([]);
});

test("SUB-03 SUB-05 reads the profile into the cache after a checkout, and only logs a failed read", async () => {
  let reads = 0;
  const { actor, ports, logged } = startSubscription(() => profile(++reads > 0), true);
  ports.queryClient.setQueryData(profileKeys.subscriptionFlag(userId), false);
  await waitFor(actor, (snapshot) => snapshot.matches("subscribed"));
  expect(ports.queryClient.getQueryData(profileKeys.subscription(userId))).toMatchObject({ isSubscribed: true });
  expect(ports.queryClient.getQueryState(profileKeys.subscriptionFlag(userId))?.isInvalidated).toBe(true);
  expect(logged).toEqual([]);

  const failing = startSubscription(() => Response.json({ message: "down" }, { status: 500 }), true);
  await waitFor(failing.actor, (snapshot) => snapshot.matches({ waitingForWebhook: "pausing" }));
  expect(failing.logged).toEqual(["Error fetching subscription status"]);
  expect(getToasts()).toEqual([]);
  failing.actor.stop();
});
