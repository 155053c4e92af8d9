import { expect, test } from "vitest";
import { getStartOfWeek } from "./week.ts";

test.each([
  ["2026-11-16T00:00:00.000Z", "2026-11-16T00:00:00.000Z"],
  ["2026-11-22T23:59:59.999Z", "2026-11-16T00:00:00.000Z"],
  ["2026-11-15T23:59:59.999Z", "2026-11-09T00:00:00.000Z"],
  ["2027-01-01T12:00:00.000Z", "2026-12-28T00:00:00.000Z"],
])("SRV-05 the week of %s starts on Monday %s", (moment, monday) =>
  expect(getStartOfWeek(new Date(moment)).toISOString()).toBe(monday),
);
