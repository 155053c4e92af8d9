import { findLabel, findSpeakers } from "./speaker-labels.ts";
import { CELL_BORDER } from "./markdown.ts";
import { endsSentence } from "@lectern/domain/transcript-text.ts";

/** A paragraph without a full stop, among others that have one, is a heading or an item of a list up to this length. */
const LONGEST_HEADING_WORDS = 12;
/** Short paragraphs in a row of which the first is a heading and the others its list; in a shorter row each is a heading. */
const LEAST_LIST_PARAGRAPHS = 3;

/** Paragraphs that end with a full stop; with fewer, a text doesn't tell its headings by their lack of one. */
const LEAST_ENDED_PARAGRAPHS = 3;
/** The share of a text's paragraphs that end with a full stop at least, for the same reason. */
const LEAST_ENDED_SHARE = 0.5;

interface StoredLine {
  readonly text: string;
  /** The speaker's label. */
  readonly speaker: string | undefined;
  /** The headings directly above the line, put together. */
  readonly heading?: string | undefined;
}

/** "AUDIENCE: Layout of the store. [INAUDIBLE]" and "[LAUGHTER]" are speech. */
const endsWithRemark = /\]\s*$/u;

/** Whether a paragraph has the form of a heading or an item. */
const isHeadingLike = (paragraph: string): boolean =>
  !endsSentence(paragraph) &&
  !endsWithRemark.test(paragraph) &&
  !paragraph.includes(CELL_BORDER) &&
  paragraph.split(/\s+/).length <= LONGEST_HEADING_WORDS;

/** Finds the speaker's label that a paragraph begins with, and the words behind it; undefined where it has none. */
function findSpeakerLabel(paragraph: string, speakers: ReadonlySet<string>): ReturnType<typeof findLabel> {
  const match = findLabel(paragraph);
  return match !== undefined && speakers.has(match.label) ? match : undefined;
}

/** Finds the indices of headings: of short paragraphs in a row, one or two are headings, and of a longer row the first. */
function findHeadings(paragraphs: readonly string[], speakers: ReadonlySet<string>): ReadonlySet<number> {
  const ended = paragraphs.filter((paragraph) => endsSentence(paragraph)).length;
  if (ended < LEAST_ENDED_PARAGRAPHS || ended < paragraphs.length * LEAST_ENDED_SHARE) return new Set();
  const headings = new Set<number>();
  for (let index = 0; index < paragraphs.length; index += 1) {
    let end = index;
    while (end < paragraphs.length && isHeadingLike(paragraphs[end]!) && !findSpeakerLabel(paragraphs[end]!, speakers))
      end += 1;
    const isList = end - index >= LEAST_LIST_PARAGRAPHS;
    for (let heading = index; heading < (isList ? index + 1 : end); heading += 1) headings.add(heading);
    index = Math.max(index, end - 1);
  }
  return headings;
}

/**
 * Reads the lines of a text that `normaliseTranscript` wrote. Each line is one or several whole sentences; a speaker's label is taken
 * off it, and the headings above it are given with it.
 */
export function readLines(text: string): StoredLine[] {
  const paragraphs = text.split(/\n{2,}/);
  const speakers = findSpeakers(paragraphs);
  const headings = findHeadings(paragraphs, speakers);
  let speaker: string | undefined;
  let above: string[] = [];
  return paragraphs.flatMap((paragraph, index) => {
    if (headings.has(index)) {
      above.push(paragraph.trim());
      return [];
    }
    const turn = findSpeakerLabel(paragraph, speakers);
    if (turn !== undefined) speaker = turn.label;
    const words = turn?.rest ?? paragraph;
    const lines = words.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) return [];
    const heading = above.length === 0 ? undefined : above.join(" – ");
    above = [];
    return lines.map((line, n) => ({ text: line, speaker, ...(n === 0 && { heading }) }));
  });
}
