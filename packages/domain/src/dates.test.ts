import { expect, test } from "vitest";
import { longDate, shortDate } from "./dates.ts";

test("SHL-12 cards show the short en-US date, details the long one", () => {
  expect(shortDate("2025-08-09T15:00:00Z", "UTC")).toBe("Aug 9, 2025");
  expect(longDate("2025-08-09T15:00:00Z", "UTC")).toBe("August 9, 2025");
});

test("SHL-12 the date is the reader's, in the reader's zone", () => {
  const lateEvening = "2025-08-10T03:30:00Z";
  expect(shortDate(lateEvening, "America/Los_Angeles")).toBe("Aug 9, 2025");
  expect(longDate(lateEvening, "UTC")).toBe("August 10, 2025");
});

test("an unreadable date is empty rather than 'Invalid Date'", () => {
  expect(shortDate("yesterday")).toBe("");
});
