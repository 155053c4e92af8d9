import { formatMoment } from "@lectern/domain/moment.ts";
import type { TranscriptLines, TranscriptStart } from "./library.ts";
import { clip } from "./passages.ts";

/** Some lines of a transcript in a row. */
export interface TranscriptPart {
  /** The place of the first one, from 0. */
  readonly first: number;
  /** The number of lines of the whole transcript. */
  readonly count: number;
  readonly lines: readonly TranscriptLine[];
}

interface TranscriptLine {
  /** Seconds; undefined without times. */
  readonly start: number | undefined;
  readonly text: string;
}

/** The length of a page, in characters: some 2,000 tokens. */
const PAGE_LENGTH = 8000;
/** In characters: a longer line is cut, or divided in a text without times. */
const LONGEST_LINE = 2000;

/** The lines that were read; those of a text without times are divided where they are long. */
export function toPart(transcript: TranscriptLines, { line = 1 }: TranscriptStart = {}): TranscriptPart {
  if ("lines" in transcript) {
    const lines = transcript.lines.map(({ start, speaker, text }) => ({
      start,
      text: clip(speaker === null ? text : `${speaker}: ${text}`, LONGEST_LINE),
    }));
    return { ...transcript, lines };
  }
  const lines = transcript.text
    .split("\n")
    .flatMap((text) =>
      Array.from({ length: Math.ceil(text.trim().length / LONGEST_LINE) }, (_, part) =>
        text.trim().slice(part * LONGEST_LINE, (part + 1) * LONGEST_LINE),
      ),
    )
    .map((text) => ({ start: undefined, text }));
  return { first: line - 1, count: lines.length, lines: lines.slice(line - 1) };
}

interface PageEnd {
  /** Seconds. */
  readonly until?: number | undefined;
  /** In characters. */
  readonly most?: number;
}

/**
 * Writes some lines, each after its number and moment.
 *
 * @returns also the number of the next line; undefined after the last
 */
export function writePage(
  { first, count, lines }: TranscriptPart,
  { until, most = PAGE_LENGTH }: PageEnd = {},
): { readonly text: string; readonly next: number | undefined } {
  const pageLines: string[] = [];
  let length = 0;
  for (const [place, { start, text }] of lines.entries()) {
    if (until !== undefined && start !== undefined && start >= until)
      return { text: pageLines.join("\n"), next: undefined };
    const number = first + place + 1;
    const next =
      start === undefined ? `${number}. ${text}` : `${number}. [${formatMoment(start)} t=${Math.floor(start)}] ${text}`;
    if (pageLines.length > 0 && length + next.length > most) return { text: pageLines.join("\n"), next: number };
    pageLines.push(next);
    length += next.length + 1;
  }
  const end = first + lines.length;
  return { text: pageLines.join("\n"), next: lines.length > 0 && end < count ? end + 1 : undefined };
}
