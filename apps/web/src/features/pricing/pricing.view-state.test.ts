import { subscriptionModel } from "@lectern/machines/subscription/subscription.model";
import { describe, expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toPricingState } from "./pricing.view-state.ts";

const at = (name: string) => findSnapshot(subscriptionModel, name);
const known = (data: boolean) => ({ data, isError: false });
const ready = at("choosing.ready");

describe("what the pricing page shows", () => {
  test("SUB-01 offers no plan before the subscription is known", () => {
    expect(toPricingState({ data: undefined, isError: false }, ready)).toEqual({ kind: "checking" });
    expect(toPricingState(known(true), ready)).toEqual({ kind: "subscribed" });
    expect(toPricingState(known(false), ready)).toEqual({ kind: "choosing" });
  });

  test("AUT-08 SUB-01 treats an unreadable subscription as none", () => {
    expect(toPricingState({ data: undefined, isError: true }, ready)).toEqual({ kind: "choosing" });
    expect(toPricingState({ data: true, isError: true }, ready)).toEqual({ kind: "subscribed" });
  });

  test("SUB-02 shows the chosen plan as busy until the page is left, and restores it after a failure", () => {
    const duration = at("openingCheckout.asking").context.duration;
    for (const name of ["openingCheckout.asking", "openingCheckout.leaving"])
      expect(toPricingState(known(false), at(name))).toEqual({ kind: "opening-checkout", duration });
    expect(toPricingState(known(false), at("choosing.failed"))).toEqual({ kind: "choosing" });
  });

  test("SUB-03 shows the portal as busy until the page is left", () => {
    for (const name of ["openingPortal.asking", "openingPortal.leaving"])
      expect(toPricingState(known(true), at(name))).toEqual({ kind: "opening-portal" });
    expect(toPricingState(known(true), at("choosing.failed"))).toEqual({ kind: "subscribed" });
  });
});
