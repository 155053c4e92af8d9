import { freeWeekModel } from "@lectern/machines/free-week/free-week.model";
import { describe, expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toReferralsState } from "./referrals.view-state.ts";

const mine = {
  code: "MAYA2345",
  referredByCode: null,
  count: 3,
  isFreeWeek: false,
  freeWeekEnd: null,
  isAddressConfirmed: true,
};
const at = (name: string) => findSnapshot(freeWeekModel, name);
const toStateWithProfile = (data: typeof mine | { referredByCode: string }, name: string) =>
  toReferralsState({ data: { ...mine, ...data }, isError: false }, at(name));

describe("the state of the referrals page", () => {
  test("REF-01 shows the student's code after loading, or none", () => {
    expect(toReferralsState({ data: undefined, isError: false }, at("entering.ready"))).toEqual({ kind: "loading" });
    expect(toReferralsState({ data: undefined, isError: true }, at("entering.ready"))).toEqual({ kind: "failed" });
    expect(toStateWithProfile(mine, "entering.ready")).toEqual({
      kind: "ready",
      code: "MAYA2345",
      redeem: { kind: "idle" },
      freeWeek: { kind: "in-progress", friends: 3 },
    });
  });

  test("REF-03 applies a code, and allows changing a refused one", () => {
    expect(toStateWithProfile(mine, "redeeming")).toMatchObject({ redeem: { kind: "applying" } });
    const refused = at("entering.refused");
    const problem = { kind: "failed", code: "invalid", detail: null } as const;
    const failed = { ...refused, context: { ...refused.context, problem } } as typeof refused;
    expect(toReferralsState({ data: mine, isError: false }, failed)).toMatchObject({ redeem: { kind: "idle" } });
  });

  test("REF-03 shows at the field that a code is missing", () => {
    expect(toStateWithProfile(mine, "entering.refused")).toMatchObject({ redeem: { kind: "missing" } });
  });

  test("REF-04 shows a code as applied in this visit, and as redeemed in a later one", () => {
    expect(toStateWithProfile(mine, "redeemed")).toMatchObject({ redeem: { kind: "applied", code: "QUIET-OWL-7" } });
    expect(toStateWithProfile({ referredByCode: "NOAH2345" }, "entering.ready")).toMatchObject({
      redeem: { kind: "redeemed", code: "NOAH2345" },
    });
  });

  test("REF-03 SRV-09 requires a confirmed address before a code can be entered, unless one was redeemed", () => {
    expect(toStateWithProfile({ ...mine, isAddressConfirmed: false }, "entering.ready")).toMatchObject({
      redeem: { kind: "unconfirmed" },
    });
    const redeemed = { ...mine, isAddressConfirmed: false, referredByCode: "NOAH2345" };
    expect(toStateWithProfile(redeemed, "entering.ready")).toMatchObject({ redeem: { kind: "redeemed" } });
  });

  test("REF-05 shows the profile's free week", () => {
    const end = "2026-11-27T00:00:00Z";
    const week = (isFreeWeek: boolean) =>
      toReferralsState({ data: { ...mine, isFreeWeek, freeWeekEnd: end }, isError: false }, at("entering.ready"));
    expect(week(true)).toMatchObject({ freeWeek: { kind: "active", end } });
    expect(week(false)).toMatchObject({ freeWeek: { kind: "used", end } });
  });
});
