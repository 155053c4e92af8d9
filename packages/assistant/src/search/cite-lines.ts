import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import { endsSentence } from "@lectern/domain/transcript-text.ts";

/** A sentence that can be cited, with its place. */
export interface CitableLine {
  readonly text: string;
  /** The index of the stored segment, or of the line in a recording without times. */
  readonly line: number;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly speaker?: string | undefined;
  /** In an answer about several recordings. */
  readonly recording?: { readonly id: string; readonly name: string } | undefined;
  /** A statement that a model gets in place of the line's own text. */
  readonly statement?: string | undefined;
  /** The name by which a model cites the line, "L3:128"; its index if undefined. A line without text stands for its whole lecture. */
  readonly reference?: string | undefined;
}

/** A cited sentence as the contract has it. */
export interface CitedLine {
  readonly text: string;
  readonly line: number;
  readonly start: number | null;
  readonly end: number | null;
  readonly recording_id?: string;
}

/** The most sentences that one citation lists. */
export const MOST_CITED_AT_ONCE = 12;

/** The link's part for the last of several sentences, ",135"; empty if it is in the first one's line or second. */
function toLast(first: CitableLine, last: CitableLine): string {
  const [from, to] = [first, last].map(({ line, start = line }) => Math.floor(start)) as [from: number, to: number];
  return to > from && first.recording?.id === last.recording?.id ? `,${to}` : "";
}

/**
 * Links a cited sentence to its moment, to its line, or to the page of its recording. A link of several sentences in a row
 * also has the place of the last.
 */
export function toCitationLink(first: CitableLine, last = first): string {
  const { line, start, recording } = first;
  const end = toLast(first, last);
  if (recording === undefined)
    return start === undefined
      ? `[¶ ${line + 1}](#line=${line}${end})`
      : `[${formatMoment(start)}](#t=${Math.floor(start)}${end})`;
  const name = escapeMarkdown(recording.name.replaceAll(/\s+/g, " ").trim());
  const page = `/dashboard/library/recording/${recording.id}?tab=transcript`;
  return start === undefined
    ? `[${name}](${page})`
    : `[${name} ${formatMoment(start)}](${page}&t=${Math.floor(start)}${end})`;
}

export const toCitedLine = ({ text, line, start, end, recording }: CitableLine): CitedLine => ({
  text,
  line,
  start: start ?? null,
  end: end ?? null,
  ...(recording !== undefined && { recording_id: recording.id }),
});

/** In words: the rest of a sentence is shown up to this length. */
const LONGEST_REST_WORDS = 40;

/** Whether a sentence goes on from one line into the next. A written line break ends one in a recording without times. */
const goesOn = (line: CitableLine | undefined, next: CitableLine | undefined): boolean =>
  line !== undefined &&
  next !== undefined &&
  line.text !== "" &&
  !endsSentence(line.text) &&
  line.recording?.id === next.recording?.id &&
  line.speaker === next.speaker &&
  (line.start === undefined ? next.line === line.line : next.line - line.line <= 1);

/** The recordings of which most lines end with a full stop. In others the lines are their sentences. */
function findPunctuated(lines: readonly CitableLine[]): ReadonlySet<string | undefined> {
  const sums = new Map<string | undefined, number>();
  for (const { recording, text } of lines)
    sums.set(recording?.id, (sums.get(recording?.id) ?? 0) + (endsSentence(text) ? 1 : -1));
  return new Set([...sums].filter(([, sum]) => sum > 0).map(([id]) => id));
}

/** Widens lines in a row to whole sentences: speech may be stored in lines that end in the middle of one. */
function toWholeSentences(
  lines: readonly CitableLine[],
  first: number,
  last: number,
): readonly [first: number, last: number] {
  const reach = (from: number, step: 1 | -1): number => {
    const isInside = (index: number) =>
      step === 1 ? goesOn(lines[index], lines[index + 1]) : goesOn(lines[index - 1], lines[index]);
    let words = 0;
    let line = from;
    while (isInside(line)) {
      line += step;
      words += lines[line]!.text.split(" ").length;
      if (words > LONGEST_REST_WORDS) return from;
    }
    return line;
  };
  return [reach(first, -1), reach(last, 1)];
}

/** Turns the numbers of sentences into links, and remembers which were cited. */
export interface Citer {
  /** The index of a line by its reference; NaN for an unknown one. */
  readonly find: (reference: string) => number;
  /** One link for sentences in a row; undefined for a number that no sentence has. */
  readonly cite: (first: number, last?: number) => string | undefined;
  /** The cited sentences, each once, in the order in which they were cited. */
  readonly listCited: () => CitedLine[];
}

/** Remembers which lines a link cites. */
export interface CitedRanges {
  /** The first and the last line; undefined for another link, or a line without words. */
  readonly getRange: (link: string) => readonly [first: number, last: number] | undefined;
}

export function createCiter(lines: readonly CitableLine[]): Citer & CitedRanges {
  const cited = new Set<number>();
  const indexes = new Map(
    lines.flatMap(({ reference }, index) => (reference === undefined ? [] : [[reference, index]])),
  );
  const ranges = new Map<string, readonly [first: number, last: number]>();
  const punctuated = findPunctuated(lines);
  return {
    find: (reference) => indexes.get(reference) ?? (indexes.size === 0 ? Number(reference) : Number.NaN),
    cite: (number, until = number) => {
      if (lines[number] === undefined) return undefined;
      const end = Math.min(until, number + MOST_CITED_AT_ONCE - 1, lines.length - 1);
      // A model may write a range backwards, as "[5-3]": only its first sentence is cited then.
      const range = [number, Math.max(number, end)] as const;
      const isPunctuated = punctuated.has(lines[number].recording?.id);
      const [first, last] = isPunctuated ? toWholeSentences(lines, ...range) : range;
      for (let index = first; index <= last; index += 1) cited.add(index);
      const link = toCitationLink(lines[first]!, lines[last]);
      // Sentences of one segment share their link.
      const [from, to] = ranges.get(link) ?? [first, last];
      if (lines[first]!.text !== "") ranges.set(link, [Math.min(from, first), Math.max(to, last)]);
      return link;
    },
    listCited: () => [...cited].flatMap((index) => (lines[index]!.text === "" ? [] : [toCitedLine(lines[index]!)])),
    getRange: (link) => ranges.get(link),
  };
}
