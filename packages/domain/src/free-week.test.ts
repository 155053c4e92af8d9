import { describe, expect, it } from "vitest";
import { toFreeWeek } from "./free-week.ts";
import type { Referrals } from "./profile.ts";

const referrals: Referrals = {
  code: "QUIET-OWL-7",
  referredByCode: null,
  count: 0,
  isFreeWeek: false,
  freeWeekEnd: null,
  isAddressConfirmed: true,
};

describe("REF-05 the free week", () => {
  it("is active while its flag is set, whatever its end date", () => {
    const end = "2025-10-09T00:00:00Z";
    expect(toFreeWeek({ ...referrals, isFreeWeek: true, freeWeekEnd: end, count: 7 })).toEqual({ kind: "active", end });
  });

  it("is used up if it has an end date and no flag", () => {
    const end = "2025-10-09T00:00:00Z";
    expect(toFreeWeek({ ...referrals, freeWeekEnd: end, count: 9 })).toEqual({ kind: "used", end });
  });

  it.each([
    [0, 0],
    [3, 3],
    [7, 7],
    [12, 7],
    [-1, 0],
  ])("counts %i friends as %i of seven", (count, friends) => {
    expect(toFreeWeek({ ...referrals, count })).toEqual({ kind: "in-progress", friends });
  });
});
