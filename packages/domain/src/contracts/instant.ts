import * as v from "valibot";

/** Whether an ISO 8601 time names an existing day, in the years that a library shows. */
function isInstant(iso: string): boolean {
  const isInCalendar = new Date(iso.slice(0, 10)).getUTCDate() === Number(iso.slice(8, 10));
  const milliseconds = Date.parse(iso);
  return isInCalendar && milliseconds >= 0 && milliseconds < Date.UTC(10_000, 0);
}

/** A moment: ISO 8601 with zone, in the years 1970 to 9999. */
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant, "There is no such time"));
