import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { toLine } from "./line.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** @param mark the sign before the milliseconds */
function toTime(seconds: number, mark: "," | "."): string {
  const total = Math.round(seconds * 1000);
  const hours = two(Math.floor(total / 3_600_000));
  const minutes = two(Math.floor(total / 60_000) % 60);
  const rest = two(Math.floor(total / 1000) % 60);
  return `${hours}:${minutes}:${rest}${mark}${String(total % 1000).padStart(3, "0")}`;
}

const toSpan = (start: number, end: number, mark: "," | "."): string =>
  `${toTime(start, mark)} --> ${toTime(end, mark)}`;

/** Whether a segment has words. Players treat empty cues differently, so a segment without words gets no cue. */
const hasWords = ({ text }: TranscriptSegment): boolean => toLine(text) !== "";

/**
 * Writes SubRip captions with a cue for each segment. The format has no speakers, so the speaker's name and a colon
 * precede the words.
 */
export function toSrt(segments: readonly TranscriptSegment[]): string {
  const cues = segments.filter(hasWords).map(({ start, end, speaker = "", text }, at) => {
    const name = toLine(speaker);
    const words = name === "" ? toLine(text) : `${name}: ${toLine(text)}`;
    return `${at + 1}\n${toSpan(start, end, ",")}\n${words}\n`;
  });
  return cues.join("\n");
}

const escapeCue = (text: string): string =>
  toLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Writes WebVTT captions with a cue for each segment, speakers as voices, and a comment at the start of each chapter.
 */
export function toWebVtt(segments: readonly TranscriptSegment[], chapters: readonly Chapter[] = []): string {
  const waiting = [...chapters];
  const blocks = segments.filter(hasWords).flatMap(({ start, end, speaker = "", text }) => {
    const voice = escapeCue(speaker);
    const words = voice === "" ? escapeCue(text) : `<v ${voice}>${escapeCue(text)}`;
    const begun = waiting.splice(0, waiting.filter((chapter) => chapter.start <= start).length);
    return [
      ...begun.map(({ title }) => `NOTE Chapter: ${escapeCue(title)}\n`),
      `${toSpan(start, end, ".")}\n${words}\n`,
    ];
  });
  return ["WEBVTT\n", ...blocks].join("\n");
}

/**
 * Writes a WebVTT track of kind `chapters`, which players show as a menu. A chapter ends where the next one begins.
 *
 * @param end the end of the last chapter, in seconds
 */
export function toChaptersWebVtt(chapters: readonly Chapter[], end: number): string {
  const cues = chapters.map(
    ({ title, start }, at) => `${toSpan(start, chapters[at + 1]?.start ?? end, ".")}\n${escapeCue(title)}\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}
