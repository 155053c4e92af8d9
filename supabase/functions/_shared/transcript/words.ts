/**
 * Matches words: letters with their marks, which are the vowels in many scripts. A longer run counts as several words,
 * because no spoken word is longer; otherwise a text without spaces would have too few words.
 */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,23}/gu;

/** Whether `text` has more than `limit` words. Stops counting at the limit, however long the text is. */
export function hasMoreWordsThan(text: string, limit: number): boolean {
  let count = 0;
  const words = text.matchAll(word);
  while (words.next().done !== true) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

// In chunks: a pattern without an upper bound overflows the stack on a run of several megabytes.
const letters = /[\p{L}\p{N}]{1,1000}/gu;
const marks = /\p{M}{1,1000}/gu;
const blanks = /\s{1,1000}/g;

/** Fully pointed Hebrew and Arabic, Burmese and Khmer have far fewer. */
const MARKS_TO_A_LETTER = 3;

/** Counts the characters of `text` in runs that match `pattern`. */
function countCharacters(text: string, pattern: RegExp): number {
  let length = 0;
  for (const [run] of text.matchAll(pattern)) length += run.length;
  return length;
}

/**
 * Whether a text is language rather than noise: at least half of its characters are letters or digits. Reads the whole
 * text.
 */
export function isReadable(text: string): boolean {
  const [spoken, marked] = [countCharacters(text, letters), countCharacters(text, marks)];
  const signs = text.length - spoken - marked - countCharacters(text, blanks);
  return spoken > 0 && spoken >= signs && marked <= spoken * MARKS_TO_A_LETTER;
}
