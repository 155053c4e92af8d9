import { checkoutDurations } from "@lectern/domain/checkout";
import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { troubles } from "../testing/troubles.ts";
import {
  canCheckAgain,
  canChoosePlan,
  canOpenPortal,
  checkoutOf,
  failureOf,
  isChecking,
  isLate,
  isNewlySubscribed,
  isOpeningPortal,
} from "./subscription.selectors.ts";
import { subscriptionWorld } from "./subscription.world.ts";

const start = (returnedFromCheckout = false) => startHeld(subscriptionWorld, { userId: "maya", returnedFromCheckout });
const url = "https://checkout.example/c/1";

function choose(duration: (typeof checkoutDurations)[number] = "semester") {
  const billing = start();
  billing.send({ type: "plan.chosen", duration });
  return billing;
}

describe("SUB-02 opening a checkout", () => {
  test.each(checkoutDurations)("SUB-02 choosing the plan of a %s asks for its checkout and says so", (duration) => {
    const billing = choose(duration);
    expect(billing.ports.call("openCheckout").input).toEqual({ userId: "maya", duration });
    expect([checkoutOf(billing.state()), billing.actionsDone()]).toEqual([duration, ["announceOpening"]]);
    expect([canChoosePlan(billing.state()), canOpenPortal(billing.state())]).toEqual([false, false]);
  });

  test("SUB-02 the browser goes where the function says, and the page stays busy until it is gone", async () => {
    const billing = choose();
    await billing.answer("openCheckout", { url });
    expect(billing.paramsOf("leaveFor")).toEqual([{ url }]);
    expect(checkoutOf(billing.state())).toBe("semester");
  });

  test("SUB-02 another plan, chosen while the first is being opened, opens nothing", () => {
    const billing = choose("month");
    billing.send({ type: "plan.chosen", duration: "year" });
    expect([checkoutOf(billing.state()), billing.countOfCalls()]).toEqual(["month", 1]);
  });

  test.each(troubles)("SUB-02 %s: the notice goes, the failure is said, another try is free", async (_, failure) => {
    const billing = choose();
    await billing.fail("openCheckout", failure);
    expect(failureOf(billing.state())).toEqual({ work: "openCheckout", code: failure.code });
    expect(billing.actionsDone()).toEqual(["announceOpening", "withdrawOpening", "logFailure", "announceFailure"]);
    expect(billing.paramsOf("announceFailure")).toEqual([{ work: "openCheckout", error: failure }]);
    billing.send({ type: "plan.chosen", duration: "semester" });
    expect([failureOf(billing.state()), billing.countOfCalls()]).toEqual([null, 2]);
  });

  test("SUB-02 no answer for 30 s is a failure, and an answer after that sends nobody away", async () => {
    const billing = choose();
    billing.wait(30_000);
    expect(failureOf(billing.state())).toEqual({ work: "openCheckout", code: "timeout" });
    await billing.answer("openCheckout", { url });
    expect(billing.paramsOf("leaveFor")).toEqual([]);
  });

  test("SUB-02 a redirect that never happens gives the page back", async () => {
    const billing = choose();
    await billing.answer("openCheckout", { url });
    billing.wait(9_999);
    expect(checkoutOf(billing.state())).toBe("semester");
    billing.wait(1);
    expect([checkoutOf(billing.state()), failureOf(billing.state())]).toEqual([
      null,
      { work: "openCheckout", code: "timeout" },
    ]);
    expect(canChoosePlan(billing.state())).toBe(true);
  });

  test("SUB-02 coming back by the browser's Back finds the plans ready, without a failure or a notice", async () => {
    const billing = choose();
    await billing.answer("openCheckout", { url });
    billing.send({ type: "page.returned" });
    expect([billing.value(), failureOf(billing.state())]).toEqual([{ choosing: "ready" }, null]);
    expect(billing.actionsDone().at(-1)).toBe("withdrawOpening");
  });

  test("SUB-02 whoever goes to another screen meanwhile is not sent away from it", async () => {
    const billing = choose();
    billing.send({ type: "screen.left" });
    expect(billing.ports.call("openCheckout").isStopped).toBe(true);
    await billing.answer("openCheckout", { url });
    expect(billing.actionsDone()).toEqual(["announceOpening", "withdrawOpening"]);
  });
});

describe("SUB-01 SUB-03 opening the portal", () => {
  test("SUB-01 SUB-03 asks for it, and the browser goes there without a notice", async () => {
    const billing = start();
    billing.send({ type: "portal.requested" });
    expect(billing.ports.call("openPortal").input).toEqual({ userId: "maya" });
    expect(isOpeningPortal(billing.state())).toBe(true);
    await billing.answer("openPortal", { url });
    expect([isOpeningPortal(billing.state()), billing.done]).toEqual([true, [{ action: "leaveFor", params: { url } }]]);
  });

  test.each(troubles)("SUB-03 %s: said and logged, another try is free", async (_, failure) => {
    const billing = start();
    billing.send({ type: "portal.requested" });
    await billing.fail("openPortal", failure);
    expect(failureOf(billing.state())).toEqual({ work: "openPortal", code: failure.code });
    expect(billing.actionsDone()).toEqual(["logFailure", "announceFailure"]);
    expect(canOpenPortal(billing.state())).toBe(true);
  });

  test("SUB-03 neither silence nor a redirect that never happens leaves it busy", async () => {
    const silent = start();
    silent.send({ type: "portal.requested" });
    silent.wait(30_000);
    expect(failureOf(silent.state())).toEqual({ work: "openPortal", code: "timeout" });

    const stuck = start();
    stuck.send({ type: "portal.requested" });
    await stuck.answer("openPortal", { url });
    stuck.wait(10_000);
    expect(failureOf(stuck.state())).toEqual({ work: "openPortal", code: "timeout" });
  });
});

describe("SUB-05 coming back from a checkout", () => {
  test("SUB-03 SUB-05 the profile is read until the webhook has landed", async () => {
    const billing = start(true);
    expect([isChecking(billing.state()), billing.ports.call("readSubscription").input]).toEqual([
      true,
      { userId: "maya" },
    ]);
    await billing.answer("readSubscription", { isSubscribed: false });
    expect([isChecking(billing.state()), billing.countOfCalls()]).toEqual([true, 1]);
    billing.wait(2_000);
    await billing.answer("readSubscription", { isSubscribed: true });
    expect([isNewlySubscribed(billing.state()), billing.actionsDone()]).toEqual([true, ["announceSubscribed"]]);
    billing.wait(60_000);
    expect(billing.countOfCalls()).toBe(2);
  });

  test.each(troubles)("SUB-05 %s: that read is logged, and the next one may say it", async (_, failure) => {
    const billing = start(true);
    await billing.fail("readSubscription", failure);
    expect(billing.actionsDone()).toEqual(["logFailure"]);
    billing.wait(2_000);
    await billing.answer("readSubscription", { isSubscribed: true });
    expect(isNewlySubscribed(billing.state())).toBe(true);
  });

  test("SUB-05 after 30 s it says so, and looks again when asked", async () => {
    const billing = start(true);
    for (let second = 0; second < 30; second += 2) {
      // oxlint-disable-next-line no-await-in-loop -- one read after another
      await billing.answer("readSubscription", { isSubscribed: false });
      billing.wait(2_000);
    }
    expect([isLate(billing.state()), billing.countOfCalls()]).toEqual([true, 15]);
    expect(canCheckAgain(billing.state())).toBe(true);
    billing.send({ type: "check.requested" });
    await billing.answer("readSubscription", { isSubscribed: true });
    expect(isNewlySubscribed(billing.state())).toBe(true);
  });

  test("SUB-05 a read that hangs does not use up the wait, and its late answer is not heard", async () => {
    const billing = start(true);
    const first = billing.ports.call("readSubscription");
    billing.wait(8_000);
    expect(first.isStopped).toBe(true);
    billing.wait(2_000);
    first.answer({ isSubscribed: true });
    await billing.fail("readSubscription", new Failure("offline"));
    expect([isChecking(billing.state()), billing.countOfCalls()]).toEqual([true, 2]);
  });

  test("SUB-05 thirty silent seconds end the wait", () => {
    const billing = start(true);
    billing.wait(29_999);
    expect(isChecking(billing.state())).toBe(true);
    billing.wait(1);
    expect(isLate(billing.state())).toBe(true);
  });

  test("SUB-03 the portal opens from there as well", () => {
    const billing = start(true);
    billing.wait(30_000);
    billing.send({ type: "portal.requested" });
    expect(isOpeningPortal(billing.state())).toBe(true);
  });
});
