import { bareWord, splitTokens } from "./words.ts";

interface Timed {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Two captions of so many words that follow each other share some by chance less often than a screen that rolls does. */
const LEAST_SHARED = 2;
/** Of the neighbouring captions of a file that rolls, at least so many share words. */
const LEAST_SHARE = 0.3;
const LEAST_PAIRS = 4;
/** A screen shows a line three times at most; what stands more often was said so often. */
const LEAST_DISTINCT = 0.25;
/** No screen shows more words than this at once. */
const SCREEN = 60;

const folded = (text: string): string[] => splitTokens(text).map((token) => bareWord(token) || token);

/** How many words at the end of `before` are those at the beginning of `after`, at most as many as a screen shows. */
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
 * @param lines words of each caption
 */
function isRolling(lines: readonly (readonly string[])[]): boolean {
  let pairs = 0;
  let shared = 0;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before === undefined || Math.min(before.length, line.length) < LEAST_SHARED) continue;
    pairs += 1;
    if (countShared(before, line) >= LEAST_SHARED) shared += 1;
  }
  const distinct = new Set(lines.map((line) => line.join(" "))).size;
  return pairs >= LEAST_PAIRS && shared / pairs >= LEAST_SHARE && distinct >= lines.length * LEAST_DISTINCT;
}

/**
 * Captions that roll, without what each repeats of the one before: every word stands once, with the caption in which it first
 * appeared. Captions that don't roll stay as they are, so that what was said twice is kept twice.
 */
export function unrollCaptions<Caption extends Timed>(captions: readonly Caption[]): Caption[] {
  const lines = captions.map(({ text }) => folded(text));
  if (!isRolling(lines)) return [...captions];
  const unrolled: Caption[] = [];
  let screen: string[] = [];
  let lastNew = 0;
  for (const [at, caption] of captions.entries()) {
    const words = lines[at]!;
    const shared = countShared(screen, words);
    // One word may be the same by chance, unless one word is all that there is to repeat.
    const repeated = shared === 1 && lastNew > 1 && words.length > 1 ? 0 : shared;
    const added = words.length - repeated;
    const last = unrolled.at(-1);
    if (added === 0) {
      if (last !== undefined) unrolled[unrolled.length - 1] = { ...last, end: Math.max(last.end, caption.end) };
      continue;
    }
    unrolled.push({ ...caption, text: splitTokens(caption.text).slice(repeated).join(" ") });
    screen = [...screen, ...words.slice(repeated)].slice(-SCREEN);
    lastNew = added;
  }
  return unrolled;
}
