import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { findSentenceStarts, type Writing } from "./find-sentences.ts";
import type { Token } from "./restore-borders.ts";
import type { Caption } from "./turns.ts";
import { toUnspacedLines } from "./unspaced-lines.ts";
import { splitTokens } from "./words.ts";

/** Sentences that one caption holds whole stay together up to this many characters. */
const TOGETHER = 400;
/** "Right." is no line of its own: sentences of so few words stand with their neighbour, up to so many characters. */
const SHORT = 3;
const WITH_SHORT = 240;
/** Seconds: across a longer silence nothing is put together. */
const PAUSE = 2;

const isSound = (text: string): boolean => /^(?:[[(][^\])]{1,40}[\])]|[♪♫\s]+)$/u.test(text);

/** A sentence, or some: which words of which captions. */
interface Row {
  readonly text: string;
  readonly words: number;
  readonly first: number;
  readonly last: number;
  /** Where in the first caption it begins, in characters. */
  readonly offset: number;
}

interface Word extends Token {
  readonly caption: number;
  readonly offset: number;
}

/** Runs of captions that one person said: sentences do not go over their borders. */
function findRuns(captions: readonly Caption[]): number[][] {
  const runs: number[][] = [];
  for (const [at, { speaker, beginsTurn, text }] of captions.entries()) {
    const before = captions[at - 1];
    const goesOn =
      before !== undefined &&
      before.speaker === speaker &&
      beginsTurn !== true &&
      !isSound(text) &&
      !isSound(before.text);
    if (goesOn) runs.at(-1)!.push(at);
    else runs.push([at]);
  }
  return runs;
}

function toWords(captions: readonly Caption[], run: readonly number[]): Word[] {
  return run.flatMap((caption) => {
    const { text, start } = captions[caption]!;
    const before = captions[caption - 1];
    let offset = 0;
    return splitTokens(text).map((token, n): Word => {
      const place = text.indexOf(token, offset);
      offset = place + token.length;
      if (n > 0 || before === undefined) return { text: token, caption, offset: place };
      return { text: token, caption, offset: place, pause: Math.max(0, start - before.end) };
    });
  });
}

function toSentences(captions: readonly Caption[], run: readonly number[], writing: Writing): Row[] {
  const words = toWords(captions, run);
  const starts = findSentenceStarts(words, writing);
  return starts.map((start, n) => {
    const own = words.slice(start, starts[n + 1]);
    const [first, last] = [own[0]!, own.at(-1)!];
    const text = own.map((word) => word.text).join(" ");
    return { text, words: own.length, first: first.caption, last: last.caption, offset: first.offset };
  });
}

function belongsTo(row: Row, next: Row, captions: readonly Caption[]): boolean {
  const length = row.text.length + next.text.length;
  const isOneCaption = row.first === next.last;
  if (isOneCaption) return length <= TOGETHER;
  const silence = captions[next.first]!.start - captions[row.last]!.end;
  return (row.words <= SHORT || next.words <= SHORT) && length <= WITH_SHORT && silence < PAUSE;
}

const joined = (row: Row, next: Row): Row => ({
  ...row,
  text: `${row.text} ${next.text}`,
  words: row.words + next.words,
  last: next.last,
});

/**
 * Captions as segments that begin and end with a sentence. A segment keeps the start of the caption in which its first word
 * stands and the end of the one in which its last does. Only where several begin in one caption are the later ones' times worked
 * out, by their place in it.
 */
export function toSentenceSegments(captions: readonly Caption[], writing: Writing): TranscriptSegment[] {
  const rows: Row[] = [];
  for (const run of findRuns(captions)) {
    if (writing.isUnspaced) {
      rows.push(...toUnspacedLines(captions, run, writing.language).map((line) => ({ ...line, words: 1 })));
      continue;
    }
    const sentences = toSentences(captions, run, writing);
    let row: Row | undefined;
    for (const sentence of sentences) {
      if (row !== undefined && belongsTo(row, sentence, captions)) row = joined(row, sentence);
      else {
        if (row !== undefined) rows.push(row);
        row = sentence;
      }
    }
    if (row !== undefined) rows.push(row);
  }

  const timeIn = ({ first, offset }: Row): number => {
    const { start, end, text } = captions[first]!;
    const until = Math.max(start, Math.min(end, captions[first + 1]?.start ?? end));
    return start + ((until - start) * offset) / text.length;
  };
  return rows.map((row, n) => {
    const [before, next] = [rows[n - 1], rows[n + 1]];
    const { start, speaker } = captions[row.first]!;
    const isLater = before?.first === row.first;
    const isFollowed = next !== undefined && next.first === row.first;
    return {
      start: isLater ? timeIn(row) : start,
      end: isFollowed ? timeIn(next) : captions[row.last]!.end,
      ...(speaker !== undefined && { speaker }),
      text: row.text,
    };
  });
}
