import type { CourseContents } from "@lectern/domain/course-end";

const count = (many: number, one: string): string => `${many} ${many === 1 ? one : `${one}s`}`;

/**
 * The question before a course's end is set (DAY-05): "Delete 2 recordings, 6 cards and 1 review after December 5?"
 *
 * @param contents what is in the folder now; null if it could not be counted
 * @param day "December 5"
 */
export function toCourseEndQuestion(contents: CourseContents | null, day: string): string {
  if (contents === null || contents.recordings === 0) return `Delete everything in this folder after ${day}?`;
  const { recordings, cards, reviews } = contents;
  const parts = [
    count(recordings, "recording"),
    ...(cards > 0 ? [count(cards, "card")] : []),
    ...(reviews > 0 ? [count(reviews, "review")] : []),
  ];
  const last = parts.pop();
  return `Delete ${parts.length === 0 ? last : `${parts.join(", ")} and ${last}`} after ${day}?`;
}

/** The sentences below the question. */
export const toCourseEndNote = (contents: CourseContents | null): string =>
  contents?.recordings === 0
    ? "It's empty now, but anything you add will be deleted too. We'll remind you on Home for 14 days beforehand."
    : "They'll be permanently deleted, along with anything you add before then. We'll remind you on Home for 14 days, and you can change the date.";
