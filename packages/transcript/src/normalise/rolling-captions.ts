import { bareWord, isUnspaced, splitTokens } from "./words.ts";

interface Timed {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** In words or characters: two captions share so many by chance less often than a screen that rolls does. */
const leastShared = { words: 2, characters: 4 } as const;
/** Of the neighbouring captions of a file that rolls, at least so many share words. */
const LEAST_SHARE = 0.3;
const LEAST_PAIRS = 4;
/** A screen shows a line three times at most; what stands more often was said so often. */
const LEAST_DISTINCT = 0.25;
/** In words or characters: no screen shows more at once. */
const SCREEN = 60;

/** The parts of a caption that are compared: its words, or its characters where no spaces stand between words. */
type Split = (text: string) => string[];

const splitWords: Split = splitTokens;
const splitCharacters: Split = (text) => Array.from(text.replaceAll(/\s+/g, ""));

const folded = (text: string, split: Split): string[] => split(text).map((token) => bareWord(token) || token);

/** How many parts at the end of `before` are those at the beginning of `after`, at most as many as a screen shows. */
function countShared(before: readonly string[], after: readonly string[]): number {
  for (let count = Math.min(before.length, after.length, SCREEN); count > 0; count -= 1) {
    const offset = before.length - count;
    if (after[0] !== before[offset] || after[count - 1] !== before[before.length - 1]) continue;
    let same = true;
    for (let at = 1; at < count - 1 && same; at += 1) same = after[at] === before[offset + at];
    if (same) return count;
  }
  return 0;
}

/**
 * Whether captions show each line twice or more, as YouTube's automatic ones do: a screen of two lines that rolls up.
 * @param lines parts of each caption
 */
function isRolling(lines: readonly (readonly string[])[], least: number): boolean {
  let pairs = 0;
  let shared = 0;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before === undefined || Math.min(before.length, line.length) < least) continue;
    pairs += 1;
    if (countShared(before, line) >= least) shared += 1;
  }
  const distinct = new Set(lines.map((line) => line.join(" "))).size;
  return pairs >= LEAST_PAIRS && shared / pairs >= LEAST_SHARE && distinct >= lines.length * LEAST_DISTINCT;
}

/** In seconds: a caption that is shown again for its next word follows at once. */
const AT_ONCE = 0.15;
/** In words a second: faster than anybody speaks. */
const FASTEST = 6;

/** Whether each caption is shown once for each of its words, which is highlighted in turn. */
function isHighlighting(captions: readonly Timed[]): boolean {
  const repeats = captions.filter((caption, at) => isRepeat(captions[at - 1], caption)).length;
  return repeats >= LEAST_PAIRS && repeats > captions.length / 2;
}

function isRepeat(before: Timed | undefined, { text, start, end }: Timed): boolean {
  if (before === undefined || before.text !== text || start - before.end > AT_ONCE) return false;
  return text.length / 5 > (end - start) * FASTEST;
}

function joinRepeats<Caption extends Timed>(captions: readonly Caption[]): Caption[] {
  const joined: Caption[] = [];
  for (const caption of captions) {
    const last = joined.at(-1);
    if (last !== undefined && last.text === caption.text && caption.start - last.end <= AT_ONCE)
      joined[joined.length - 1] = { ...last, end: Math.max(last.end, caption.end) };
    else joined.push(caption);
  }
  return joined;
}

/** The caption's parts from one on, as they stand in it. */
function takeFrom(text: string, from: number, split: Split): string {
  if (split === splitWords) return split(text).slice(from).join(" ");
  let left = from;
  let at = 0;
  for (const character of text) {
    if (/\S/.test(character)) {
      if (left === 0) break;
      left -= 1;
    }
    at += character.length;
  }
  return text.slice(at).trim();
}

/**
 * Captions that roll, without what each repeats of the one before: every word stands once, with the caption in which it first
 * appeared. Captions that don't roll stay as they are, so that what was said twice is kept twice.
 */
export function unrollCaptions<Caption extends Timed>(raw: readonly Caption[]): Caption[] {
  const captions = isHighlighting(raw) ? joinRepeats(raw) : raw;
  const isByCharacters = isUnspaced(
    captions
      .slice(0, 100)
      .map(({ text }) => text)
      .join(""),
  );
  const split = isByCharacters ? splitCharacters : splitWords;
  const least = isByCharacters ? leastShared.characters : leastShared.words;
  const lines = captions.map(({ text }) => folded(text, split));
  if (!isRolling(lines, least)) return [...captions];
  const unrolled: Caption[] = [];
  let screen: string[] = [];
  let lastNew = 0;
  for (const [at, caption] of captions.entries()) {
    const parts = lines[at]!;
    const shared = countShared(screen, parts);
    // A part may be the same by chance, unless one is all that there is to repeat.
    const isChance = shared < least && lastNew >= least && parts.length > shared;
    const repeated = isChance ? 0 : shared;
    const last = unrolled.at(-1);
    if (parts.length === repeated) {
      if (last !== undefined) unrolled[unrolled.length - 1] = { ...last, end: Math.max(last.end, caption.end) };
      continue;
    }
    unrolled.push({ ...caption, text: takeFrom(caption.text, repeated, split) });
    screen = [...screen, ...parts.slice(repeated)].slice(-SCREEN);
    lastNew = parts.length - repeated;
  }
  return unrolled;
}
