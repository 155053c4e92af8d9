import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { toLine } from "./line.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** @param mark what stands before the milliseconds */
function toTime(seconds: number, mark: "," | "."): string {
  const total = Math.round(seconds * 1000);
  const hours = two(Math.floor(total / 3_600_000));
  const minutes = two(Math.floor(total / 60_000) % 60);
  const rest = two(Math.floor(total / 1000) % 60);
  return `${hours}:${minutes}:${rest}${mark}${String(total % 1000).padStart(3, "0")}`;
}

const toSpan = (start: number, end: number, mark: "," | "."): string =>
  `${toTime(start, mark)} --> ${toTime(end, mark)}`;

/** A cue without text is read differently by every player, so a segment without words has none. */
const hasWords = ({ text }: TranscriptSegment): boolean => toLine(text) !== "";

/** SubRip captions, a cue a segment. The format has no speakers: a name stands before its words, with a colon. */
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

/** WebVTT captions, a cue a segment, with speakers as voices. A comment stands where a chapter begins. */
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
 * A WebVTT track of kind `chapters`, which players show as a menu. A chapter ends where the next one begins.
 *
 * @param end where the last one ends, in seconds
 */
export function toChaptersWebVtt(chapters: readonly Chapter[], end: number): string {
  const cues = chapters.map(
    ({ title, start }, at) => `${toSpan(start, chapters[at + 1]?.start ?? end, ".")}\n${escapeCue(title)}\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}
