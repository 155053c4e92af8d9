/**
 * The number of typing errors between two words: letters that are missing, added, changed or swapped with the next one. Their
 * optimal string alignment distance.
 * @returns `most` + 1 if there are more than `most`
 */
export function countTypos(typed: string, target: string, most: number): number {
  if (Math.abs(typed.length - target.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let leastInRow = row;
    for (let column = 1; column <= target.length; column += 1) {
      const isSame = typed[row - 1] === target[column - 1];
      let typos = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isFirst = row === 1 || column === 1;
      const isSwapped = !isFirst && typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1];
      if (isSwapped) typos = Math.min(typos, beforeLast[column - 2]! + 1);
      current.push(typos);
      leastInRow = Math.min(leastInRow, typos);
    }
    if (leastInRow > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[target.length]!, most + 1);
}

/** A shorter word isn't corrected: short words are too similar to each other. */
const LEAST_LETTERS_FOR_ONE_TYPO = 4;
/** A shorter word has at most one typing error. */
const LEAST_LETTERS_FOR_TWO_TYPOS = 8;

/** Groups of letters that are typed for each other: neighbours on a keyboard, and letters that sound alike. */
const LIKELY_SLIPS = "qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm"
  .split(" ")
  .flatMap((row) => Array.from({ length: row.length - 1 }, (_, index) => row.slice(index, index + 2)))
  .concat("aeiouy", "bpvwf", "szcxt", "ckqgj", "dt", "mn", "lr");

/**
 * False if the words differ only by one letter in place of another that is rarely typed for it: "absorb" doesn't mean
 * "adsorb". Any other difference may be a slip.
 */
function isLikelySlip(typed: string, target: string): boolean {
  if (typed.length !== target.length) return true;
  const differing = Array.from({ length: typed.length }, (_, index) => index).filter((at) => typed[at] !== target[at]);
  const [index] = differing;
  if (index === undefined || differing.length > 1) return true;
  return LIKELY_SLIPS.some((letters) => letters.includes(typed[index]!) && letters.includes(target[index]!));
}

/**
 * The word that a misspelt one is likeliest to mean: the nearest, and of those the most used.
 * @param typed in lower case, without accents
 * @param candidates words in the same form, with how often each is used
 * @param most typing errors
 */
export function findMeantWord(
  typed: string,
  candidates: ReadonlyMap<string, number>,
  most = typed.length >= LEAST_LETTERS_FOR_TWO_TYPOS ? 2 : 1,
): string | undefined {
  if (typed.length < LEAST_LETTERS_FOR_ONE_TYPO || !/^\p{L}+$/u.test(typed)) return undefined;
  let least = most;
  let nearest: string | undefined;
  let uses = 0;
  for (const [word, count] of candidates) {
    if (word.length < LEAST_LETTERS_FOR_ONE_TYPO - 1) continue;
    // The first letter is rarely wrong, unless it was swapped with the second.
    if (word[0] !== typed[0] && (word[0] !== typed[1] || word[1] !== typed[0])) continue;
    const typos = countTypos(typed, word, least);
    const isBetter = typos < least || (typos === least && count > uses);
    if (!isBetter || !isLikelySlip(typed, word)) continue;
    [least, nearest, uses] = [typos, word, count];
  }
  return nearest;
}
