import { cleanSentence } from "./clean.ts";
import { type Source, sentencesOf } from "./sentences.ts";

/** A stretch of a recording that can be quoted: about a sentence. */
export interface Passage {
  readonly text: string;
  /** Seconds from the start; undefined when the recording came without times. */
  readonly start: number | undefined;
  readonly end: number | undefined;
}

/** What the assistant is told about a recording: with segments, it can name the moment. */
export interface Lecture extends Source {
  readonly segments?:
    | readonly {
        readonly start: number;
        readonly end: number;
        readonly speaker?: string | undefined;
        readonly text: string;
      }[]
    | undefined;
}

/** Captions break in the middle of a sentence; this many words without a full stop are a passage all the same. */
const MOST_WORDS = 45;

const ends = /[.?!…。！？]["'”’)]*$/u;

/** The passages of a recording, in the order that they were spoken. */
export function passagesOf(lecture: Lecture): Passage[] {
  const { segments } = lecture;
  if (segments === undefined || segments.length === 0) {
    return sentencesOf(lecture).map(({ text }) => ({ text, start: undefined, end: undefined }));
  }
  const passages: Passage[] = [];
  let pending: { texts: string[]; start: number; end: number; speaker: string | undefined; words: number } | undefined;
  const finish = () => {
    if (pending === undefined) return;
    const text = cleanSentence(pending.texts.join(" "));
    if (text !== "") passages.push({ text, start: pending.start, end: pending.end });
    pending = undefined;
  };
  for (const { start, end, speaker, text } of segments) {
    if (pending !== undefined && pending.speaker !== speaker) finish();
    pending ??= { texts: [], start, end, speaker, words: 0 };
    pending.texts.push(text);
    pending.end = Math.max(pending.end, end);
    pending.words += text.split(/\s+/).length;
    if (ends.test(text.trim()) || pending.words >= MOST_WORDS) finish();
  }
  finish();
  return passages;
}

const two = (part: number): string => String(part).padStart(2, "0");

/** 754 as "12:34", 4354 as "1:12:34" */
export function momentOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
