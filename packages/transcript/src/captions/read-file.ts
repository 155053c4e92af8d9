import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { readTiming } from "./clock.ts";
import { readCueText } from "./cue-text.ts";
import { findCues, type RawCue } from "./cues.ts";
import { readCopiedPage, readJson, readTable, readTtml } from "./other-formats.ts";

/** The marks around a file's words, by which lost ones are counted. */
export type Marking = "cues" | "json" | "table" | "ttml" | "copied-page";

/** The content of a file: captions, a text without times that can be relied on, or a format that is refused by name. */
export type FileContent =
  | { readonly kind: "captions"; readonly marking: Marking; readonly segments: readonly TranscriptSegment[] }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly format: string };

/** Formats that are known by their first characters and not read. */
const refused: readonly (readonly [format: string, beginning: RegExp])[] = [
  ["a SubStation Alpha file (.ass)", /^\[Script Info\]/i],
  ["an RTF document", /^\{\\rtf/],
  ["a web page (HTML)", /^(?:<!doctype html|<html[\s>])/i],
  ["a SAMI file", /^<sami[\s>]/i],
  ["a MicroDVD file", /^\{\d{1,8}\}\{\d{1,8}\}/],
  ["a Scenarist file (.scc)", /^Scenarist_SCC\b/],
  [
    "a Spruce file (.stl)",
    /^(?:(?:\/\/|\$)[^\n]{0,200}\n\s{0,9}){0,40}\d\d:\d\d:\d\d:\d\d\s?,\s?\d\d:\d\d:\d\d:\d\d\s?,/,
  ],
  ["a PDF document", /^%PDF/],
  ["a Word document or a ZIP file", /^PK(?!\w)[^\w\s]/],
  ["an LRC file", /^(?:\[\d{1,3}:\d{2}[.:]\d{2}\](?=\S)[^\n]{0,500}\n\s{0,9}){2}/],
  ["an LRC file", /^(?:\[(?:ti|ar|al|au|by|offset|length|re|ve):[^[\]\n]{0,200}\]\s{0,9}){1,20}\[\d{1,3}:\d{2}/i],
];
const ttml = /^(?:<\?xml[^<>]{0,200}\?>\s{0,99})?(?:<!--[^<>]{0,2000}-->\s{0,99})?<(?:tt:)?tt[\s>]/;
const table = /^start\tend\ttext[^\S\n]*(?:\n|$)/;

/** Words a second at an ordinary pace, by which the length of a caption without an end is guessed. */
const WORDS_PER_SECOND = 2.5;

const guessLength = (text: string): number => Math.max(1, (text.match(/\S+/g)?.length ?? 0) / WORDS_PER_SECOND);

/** In seconds: a caption that begins this much before the one above it is sorted by its start; one that begins less before it is read after it. */
const MOST_SECONDS_EARLIER = 1;

/** The captions among which one with a later start is looked for: few begin together. */
const MOST_CAPTIONS_AHEAD = 19;

/** Sorts captions by their start and gives each a length: an end that is missing or not after the start is guessed. */
function toSegments(cues: readonly RawCue[]): TranscriptSegment[] {
  let latestEnd = 0;
  let startAbove = 0;
  const started = cues.map((cue) => {
    const statedStart = cue.start ?? latestEnd;
    const start =
      statedStart < startAbove && startAbove - statedStart < MOST_SECONDS_EARLIER ? startAbove : statedStart;
    startAbove = start;
    latestEnd = Math.max(start, cue.end ?? start);
    return { ...cue, start };
  });
  const sorted = started.toSorted((a, b) => a.start - b.start);
  return sorted.flatMap(({ start, end: writtenEnd, text }, index) => {
    const parts = readCueText(text);
    if (parts.length === 0) return [];
    const next = sorted.slice(index + 1, index + 1 + MOST_CAPTIONS_AHEAD).find((cue) => cue.start > start)?.start;
    const guessedEnd = start + guessLength(text);
    const end = writtenEnd !== undefined && writtenEnd > start ? writtenEnd : Math.min(guessedEnd, next ?? guessedEnd);
    const allCharacters = parts.reduce((sum, part) => sum + part.text.length, 0);
    let charactersBefore = 0;
    return parts.map((part) => {
      const from = start + ((end - start) * charactersBefore) / allCharacters;
      charactersBefore += part.text.length;
      return { start: from, end: start + ((end - start) * charactersBefore) / allCharacters, ...part };
    });
  });
}

/** Captions of one word each are joined into captions of at most this length. */
const LONGEST_JOIN_WORDS = 8;
/** Captions of one word each are not joined over a silence of this length. */
const JOIN_PAUSE_SECONDS = 1;
/** The share of captions with one word at least, in a file that has one for each word. */
const LEAST_ONE_WORD_SHARE = 0.9;
/** Captions that a file needs for that share to tell anything. */
const LEAST_CAPTIONS = 40;

/** Longer captions without a space aren't one word. */
const LONGEST_WORD_CHARACTERS = 30;

/** Joins captions of one word each, up to a sentence's end. A joined caption keeps the start of its first word. */
function joinWords(segments: readonly TranscriptSegment[]): readonly TranscriptSegment[] {
  const oneWord = segments.filter(
    ({ text }) => /^\S+$/.test(text) && text.length < LONGEST_WORD_CHARACTERS && /^[\p{Script=Latin}\d]/u.test(text),
  );
  if (segments.length < LEAST_CAPTIONS || oneWord.length < segments.length * LEAST_ONE_WORD_SHARE) return segments;
  const joined: TranscriptSegment[] = [];
  let words = 0;
  for (const segment of segments) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      words < LONGEST_JOIN_WORDS &&
      last.speaker === segment.speaker &&
      segment.start - last.end < JOIN_PAUSE_SECONDS &&
      !/[.?!…]["'”’»)\]]{0,3}$/u.test(last.text);
    if (goesOn)
      joined[joined.length - 1] = {
        ...last,
        end: Math.max(last.end, segment.end),
        text: `${last.text} ${segment.text}`,
      };
    else joined.push(segment);
    words = goesOn ? words + 1 : 1;
  }
  return joined;
}

function findRawCues(text: string): readonly [marking: Marking, cues: RawCue[]] | undefined {
  const json = /^[[{]/.test(text) ? readJson(text) : undefined;
  if (json !== undefined) return ["json", json];
  if (table.test(text)) return ["table", readTable(text)];
  if (ttml.test(text)) return ["ttml", readTtml(text)];
  const copied = readCopiedPage(text);
  if (copied !== undefined) return ["copied-page", copied];
  const hasTimes = text.split("\n").some((line) => readTiming(line)?.start !== undefined);
  return hasTimes || text.startsWith("WEBVTT") ? ["cues", findCues(text)] : undefined;
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    // A file that was cut off is still no lecture.
    return /^[[{]\s*(?:\{\s*)?"[\w-]{1,40}"\s*:/.test(text);
  }
}

/** Writes every line end as "\n", and removes the byte order mark. */
export const unifyLines = (text: string): string => text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");

/**
 * Reads a file's text by what is in it, whatever the file is called: WebVTT, SubRip, SBV, Whisper's JSON and table, TTML and
 * a transcript copied from YouTube as captions; other formats of subtitles and documents are refused. Everything else is text.
 */
export function readFile(raw: string): FileContent {
  const text = unifyLines(raw).trim();
  const format = refused.find(([, beginning]) => beginning.test(text.slice(0, 5000)))?.[0];
  if (format !== undefined) return { kind: "refused", format };
  const rawCues = findRawCues(text);
  if (rawCues !== undefined) {
    const [marking, cues] = rawCues;
    return { kind: "captions", marking, segments: joinWords(toSegments(cues)) };
  }
  if (isJson(text)) return { kind: "refused", format: "a JSON file of another kind than Whisper's" };
  return { kind: "text", text };
}
