import type { Chapter } from "@lectern/domain/outline";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { splitForCaptions, toWidth, wrapCaption } from "./caption-text.ts";
import { toLine } from "./line.ts";

const padTwo = (value: number): string => String(value).padStart(2, "0");

/** @param mark the sign before the milliseconds */
function toTime(seconds: number, mark: "," | "."): string {
  const total = Math.round(seconds * 1000);
  const hours = padTwo(Math.floor(total / 3_600_000));
  const minutes = padTwo(Math.floor(total / 60_000) % 60);
  const rest = padTwo(Math.floor(total / 1000) % 60);
  return `${hours}:${minutes}:${rest}${mark}${String(total % 1000).padStart(3, "0")}`;
}

const toSpan = (start: number, end: number, mark: "," | "."): string =>
  `${toTime(start, mark)} --> ${toTime(end, mark)}`;

/** A caption is shown no longer. */
const LONGEST_CAPTION_SECONDS = 7;
/** The length of a transcript's last captions, if its end has none. */
const LAST_CAPTION_SECONDS = 1;

interface Cue {
  readonly start: number;
  readonly end: number;
  readonly speaker: string;
  /** Words on one line. */
  readonly text: string;
  /** The number of its segment, from 1. */
  readonly segment: number;
  /** The number of the cue among those of its segment, from 1. */
  readonly part: number;
}

/** Finds the sentences that begin at the same moment, as those of one caption do. */
function groupByStart(segments: readonly TranscriptSegment[]): TranscriptSegment[][] {
  const groups: TranscriptSegment[][] = [];
  // Players treat empty cues differently, so a segment without words gets none.
  const spoken = segments.filter(({ text }) => toLine(text) !== "").toSorted((a, b) => a.start - b.start);
  for (const segment of spoken) {
    const last = groups.at(-1);
    if (last?.[0]?.start === segment.start) last.push(segment);
    else groups.push([segment]);
  }
  return groups;
}

const sumWidths = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + toWidth(line), 0);

/**
 * Divides segments into captions that follow each other: two lines, at most seven seconds, none beside another. A long
 * segment becomes several captions, each with the share of the time that its words have.
 */
function toCues(segments: readonly TranscriptSegment[]): Cue[] {
  const groups = groupByStart(segments);
  let segment = 0;
  return groups.flatMap((group, groupIndex) => {
    const { start } = group[0]!;
    const next = groups[groupIndex + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    const spokenUntil = Math.max(...group.map(({ end }) => end));
    const end = Math.min(next, spokenUntil > start ? spokenUntil : start + LAST_CAPTION_SECONDS);
    const width = sumWidths(group.map(({ text }) => toLine(text)));
    const parts = group.flatMap(({ speaker = "", text }) => {
      const line = toLine(text);
      const least = Math.ceil(((toWidth(line) / width) * (end - start)) / LONGEST_CAPTION_SECONDS);
      segment += 1;
      const number = segment;
      return splitForCaptions(line, least).map((part, index) => ({
        speaker: toLine(speaker),
        text: part,
        segment: number,
        part: index + 1,
      }));
    });
    const secondsPerSign = (end - start) / sumWidths(parts.map(({ text }) => text));
    let from = start;
    return parts.map((part): Cue => {
      const begin = from;
      from += toWidth(part.text) * secondsPerSign;
      return { ...part, start: begin, end: Math.min(from, end, begin + LONGEST_CAPTION_SECONDS) };
    });
  });
}

/** The mark of captions where another, unknown speaker begins. */
const SPEAKER_CHANGE = ">> ";

/** Escapes only what a player would take for a tag or an entity: SubRip has no escapes of its own. */
const escapeSubRip = (text: string): string =>
  text.replaceAll(/&(?=#?[a-z\d]{1,31};)/gi, "&amp;").replaceAll(/<(?=\/?[a-z\d])/gi, "&lt;");

/**
 * Writes SubRip captions. The format has no speakers, so the speaker's name and a colon precede the words of a
 * segment's first caption. Where nothing tells who goes on, a mark ends the words of the named one.
 */
export function toSrt(segments: readonly TranscriptSegment[]): string {
  let last = "";
  const cues = toCues(segments).map(({ start, end, speaker, text, part }, index) => {
    const label = speaker === "" ? (last === "" ? "" : SPEAKER_CHANGE) : `${speaker}: `;
    last = speaker;
    const words = escapeSubRip(part === 1 ? label + text : text);
    return `${index + 1}\n${toSpan(start, end, ",")}\n${wrapCaption(words)}\n`;
  });
  return cues.join("\n");
}

const escapeCue = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Writes WebVTT captions, speakers as voices, with a comment at the start of each chapter. A caption that goes on with a segment
 * is called "12-continued-2", by which Lectern reads the segment whole again.
 */
export function toWebVtt(segments: readonly TranscriptSegment[], chapters: readonly Chapter[] = []): string {
  const waiting = [...chapters];
  const blocks = toCues(segments).flatMap(({ start, end, speaker, text, segment, part }) => {
    const words = escapeCue(wrapCaption(text));
    const startedChapters = waiting.splice(0, waiting.filter((chapter) => chapter.start <= start).length);
    return [
      ...startedChapters.map(({ title }) => `NOTE Chapter: ${escapeCue(toLine(title))}\n`),
      `${part > 1 ? `${segment}-continued-${part}\n` : ""}${toSpan(start, end, ".")}\n${speaker === "" ? words : `<v ${escapeCue(speaker)}>${words}`}\n`,
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
    ({ title, start }, index) =>
      `${toSpan(start, chapters[index + 1]?.start ?? end, ".")}\n${escapeCue(toLine(title))}\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}
