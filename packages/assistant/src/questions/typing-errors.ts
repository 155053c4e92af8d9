/** From this length on a word may have two errors, in characters. */
const LONG = 9;

/** How many letters are added, left out, changed or swapped with their neighbour between two words, up to 3. */
function errorsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = last[j - 1]! + (isSame ? 0 : 1);
      const swapped = isSwapped ? beforeLast[j - 2]! + 1 : changed;
      row.push(Math.min(changed, swapped, last[j]! + 1, row[j - 1]! + 1));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/**
 * Whether `typed` may be `word` with a typing error. The first letter is hardly ever wrong; different words that look alike
 * often differ there.
 */
export const mayMean = (typed: string, word: string): boolean =>
  typed.charAt(0) === word.charAt(0) && errorsBetween(typed, word) <= (typed.length >= LONG ? 2 : 1);
