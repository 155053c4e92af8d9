import { type CourseEnd, type CourseEndReceipt, NOTICE_DAYS } from "@lectern/domain/course-end";
import { countDays } from "@lectern/domain/exam-day";

/** The courses that end within 14 days by the reader's calendar (END-01): the server leaves room for every calendar. */
export const toNotices = (ends: readonly CourseEnd[] | undefined, today: string): readonly CourseEnd[] =>
  (ends ?? []).filter(({ day }) => countDays(today, day) <= NOTICE_DAYS);

/** The receipts of one folder. */
export const filterReceipts = (
  folderId: string,
  receipts: readonly CourseEndReceipt[] | undefined,
): readonly CourseEndReceipt[] => (receipts ?? []).filter((receipt) => receipt.folderId === folderId);
