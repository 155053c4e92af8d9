/**
 * Letters with their marks, which are the vowels of many scripts. No spoken word is longer than this: a longer run is
 * several, so that spaces left out hide nothing.
 */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]{0,23}/gu;

/** Whether `text` has more than `limit` words. Stops counting there, however long the text is. */
export function hasMoreWordsThan(text: string, limit: number): boolean {
  let count = 0;
  const words = text.matchAll(word);
  while (words.next().done !== true) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

// In bites: a pattern without an upper bound overflows the stack on a run of some megabytes.
const letters = /[\p{L}\p{N}]{1,1000}/gu;
const marks = /\p{M}{1,1000}/gu;
const blanks = /\s{1,1000}/g;

/** Hebrew and Arabic with all their points, Burmese and Khmer stay well under it. */
const MARKS_TO_A_LETTER = 3;

/** How many characters of `text` are in runs that `pattern` finds. */
function lengthOf(text: string, pattern: RegExp): number {
  let length = 0;
  for (const [run] of text.matchAll(pattern)) length += run.length;
  return length;
}

/** Whether a text is language rather than noise: half of its signs, at least, are letters or digits. Reads all of it. */
export function isReadable(text: string): boolean {
  const [spoken, marked] = [lengthOf(text, letters), lengthOf(text, marks)];
  const signs = text.length - spoken - marked - lengthOf(text, blanks);
  return spoken > 0 && spoken >= signs && marked <= spoken * MARKS_TO_A_LETTER;
}
