import { subscriptionWorld } from "@lectern/machines/subscription/subscription.world";
import { describe, expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { pricingState } from "./pricing.view-state.ts";

const at = (name: string) => findSnapshot(subscriptionWorld, name);
const known = (data: boolean) => ({ data, isError: false });
const ready = at("choosing.ready");

describe("what the pricing page shows", () => {
  test("SUB-01 offers nothing before the subscription is known", () => {
    expect(pricingState({ data: undefined, isError: false }, ready)).toEqual({ kind: "checking" });
    expect(pricingState(known(true), ready)).toEqual({ kind: "subscribed" });
    expect(pricingState(known(false), ready)).toEqual({ kind: "choosing" });
  });

  test("AUT-08 SUB-01 treats a subscription that can't be read as none", () => {
    expect(pricingState({ data: undefined, isError: true }, ready)).toEqual({ kind: "choosing" });
    expect(pricingState({ data: true, isError: true }, ready)).toEqual({ kind: "subscribed" });
  });

  test("SUB-02 shows the chosen plan as busy until the page is left, and restores it on failure", () => {
    const duration = at("openingCheckout.asking").context.duration;
    for (const name of ["openingCheckout.asking", "openingCheckout.leaving"])
      expect(pricingState(known(false), at(name))).toEqual({ kind: "opening-checkout", duration });
    expect(pricingState(known(false), at("choosing.failed"))).toEqual({ kind: "choosing" });
  });

  test("SUB-03 shows the portal as busy until the page is left", () => {
    for (const name of ["openingPortal.asking", "openingPortal.leaving"])
      expect(pricingState(known(true), at(name))).toEqual({ kind: "opening-portal" });
    expect(pricingState(known(true), at("choosing.failed"))).toEqual({ kind: "subscribed" });
  });
});
