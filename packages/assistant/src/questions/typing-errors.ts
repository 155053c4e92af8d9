/** From this length on a word may have two errors, in characters. */
const LONG = 9;

/**
 * Counts the letters that are added, left out, changed or swapped with their neighbour between two words (Damerau and
 * Levenshtein), up to `most` and one more.
 */
export function countErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = last[j - 1]! + (isSame ? 0 : 1);
      const swapped = isSwapped ? beforeLast[j - 2]! + 1 : changed;
      const errors = Math.min(changed, swapped, last[j]! + 1, row[j - 1]! + 1);
      row.push(errors);
      least = Math.min(least, errors);
    }
    // A swap may still undo one error of the row before.
    if (least > most + 1) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length]!, most + 1);
}

/**
 * Whether `typed` may be `word` with a typing error. The first letter is hardly ever wrong; different words that look alike
 * often differ there.
 */
export const mayMean = (typed: string, word: string): boolean => {
  const most = typed.length >= LONG ? 2 : 1;
  return typed.charAt(0) === word.charAt(0) && countErrors(typed, word, most) <= most;
};
