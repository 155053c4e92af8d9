import { formatMoment } from "@lectern/domain/moment.ts";
import type { Said } from "./library.ts";
import { clip } from "./passages.ts";

interface TranscriptLine {
  /** Seconds; undefined without times. */
  readonly start: number | undefined;
  readonly text: string;
}

/** Of a page, in characters: some 2,000 tokens. */
const PAGE = 8000;
/** Of a line. */
const LONGEST = 2000;

/** The lines of a transcript; without times, those of its text, divided where they are long. */
export const toLines = ({ segments, text }: Said): TranscriptLine[] =>
  segments.length > 0
    ? segments.map(({ start, speaker, text: words }) => ({
        start,
        text: clip(speaker === undefined ? words : `${speaker}: ${words}`, LONGEST),
      }))
    : (text ?? "")
        .split("\n")
        .flatMap((line) =>
          Array.from({ length: Math.ceil(line.trim().length / LONGEST) }, (_, part) =>
            line.trim().slice(part * LONGEST, (part + 1) * LONGEST),
          ),
        )
        .map((line) => ({ start: undefined, text: line }));

interface PageStart {
  /** Seconds. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** The first line, from 1. */
  readonly line?: number | undefined;
}

/**
 * Writes some lines, each after its number and moment.
 *
 * @param most characters
 * @returns also the number of the next line; undefined after the last
 */
export function pageOf(
  lines: readonly TranscriptLine[],
  { from, until, line }: PageStart,
  most = PAGE,
): { readonly text: string; readonly next: number | undefined } {
  let place = (line ?? 1) - 1;
  if (from !== undefined) {
    // The line that is being said at this second.
    const later = lines.findIndex(({ start }) => start !== undefined && start > from);
    place = Math.max(place, (later === -1 ? lines.length : later) - 1);
  }
  const written: string[] = [];
  let length = 0;
  for (; place < lines.length; place += 1) {
    const { start, text } = lines[place]!;
    if (until !== undefined && start !== undefined && start >= until)
      return { text: written.join("\n"), next: undefined };
    const next =
      start === undefined
        ? `${place + 1}. ${text}`
        : `${place + 1}. [${formatMoment(start)} t=${Math.floor(start)}] ${text}`;
    if (written.length > 0 && length + next.length > most) return { text: written.join("\n"), next: place + 1 };
    written.push(next);
    length += next.length + 1;
  }
  return { text: written.join("\n"), next: undefined };
}
