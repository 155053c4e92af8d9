import { describe, expect, test } from "vitest";
import { countDays, formatExamDay, isExamDay } from "./exam-day.ts";

describe("UNT-06 exam days", () => {
  test.each([
    ["2026-12-12", "2026-12-12", 0],
    ["2026-12-11", "2026-12-12", 1],
    ["2026-12-13", "2026-12-12", -1],
    // Daylight saving time begins or ends within these ranges, in Europe or in America.
    ["2026-03-28", "2026-03-30", 2],
    ["2026-10-24", "2026-10-26", 2],
    ["2026-03-07", "2026-03-09", 2],
    ["2028-02-28", "2028-03-01", 2],
    ["2026-12-31", "2027-01-01", 1],
  ])("UNT-06 from %s to %s there are %i days", (from, to, days) => expect(countDays(from, to)).toBe(days));

  test.each(["2026-02-30", "2026-13-01", "1999-12-31", "2200-01-01", "12.12.2026", "", "2026-12-12T00:00"])(
    "UNT-06 %s is not an exam day",
    (day) => expect(isExamDay(day)).toBe(false),
  );

  test("UNT-06 shows the year unless it is this year", () => {
    expect(formatExamDay("2026-12-12", "2026-11-24")).toBe("December 12");
    expect(formatExamDay("2027-01-05", "2026-11-24")).toBe("January 5, 2027");
  });
});
