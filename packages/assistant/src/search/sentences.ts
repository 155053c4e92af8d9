import { splitSentences } from "@lectern/transcript/normalise/split-sentences.ts";
import { readLines } from "@lectern/transcript/normalise/stored-text.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import type { Words } from "../words/words.ts";

/** A sentence of a recording as it was spoken. */
export interface Sentence {
  /** Its number in the recording, from 0. An answer cites it as "[128]". */
  readonly index: number;
  readonly text: string;
  /** The terms of its words, in order, stop words among them. */
  readonly terms: readonly string[];
  /** Seconds from the start, of its segment; undefined in a recording without times. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** The index of its segment, or of its line in a recording without times. */
  readonly line: number;
  readonly speaker?: string | undefined;
  /** The heading directly above it, in a text without times. */
  readonly heading?: string | undefined;
  /** Another person begins to speak here. */
  readonly beginsTurn: boolean;
}

/** In characters. Longer text without a sentence border is cut into slices, so that no quotation fills a page. */
const LONGEST_SENTENCE_CHARACTERS = 1200;
const SLICE_CHARACTERS = 300;
/** The most sentences that are read: more than eight hours of quick talk. */
const MOST_SENTENCES = 30_000;

/** A run of punctuation: "........". */
const punctuationRun = /[^\p{L}\p{M}\p{N}\s]{4,400}/gu;
/** Cheap tests that nearly all lines fail: the pattern with Unicode classes takes ten times as long. */
const mayHaveRun = /[^\w\s]{4}/;
const mayHaveSpaces = /\s\s|[^\S ]/;

/** Replaces runs of spaces by one, and shortens runs of punctuation, on which other patterns would take minutes. */
export function collapseRuns(text: string): string {
  let line = mayHaveSpaces.test(text) ? text.replaceAll(/\s+/g, " ") : text;
  if (!mayHaveRun.test(line)) return line;
  // In steps: a pattern without an upper bound overflows the stack on a run of megabytes.
  for (let before = ""; before !== line; ) {
    before = line;
    line = line.replaceAll(punctuationRun, (run) => run.slice(0, 3));
  }
  return line;
}

const sliceIfLong = (text: string): string[] =>
  text.length <= LONGEST_SENTENCE_CHARACTERS
    ? [text]
    : Array.from({ length: Math.ceil(text.length / SLICE_CHARACTERS) }, (_, index) =>
        text.slice(index * SLICE_CHARACTERS, (index + 1) * SLICE_CHARACTERS),
      );

interface Line {
  readonly text: string;
  readonly start?: number;
  readonly end?: number;
  readonly speaker?: string | undefined;
  readonly heading?: string | undefined;
}

/** The sentences of a recording, as they were spoken. */
export function toSentences(lecture: Lecture, words: Words): Sentence[] {
  const lines: readonly Line[] = lecture.segments ?? readLines(lecture.transcript);
  const sentences: Sentence[] = [];
  for (const [lineIndex, line] of lines.entries()) {
    const { start, end, speaker } = line;
    let beginsTurn = lineIndex > 0 && speaker !== lines[lineIndex - 1]!.speaker;
    let heading = line.heading;
    for (const whole of splitSentences(collapseRuns(line.text), lecture.language)) {
      for (const text of sliceIfLong(whole)) {
        if (sentences.length === MOST_SENTENCES) return sentences;
        const index = sentences.length;
        sentences.push({
          index,
          text,
          terms: words.toTerms(text),
          start,
          end,
          line: lineIndex,
          speaker,
          heading,
          beginsTurn,
        });
        beginsTurn = false;
        heading = undefined;
      }
    }
  }
  return sentences;
}

/** The words of sentences in a row, as they were spoken. */
export const joinSentences = (sentences: readonly Pick<Sentence, "text">[]): string =>
  sentences.map(({ text }) => text).join(" ");
