import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { bareWord, isUnspaced, splitTokens } from "./words.ts";

type Timed = Pick<TranscriptSegment, "start" | "end" | "text">;

/** Words or characters that a rolling caption repeats of the one before it at least; fewer may be the same by chance. */
const leastShared = { words: 2, characters: 4 } as const;
/** The share of neighbouring captions that repeat words, at least, in a file that rolls. */
const LEAST_REPEATING_SHARE = 0.3;
/** Pairs of neighbouring captions; fewer don't tell whether a file rolls. */
const LEAST_PAIRS = 4;
/** The share of captions that differ, at least: a screen shows a line three times at most, and more repetitions were said. */
const LEAST_DISTINCT_SHARE = 0.25;
/** In words or characters: the most that a screen shows at once. */
const LARGEST_SCREEN_PARTS = 60;

/** Splits a caption into the parts that are compared: words, or characters where no spaces stand between words. */
type Split = (text: string) => string[];

const splitWords: Split = splitTokens;
const splitCharacters: Split = (text) => Array.from(text.replaceAll(/\s+/g, ""));

const toComparable = (text: string, split: Split): string[] => split(text).map((token) => bareWord(token) || token);

/** Counts the parts at the end of `before` that `after` begins with, at most as many as a screen shows. */
function countShared(before: readonly string[], after: readonly string[]): number {
  for (let count = Math.min(before.length, after.length, LARGEST_SCREEN_PARTS); count > 0; count -= 1) {
    const offset = before.length - count;
    if (after[0] !== before[offset] || after[count - 1] !== before[before.length - 1]) continue;
    let same = true;
    for (let index = 1; index < count - 1 && same; index += 1) same = after[index] === before[offset + index];
    if (same) return count;
  }
  return 0;
}

/**
 * Whether captions show each line twice or more, as YouTube's automatic ones do: a screen of two lines that rolls up.
 * @param lines parts of each caption
 * @param least how many parts a caption must repeat to count
 */
function isRolling(lines: readonly (readonly string[])[], least: number): boolean {
  let pairs = 0;
  let shared = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined || Math.min(before.length, line.length) < least) continue;
    pairs += 1;
    if (countShared(before, line) >= least) shared += 1;
  }
  const distinct = new Set(lines.map((line) => line.join(" "))).size;
  return (
    pairs >= LEAST_PAIRS && shared / pairs >= LEAST_REPEATING_SHARE && distinct >= lines.length * LEAST_DISTINCT_SHARE
  );
}

/** The longest gap before a caption that is shown again with its next word highlighted. */
const LONGEST_GAP_SECONDS = 0.15;
/** In words a second: faster than anybody speaks. */
const FASTEST_WORDS_PER_SECOND = 6;
/** About the length of a word. */
const WORD_CHARACTERS = 5;

/** Whether each caption is shown once for each of its words, which is highlighted in turn. */
function isHighlighting(captions: readonly Timed[]): boolean {
  const repeats = captions.filter((caption, index) => isRepeat(captions[index - 1], caption)).length;
  return repeats >= LEAST_PAIRS && repeats > captions.length / 2;
}

/** Whether a caption follows at once on one with the same text. */
const hasSameText = (before: Timed | undefined, { text, start }: Timed): before is Timed =>
  before !== undefined && before.text === text && start - before.end <= LONGEST_GAP_SECONDS;

/** Whether a caption is the one before it again, too soon for it to have been said again. */
const isRepeat = (before: Timed | undefined, caption: Timed): boolean =>
  hasSameText(before, caption) &&
  caption.text.length / WORD_CHARACTERS > (caption.end - caption.start) * FASTEST_WORDS_PER_SECOND;

/** Joins captions that show the same text, however long each shows it: a slowly said word is highlighted for as long as it takes. */
function joinSameText<Caption extends Timed>(captions: readonly Caption[]): Caption[] {
  const joined: Caption[] = [];
  for (const caption of captions) {
    const last = joined.at(-1);
    if (hasSameText(last, caption)) joined[joined.length - 1] = { ...last, end: Math.max(last.end, caption.end) };
    else joined.push(caption);
  }
  return joined;
}

/** Returns the text of a caption from its nth part on. */
function takeFrom(text: string, from: number, split: Split): string {
  if (split === splitWords) return split(text).slice(from).join(" ");
  let skip = from;
  let offset = 0;
  for (const character of text) {
    if (/\S/.test(character)) {
      if (skip === 0) break;
      skip -= 1;
    }
    offset += character.length;
  }
  return text.slice(offset).trim();
}

/**
 * Removes from captions that roll the words that each repeats of the one before it: every word stands once, in the caption in which it
 * first appeared. Captions that don't roll stay as they are, so that words that were said twice are kept twice.
 */
export function unrollCaptions<Caption extends Timed>(raw: readonly Caption[]): Caption[] {
  const captions = isHighlighting(raw) ? joinSameText(raw) : raw;
  // The first captions show the script.
  const isByCharacters = isUnspaced(
    captions
      .slice(0, 100)
      .map(({ text }) => text)
      .join(""),
  );
  const split = isByCharacters ? splitCharacters : splitWords;
  const least = isByCharacters ? leastShared.characters : leastShared.words;
  const lines = captions.map(({ text }) => toComparable(text, split));
  if (!isRolling(lines, least)) return [...captions];
  const unrolled: Caption[] = [];
  let screen: string[] = [];
  let lastAdded = 0;
  for (const [index, caption] of captions.entries()) {
    const parts = lines[index]!;
    const shared = countShared(screen, parts);
    // Few shared parts are chance if the caption before added more of them, all of which this one would repeat.
    const couldShareMore = lastAdded >= least;
    const addsParts = parts.length > shared;
    const isChance = shared < least && couldShareMore && addsParts;
    const repeated = isChance ? 0 : shared;
    const last = unrolled.at(-1);
    if (parts.length === repeated) {
      if (last !== undefined) unrolled[unrolled.length - 1] = { ...last, end: Math.max(last.end, caption.end) };
      continue;
    }
    unrolled.push({ ...caption, text: takeFrom(caption.text, repeated, split) });
    screen = [...screen, ...parts.slice(repeated)].slice(-LARGEST_SCREEN_PARTS);
    lastAdded = parts.length - repeated;
  }
  return unrolled;
}
