import type { Lecture } from "@lectern/transcript/source.ts";

/**
 * In characters: what the offline writer reads within a second of CPU, half of what a hosted function has. Eleven hours of
 * English, or twenty of Chinese, whose every character is a word and counts twice.
 */
const MOST = 600_000;

const wordCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** The share of a transcript that can be read; 1 for all of it. */
const getShare = (transcript: string): number =>
  Math.min(1, MOST / (transcript.length + (transcript.match(wordCharacter)?.length ?? 0)));

export const isReadable = (transcript: string): boolean => transcript === "" || getShare(transcript) === 1;

/** The part of each lecture, so that all that is derived from a lecture object shares one digest. */
const parts = new WeakMap<Lecture, Lecture>();

/** A lecture as far as it can be read, to the end of a word. The same object each time. */
export function toReadablePart(lecture: Lecture): Lecture {
  if (isReadable(lecture.transcript)) return lecture;
  const part = parts.get(lecture) ?? cutLecture(lecture);
  parts.set(lecture, part);
  return part;
}

function cutLecture(lecture: Lecture): Lecture {
  const { transcript, segments } = lecture;
  const most = Math.floor(transcript.length * getShare(transcript));
  let length = 0;
  return {
    ...lecture,
    transcript: transcript.slice(0, most).replace(/\s\S{0,200}$/, ""),
    segments: segments?.filter(({ text }) => (length += text.length + 1) <= most),
  };
}
