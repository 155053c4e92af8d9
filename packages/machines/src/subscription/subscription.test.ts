import { checkoutDurations } from "@lectern/domain/checkout";
import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { backendFailures } from "../testing/backend-failures.ts";
import { getOpeningCheckout, getFailure, isChecking, isLate, isOpeningPortal } from "./subscription.selectors.ts";
import { subscriptionModel } from "./subscription.model.ts";

const start = (returnedFromCheckout = false) => startHeld(subscriptionModel, { userId: "maya", returnedFromCheckout });
const url = "https://checkout.example/c/1";

function choose(duration: (typeof checkoutDurations)[number] = "semester") {
  const billing = start();
  billing.send({ type: "plan.chosen", duration });
  return billing;
}

describe("SUB-02 opening a checkout", () => {
  test.each(checkoutDurations)("SUB-02 choosing the %s plan requests its checkout", (duration) => {
    const billing = choose(duration);
    expect(billing.ports.lastCall("openCheckout").input).toEqual({ userId: "maya", duration });
  });

  test.each(checkoutDurations)("SUB-02 announces that the checkout of the %s plan opens", (duration) => {
    const billing = choose(duration);
    expect([getOpeningCheckout(billing.getSnapshot()), billing.listActions()]).toEqual([duration, ["announceOpening"]]);
  });

  test("SUB-02 accepts no other order while a checkout opens", () => {
    const billing = choose();
    expect([
      billing.can({ type: "plan.chosen", duration: "month" }),
      billing.can({ type: "portal.requested" }),
    ]).toEqual([false, false]);
  });

  test("SUB-02 the browser opens the address that the function returned", async () => {
    const billing = choose();
    await billing.answer("openCheckout", { url });
    expect(billing.listParams("leaveFor")).toEqual([{ url }]);
  });

  test("SUB-02 the page stays busy until the browser leaves it", async () => {
    const billing = choose();
    await billing.answer("openCheckout", { url });
    expect(getOpeningCheckout(billing.getSnapshot())).toBe("semester");
  });

  test("SUB-02 choosing another plan while the first checkout opens does nothing", () => {
    const billing = choose("month");
    billing.send({ type: "plan.chosen", duration: "year" });
    expect([getOpeningCheckout(billing.getSnapshot()), billing.countAllCalls()]).toEqual(["month", 1]);
  });

  test.each(backendFailures)("SUB-02 %s: replaces the notice with the failure", async (_, failure) => {
    const billing = choose();
    await billing.fail("openCheckout", failure);
    expect(getFailure(billing.getSnapshot())).toEqual({ work: "openCheckout", code: failure.code });
    expect(billing.listActions()).toEqual(["announceOpening", "withdrawOpening", "logFailure", "announceFailure"]);
    expect(billing.listParams("announceFailure")).toEqual([{ work: "openCheckout", error: failure }]);
  });

  test.each(backendFailures)("SUB-02 %s: allows another try", async (_, failure) => {
    const billing = choose();
    await billing.fail("openCheckout", failure);
    billing.send({ type: "plan.chosen", duration: "semester" });
    expect([getFailure(billing.getSnapshot()), billing.countAllCalls()]).toEqual([null, 2]);
  });

  test("SUB-02 times out after 30 s", () => {
    const billing = choose();
    billing.wait(30_000);
    expect(getFailure(billing.getSnapshot())).toEqual({ work: "openCheckout", code: "timeout" });
  });

  test("SUB-02 an answer after the timeout does not navigate", async () => {
    const billing = choose();
    billing.wait(30_000);
    await billing.answer("openCheckout", { url });
    expect(billing.listParams("leaveFor")).toEqual([]);
  });

  test("SUB-02 a redirect that never happens makes the page usable again", async () => {
    const billing = choose();
    await billing.answer("openCheckout", { url });
    billing.wait(9_999);
    expect(getOpeningCheckout(billing.getSnapshot())).toBe("semester");
    billing.wait(1);
    expect([getOpeningCheckout(billing.getSnapshot()), getFailure(billing.getSnapshot())]).toEqual([
      null,
      { work: "openCheckout", code: "timeout" },
    ]);
    expect(billing.can({ type: "plan.chosen", duration: "month" })).toBe(true);
  });

  test("SUB-02 the browser's Back button returns to the plans without a failure or a notice", async () => {
    const billing = choose();
    await billing.answer("openCheckout", { url });
    billing.send({ type: "page.returned" });
    expect([billing.getValue(), getFailure(billing.getSnapshot())]).toEqual([{ choosing: "ready" }, null]);
    expect(billing.listActions().at(-1)).toBe("withdrawOpening");
  });

  test("SUB-02 leaving the screen while a checkout opens stops the navigation", async () => {
    const billing = choose();
    billing.send({ type: "screen.left" });
    expect(billing.ports.lastCall("openCheckout").isStopped).toBe(true);
    await billing.answer("openCheckout", { url });
    expect(billing.listActions()).toEqual(["announceOpening", "withdrawOpening"]);
  });
});

describe("SUB-01 SUB-03 opening the portal", () => {
  test("SUB-01 SUB-03 the browser opens the portal without a notice", async () => {
    const billing = start();
    billing.send({ type: "portal.requested" });
    expect(billing.ports.lastCall("openPortal").input).toEqual({ userId: "maya" });
    expect(isOpeningPortal(billing.getSnapshot())).toBe(true);
    await billing.answer("openPortal", { url });
    expect([isOpeningPortal(billing.getSnapshot()), billing.portActions]).toEqual([
      true,
      [{ action: "leaveFor", params: { url } }],
    ]);
  });

  test.each(backendFailures)("SUB-03 %s: logs and announces the failure", async (_, failure) => {
    const billing = start();
    billing.send({ type: "portal.requested" });
    await billing.fail("openPortal", failure);
    expect(getFailure(billing.getSnapshot())).toEqual({ work: "openPortal", code: failure.code });
    expect(billing.listActions()).toEqual(["logFailure", "announceFailure"]);
  });

  test.each(backendFailures)("SUB-03 %s: allows another try", async (_, failure) => {
    const billing = start();
    billing.send({ type: "portal.requested" });
    await billing.fail("openPortal", failure);
    expect(billing.can({ type: "portal.requested" })).toBe(true);
  });

  test("SUB-03 a missing answer does not leave the page busy", () => {
    const billing = start();
    billing.send({ type: "portal.requested" });
    billing.wait(30_000);
    expect(getFailure(billing.getSnapshot())).toEqual({ work: "openPortal", code: "timeout" });
  });

  test("SUB-03 a redirect that never happens does not leave the page busy", async () => {
    const billing = start();
    billing.send({ type: "portal.requested" });
    await billing.answer("openPortal", { url });
    billing.wait(10_000);
    expect(getFailure(billing.getSnapshot())).toEqual({ work: "openPortal", code: "timeout" });
  });
});

describe("SUB-05 returning from a checkout", () => {
  test("SUB-03 SUB-05 reads the profile until the webhook has arrived", async () => {
    const billing = start(true);
    expect([isChecking(billing.getSnapshot()), billing.ports.lastCall("readSubscription").input]).toEqual([
      true,
      { userId: "maya" },
    ]);
    await billing.answer("readSubscription", { isSubscribed: false });
    expect([isChecking(billing.getSnapshot()), billing.countAllCalls()]).toEqual([true, 1]);
    billing.wait(2_000);
    await billing.answer("readSubscription", { isSubscribed: true });
    expect([billing.getValue(), billing.listActions()]).toEqual(["subscribed", ["announceSubscribed"]]);
    billing.wait(60_000);
    expect(billing.countAllCalls()).toBe(2);
  });

  test.each(backendFailures)("SUB-05 %s: logs the failed read", async (_, failure) => {
    const billing = start(true);
    await billing.fail("readSubscription", failure);
    expect(billing.listActions()).toEqual(["logFailure"]);
  });

  test.each(backendFailures)("SUB-05 %s: reads again", async (_, failure) => {
    const billing = start(true);
    await billing.fail("readSubscription", failure);
    billing.wait(2_000);
    await billing.answer("readSubscription", { isSubscribed: true });
    expect(billing.getValue()).toBe("subscribed");
  });

  test("SUB-05 says after 15 reads in 30 s that the payment is late", async () => {
    const billing = start(true);
    for (let second = 0; second < 30; second += 2) {
      // oxlint-disable-next-line no-await-in-loop -- one read after another
      await billing.answer("readSubscription", { isSubscribed: false });
      billing.wait(2_000);
    }
    expect([isLate(billing.getSnapshot()), billing.countAllCalls()]).toEqual([true, 15]);
  });

  test("SUB-05 checks a late payment again on request", async () => {
    const billing = start(true);
    billing.wait(30_000);
    expect(billing.can({ type: "check.requested" })).toBe(true);
    billing.send({ type: "check.requested" });
    await billing.answer("readSubscription", { isSubscribed: true });
    expect(billing.getValue()).toBe("subscribed");
  });

  test("SUB-05 a read times out after 8 s", () => {
    const billing = start(true);
    const first = billing.ports.lastCall("readSubscription");
    billing.wait(8_000);
    expect(first.isStopped).toBe(true);
  });

  test("SUB-05 ignores the answer of a read that timed out", async () => {
    const billing = start(true);
    const first = billing.ports.lastCall("readSubscription");
    billing.wait(8_000);
    billing.wait(2_000);
    first.answer({ isSubscribed: true });
    await billing.fail("readSubscription", new Failure("offline"));
    expect([isChecking(billing.getSnapshot()), billing.countAllCalls()]).toEqual([true, 2]);
  });

  test("SUB-05 stops waiting after 30 s without an answer", () => {
    const billing = start(true);
    billing.wait(29_999);
    expect(isChecking(billing.getSnapshot())).toBe(true);
    billing.wait(1);
    expect(isLate(billing.getSnapshot())).toBe(true);
  });

  test("SUB-03 the portal can be opened while a payment is late", () => {
    const billing = start(true);
    billing.wait(30_000);
    billing.send({ type: "portal.requested" });
    expect(isOpeningPortal(billing.getSnapshot())).toBe(true);
  });
});
