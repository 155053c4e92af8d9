import { subscriptionModel } from "@lectern/machines/subscription/subscription.model";
import { describe, expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toManageState, toPortalState } from "./manage-subscription.view-state.ts";

const now = new Date("2026-11-20T00:00:00Z");
const endDate = "2026-12-15T00:00:00Z";
const at = (name: string) => findSnapshot(subscriptionModel, name);
const ready = at("choosing.ready");

const read = (isSubscribed: boolean, isCancelled = false, isFetching = false) => ({
  data: { isSubscribed, isCancelled, endDate: isSubscribed ? endDate : null },
  isError: false,
  isFetching,
});
const unread = { data: undefined, isError: false, isFetching: true };
const unreadable = { data: undefined, isError: true, isFetching: false };

describe("the state of the manage page", () => {
  test("SUB-03 SUB-04 SUB-05 shows a subscriber's plan, active or cancelled, with its date", () => {
    expect(toManageState(read(true), ready, now)).toEqual({
      kind: "active",
      plan: "Premium Monthly",
      nextBilling: endDate,
    });
    expect(toManageState(read(true, true), ready, now)).toEqual({
      kind: "cancelled",
      plan: "Premium Monthly",
      accessUntil: endDate,
    });
    expect(toManageState({ ...read(true), isError: true }, ready, now)).toMatchObject({ kind: "active" });
  });

  test("SUB-03 shows that it is checking until the subscription is known", () => {
    expect(toManageState(unread, ready, now)).toEqual({ kind: "checking" });
    expect(toManageState(unreadable, ready, now)).toEqual({ kind: "failed" });
  });

  test("SUB-05 redirects a student without a subscription, but not because of a stale read", () => {
    expect(toManageState(read(false), ready, now)).toEqual({ kind: "not-subscribed" });
    expect(toManageState(read(false, false, true), ready, now)).toEqual({ kind: "checking" });
  });

  test("SUB-03 after a checkout, waits and ignores earlier rows, then shows that the payment is late", () => {
    for (const name of ["waitingForWebhook.reading", "waitingForWebhook.pausing"])
      expect(toManageState(read(false), at(name), now)).toEqual({ kind: "checking" });
    expect(toManageState(read(false), at("late"), now)).toEqual({ kind: "unconfirmed" });
    expect(toManageState(unreadable, at("late"), now)).toEqual({ kind: "unconfirmed" });
    expect(toManageState(read(true), at("late"), now)).toMatchObject({ kind: "active" });
    expect(toManageState(read(true), at("subscribed"), now)).toMatchObject({ kind: "active" });
  });

  test("SUB-03 shows the portal's button as busy until the page is left", () => {
    expect(
      ["choosing.ready", "openingPortal.asking", "openingPortal.leaving"].map((name) => toPortalState(at(name)).kind),
    ).toEqual(["idle", "opening", "opening"]);
  });
});
