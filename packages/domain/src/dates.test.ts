import { afterEach, expect, test } from "vitest";
import { createWeekNamer, formatLongDate, formatShortDate, formatTime } from "./dates.ts";

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

test.each([
  ["2026-03-02T00:05:00Z", "12:05 AM"],
  ["2026-03-02T09:30:00Z", "9:30 AM"],
  ["2026-03-02T12:00:00Z", "12:00 PM"],
  ["2026-03-02T23:59:00Z", "11:59 PM"],
])("REC-04 formats the time of day of %s as %s", (iso, expected) => {
  process.env["TZ"] = "UTC";
  expect(formatTime(iso)).toBe(expected);
});

test("formats an unreadable date as an empty string", () => {
  expect(formatShortDate("yesterday")).toBe("");
});

test.each([
  ["this Monday", "2026-11-16T00:00:00Z", "This week"],
  ["what the device's clock has not reached", "2026-12-24T10:00:00Z", "This week"],
  ["the Sunday before", "2026-11-15T23:59:59Z", "Last week"],
  ["the Monday before", "2026-11-09T00:00:00Z", "Last week"],
  ["an earlier week", "2026-11-05T12:00:00Z", "Week of November 2"],
  ["a month before", "2026-10-28T12:00:00Z", "Week of October 26"],
  ["an earlier year", "2025-09-24T12:00:00Z", "Week of September 22, 2025"],
  ["a week of two years", "2026-01-02T12:00:00Z", "Week of December 29, 2025"],
])("REC-16 names the week of %s", (_, iso, name) => {
  process.env["TZ"] = "UTC";
  expect(createWeekNamer(new Date("2026-11-18T12:00:00Z"))(iso)).toBe(name);
});

test("REC-16 names weeks in the reader's time zone, also where clocks change", () => {
  process.env["TZ"] = "America/Los_Angeles";
  const nameWeek = createWeekNamer(new Date("2026-11-18T12:00:00Z"));
  // There it is still Sunday evening when it is Monday in UTC. The clocks changed on November 1.
  expect(nameWeek("2026-11-02T07:30:00Z")).toBe("Week of October 26");
  expect(nameWeek("2026-11-02T08:00:00Z")).toBe("Week of November 2");
});

test("REC-16 names the weeks of a list in any order", () => {
  process.env["TZ"] = "UTC";
  const nameWeek = createWeekNamer(new Date("2026-11-18T12:00:00Z"));
  const isos = ["2026-11-05T12:00:00Z", "2026-11-17T12:00:00Z", "2026-11-04T12:00:00Z", "2026-11-10T12:00:00Z"];
  expect(isos.map(nameWeek)).toEqual(["Week of November 2", "This week", "Week of November 2", "Last week"]);
});
