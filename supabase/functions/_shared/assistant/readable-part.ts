import { bytesOf } from "../bytes.ts";
import type { Lecture } from "../domain/assistant/source.ts";

/**
 * What the offline writer reads within a second of CPU, half of what a hosted function has: eleven hours of English, nine
 * of Hindi, a day of Chinese, whose every character is a word.
 */
const MOST_CHARACTERS = 600_000;
const MOST_BYTES = 1_100_000;

/** Of a transcript, how much can be read; 1 for all of it. */
const shareOf = (transcript: string): number =>
  Math.min(1, MOST_CHARACTERS / transcript.length, MOST_BYTES / bytesOf(transcript));

export const isReadable = (transcript: string): boolean => transcript === "" || shareOf(transcript) === 1;

/** A lecture as far as it can be read, to the end of a word. */
export function toReadablePart(lecture: Lecture): Lecture {
  const { transcript, segments } = lecture;
  if (isReadable(transcript)) return lecture;
  const most = Math.floor(transcript.length * shareOf(transcript));
  let length = 0;
  return {
    ...lecture,
    transcript: transcript.slice(0, most).replace(/\s\S{0,200}$/, ""),
    segments: segments?.filter(({ text }) => (length += text.length + 1) <= most),
  };
}
