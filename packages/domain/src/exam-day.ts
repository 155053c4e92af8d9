import { months } from "./dates.ts";
import type { Exam } from "./folder.ts";

const DAY_MS = 86_400_000;

/** Converts a day to milliseconds in UTC, where every day has 24 hours; NaN for text that is not a day. */
function toCalendar(day: string): number {
  const parsed = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // Some parsers read "2026-02-30" as March 2.
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== day ? Number.NaN : parsed;
}

/** Whether a text is a calendar day on which an exam can be: in the years that the database accepts. */
export const isExamDay = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return !Number.isNaN(toCalendar(day)) && year >= 2000 && year <= 2199;
};

/**
 * Counts the days between two calendar days, independent of daylight saving time (UNT-06). Negative if `to` is earlier.
 *
 * @example countDays("2026-12-05", "2026-12-12") // 7
 */
export const countDays = (from: string, to: string): number => Math.round((toCalendar(to) - toCalendar(from)) / DAY_MS);

/** Counts the days from today until an exam; null without one, on its day and after it. */
export function countDaysToExam(exam: Pick<Exam, "date"> | null | undefined, today: string): number | null {
  if (exam == null) return null;
  const days = countDays(today, exam.date);
  return days > 0 ? days : null;
}

/** "December 12", with the year unless it is that of `today`. */
export function formatExamDay(day: string, today = ""): string {
  const [year, month, date] = day.split("-").map(Number);
  const words = `${months[(month ?? 1) - 1]} ${date}`;
  return String(year) === today.slice(0, 4) ? words : `${words}, ${year}`;
}
