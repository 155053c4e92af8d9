import { findLabel, findSpeakers } from "./speaker-labels.ts";
import { CELL_BORDER } from "./markdown.ts";
import { endsSentence } from "@lectern/domain/transcript-text.ts";

/** A line without a full stop that stands among paragraphs that have one, in words: a heading, or an item of a list. */
const LONGEST_HEADING = 12;
/** So many of them in a row are a heading and what is listed under it; fewer are headings. */
const LEAST_LIST = 3;

interface StoredLine {
  readonly text: string;
  /** The label that its turn begins with. */
  readonly speaker: string | undefined;
  /** The headings directly above it. */
  readonly heading?: string | undefined;
}

/** "AUDIENCE: Layout of the store. [INAUDIBLE]" and "[LAUGHTER]" are speech. */
const endsWithRemark = /\]\s*$/u;

const isShort = (paragraph: string): boolean =>
  !endsSentence(paragraph) &&
  !endsWithRemark.test(paragraph) &&
  !paragraph.includes(CELL_BORDER) &&
  paragraph.split(/\s+/).length <= LONGEST_HEADING;

/** The label of a turn that a paragraph begins with, and the words behind it; undefined where no speaker has it. */
function findTurn(paragraph: string, speakers: ReadonlySet<string>): ReturnType<typeof findLabel> {
  const found = findLabel(paragraph);
  return found !== undefined && speakers.has(found.label) ? found : undefined;
}

/** Which of these paragraphs are headings: of short ones without a full stop that follow each other, the first two at most. */
function findHeadings(paragraphs: readonly string[], speakers: ReadonlySet<string>): ReadonlySet<number> {
  const ended = paragraphs.filter((paragraph) => endsSentence(paragraph)).length;
  if (ended <= 2 || ended < paragraphs.length * 0.5) return new Set();
  const headings = new Set<number>();
  for (let at = 0; at < paragraphs.length; at += 1) {
    let end = at;
    while (end < paragraphs.length && isShort(paragraphs[end]!) && !findTurn(paragraphs[end]!, speakers)) end += 1;
    for (let one = at; one < (end - at < LEAST_LIST ? end : at + 1); one += 1) headings.add(one);
    at = Math.max(at, end - 1);
  }
  return headings;
}

/**
 * The lines of a text as `normaliseTranscript` wrote it: each begins and ends with a sentence. Names of speakers are not
 * among them, and a heading stands with the line after it.
 */
export function readLines(text: string): StoredLine[] {
  const paragraphs = text.split(/\n{2,}/);
  const speakers = findSpeakers(paragraphs);
  const headings = findHeadings(paragraphs, speakers);
  let speaker: string | undefined;
  let above: string[] = [];
  return paragraphs.flatMap((paragraph, at) => {
    if (headings.has(at)) {
      above.push(paragraph.trim());
      return [];
    }
    const turn = findTurn(paragraph, speakers);
    if (turn !== undefined) speaker = turn.label;
    const words = turn?.rest ?? paragraph;
    const lines = words.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) return [];
    const heading = above.length === 0 ? undefined : above.join(" – ");
    above = [];
    return lines.map((line, n) => ({ text: line, speaker, ...(n === 0 && { heading }) }));
  });
}
