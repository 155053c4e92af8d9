import type { CourseContents } from "@lectern/domain/course-end";

const count = (many: number, singular: string): string => `${many} ${many === 1 ? singular : `${singular}s`}`;

/**
 * "2 recordings (1 still being prepared) with 3 cards, 30 reviews and 1 tag": what a deletion takes. Parts that are none
 * are left out.
 */
export function toContentsWords({ recordings, preparing = 0, cards, reviews, tags }: CourseContents): string {
  const parts = [
    ...(cards > 0 ? [count(cards, "card")] : []),
    ...(reviews > 0 ? [count(reviews, "review")] : []),
    ...(tags > 0 ? [count(tags, "tag")] : []),
  ];
  const last = parts.pop();
  const recordingWords = `${count(recordings, "recording")}${preparing > 0 ? ` (${preparing} still being prepared)` : ""}`;
  if (last === undefined) return recordingWords;
  return `${recordingWords} with ${parts.length === 0 ? last : `${parts.join(", ")} and ${last}`}`;
}

/** "ends in 14 days", "ends tomorrow", "ends today", "has ended". */
export function toEndWords(daysLeft: number): string {
  if (daysLeft < 0) return "has ended";
  if (daysLeft === 0) return "ends today";
  return daysLeft === 1 ? "ends tomorrow" : `ends in ${daysLeft} days`;
}

/**
 * The sentence of a notice: what is deleted, and when.
 *
 * @param contents undefined until it is counted
 * @param day "December 12"
 */
export function toDeletionWords(contents: CourseContents | undefined, day: string, daysLeft: number): string {
  if (contents?.recordings === 0) return "There are no recordings in it to delete.";
  const what = contents === undefined ? "Its recordings" : toContentsWords(contents);
  const isOne = contents?.recordings === 1;
  if (daysLeft < 0) return `${what} ${isOne ? "is" : "are"} about to be permanently deleted.`;
  return `${what} will be permanently deleted after ${day}. Export anything you want to keep.`;
}
