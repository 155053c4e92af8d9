import { afterEach, expect, test } from "vitest";
import { formatLongDate, formatShortDate } from "./dates.ts";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each([
  ["short", formatShortDate, "Aug 9, 2025"],
  ["long", formatLongDate, "August 9, 2025"],
])("SHL-12 formats the %s en-US date", (_, format, expected) => {
  process.env["TZ"] = "UTC";
  expect(format("2025-08-09T15:00:00Z")).toBe(expected);
});

test("SHL-12 uses the en-US name of every month", () => {
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, "0")}-28T12:00:00Z`;
    const called = (style: "short" | "long") =>
      new Intl.DateTimeFormat("en-US", { month: style, day: "numeric", year: "numeric" }).format(new Date(iso));
    expect(formatShortDate(iso)).toBe(called("short"));
    expect(formatLongDate(iso)).toBe(called("long"));
  }
});

test("SHL-12 formats the date in the reader's time zone", () => {
  const lateEvening = "2025-08-10T03:30:00Z";
  process.env["TZ"] = "America/Los_Angeles";
  expect(formatShortDate(lateEvening)).toBe("Aug 9, 2025");
  process.env["TZ"] = "UTC";
  expect(formatLongDate(lateEvening)).toBe("August 10, 2025");
});

test("an unreadable date is formatted as an empty string", () => {
  expect(formatShortDate("yesterday")).toBe("");
});
