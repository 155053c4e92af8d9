import { months } from "./dates.ts";

const DAY_MS = 86_400_000;

/** A day as milliseconds of UTC's calendar, where every day has 24 hours; NaN for what is no day. */
function toCalendar(day: string): number {
  const parsed = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // "2026-02-30" is March 2 to some parsers.
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== day ? Number.NaN : parsed;
}

/** Whether a text is a day that an exam can be on. */
export const isExamDay = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return !Number.isNaN(toCalendar(day)) && year >= 2000 && year <= 2199;
};

/**
 * The days from one day of the calendar to another, whatever the clocks do in between (UNT-06). Negative: it is past.
 *
 * @example countDays("2026-12-05", "2026-12-12") // 7
 */
export const countDays = (from: string, to: string): number => Math.round((toCalendar(to) - toCalendar(from)) / DAY_MS);

/** "12 December", and with its year where that isn't this one. */
export function formatExamDay(day: string, today: string): string {
  const [year, month, date] = day.split("-").map(Number);
  const words = `${date} ${months[(month ?? 1) - 1]}`;
  return String(year) === today.slice(0, 4) ? words : `${words} ${year}`;
}
