import { countDays, isExamDay } from "@lectern/domain/exam-day";

/**
 * Reads the field of a course's end (END-01). A date that is stored already stays, also when it is near or past.
 *
 * @param day as it is typed: `2026-12-12`; empty: none
 * @param isIncomplete whether the browser holds a date that is none, of which it gives no text
 * @param stored what the folder has
 * @param today of the reader's calendar
 * @returns the day, null for none, or what is wrong
 */
export function parseCourseEnd(
  day: string,
  isIncomplete: boolean,
  stored: string | null,
  today: string,
): { readonly courseEnd: string | null } | { readonly error: string } {
  if (isIncomplete || (day !== "" && !isExamDay(day))) return { error: "Choose a date before 2200." };
  if (day === "") return { courseEnd: null };
  if (day !== stored && countDays(today, day) < 1) return { error: "Choose a date after today." };
  return { courseEnd: day };
}
