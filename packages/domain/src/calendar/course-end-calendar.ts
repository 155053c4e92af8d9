import { brand } from "../brand.ts";
import { NOTICE_DAYS } from "../course-end.ts";
import { formatExamDay } from "../exam-day.ts";
import { ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { createCalendar, toDate, toLine } from "./exam-calendar.ts";

export interface CourseEndCalendar {
  readonly folderId: string;
  readonly folder: string;
  /** `2026-12-12` */
  readonly day: string;
  /** The address of the folder's page. */
  readonly url: string;
  /** When the file is made. */
  readonly now: Date;
}

const DAY_SECONDS = 86_400;

/**
 * The last day of a folder's recordings as a calendar file (RFC 5545), with alarms 14 days and one day before (END-01). The same
 * folder has the same UID, so that a changed date takes its place.
 */
export function toCourseEndCalendar({ folderId, folder, day, url, now }: CourseEndCalendar): string {
  const calendar = createCalendar("Course end");
  const event = calendar.createEvent({
    id: `course-end-${folderId}@${brand.name.toLowerCase()}`,
    stamp: now,
    allDay: true,
    start: toDate(day),
    summary: `Recordings will be deleted after today: ${toLine(folder)}`,
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  for (const days of [NOTICE_DAYS, 1])
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: days * DAY_SECONDS,
      description: `Recordings will be deleted after ${formatExamDay(day)}: ${toLine(folder)}`,
    });
  return calendar.toString();
}
