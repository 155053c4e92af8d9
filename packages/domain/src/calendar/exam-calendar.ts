import { brand } from "../brand.ts";
import { countDays, formatExamDay } from "../exam-day.ts";
import { practiceLimits } from "../practice.ts";
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
} from "ical-generator";

export interface ExamCalendar {
  readonly folderId: string;
  readonly folder: string;
  /** The exam's own name; empty if it has none. */
  readonly name: string;
  /** `2026-12-12` */
  readonly date: string;
  /** Today in the reader's time zone. */
  readonly today: string;
  /** The address of the folder's page. */
  readonly url: string;
  /** The time at which the file is created. */
  readonly now: Date;
}

/** Characters that end a line or are not allowed in a calendar's text (RFC 5545, 3.3.11). */
// oxlint-disable-next-line no-control-regex -- those are the signs
export const toLine = (text: string): string => text.replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, " ").trim();

/** Converts the day of an all-day event, which the writer formats in UTC. */
export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const createCalendar = (product: string) =>
  ical({ prodId: { company: brand.name, product, language: "EN" }, method: ICalCalendarMethod.PUBLISH });

const toTitle = ({ name, folder }: ExamCalendar): string =>
  toLine(name) === "" ? `Exam: ${toLine(folder)}` : `${toLine(name)}: ${toLine(folder)}`;

/**
 * Writes an exam's day as a calendar file (RFC 5545). An exam always has the same UID, so that importing it again
 * replaces the earlier event.
 */
export function toExamCalendar(exam: ExamCalendar): string {
  const calendar = createCalendar("Exam");
  calendar.createEvent({
    id: `exam-${exam.folderId}@${brand.name.toLowerCase()}`,
    stamp: exam.now,
    allDay: true,
    start: toDate(exam.date),
    summary: toTitle(exam),
    url: exam.url,
  });
  return calendar.toString();
}

/** A reminder of a whole day rings at nine: so long after midnight. */
const REMINDER_SECONDS = 9 * 3600;

/** Writes a calendar file with a reminder at nine on each day from today until the day before the exam. */
export function toReminderCalendar(exam: ExamCalendar): string {
  const calendar = createCalendar("Exam");
  const event = calendar.createEvent({
    id: `cards-${exam.folderId}@${brand.name.toLowerCase()}`,
    stamp: exam.now,
    allDay: true,
    start: toDate(exam.today),
    repeating: { freq: ICalEventRepeatingFreq.DAILY, count: Math.max(1, countDays(exam.today, exam.date)) },
    summary: `${practiceLimits.session} cards: ${toLine(exam.folder)}`,
    description: `Practice up to ${practiceLimits.session} due cards of ${toLine(exam.folder)} for the exam on ${formatExamDay(exam.date)}: ${exam.url}`,
    url: exam.url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const description = `${practiceLimits.session} cards: ${toLine(exam.folder)}`;
  event
    .createAlarm({ type: ICalAlarmType.display, triggerAfter: REMINDER_SECONDS, description })
    .relatesTo(ICalAlarmRelatesTo.start);
  return calendar.toString();
}
