/** Words of a line that were heard differently. */
export interface CorrectedWord {
  /** Their characters in the line as it is shown. */
  readonly from: number;
  readonly to: number;
  /** The words as heard in their place; empty if nothing was heard. */
  readonly heard: string;
}

/** A comparison of longer lines would take too long; these are marked from the first to the last change. */
const MAX_WORDS = 300;

/** Splits a text into words, each with the space after it. */
const split = (text: string): readonly string[] => text.match(/\S+\s*/gu) ?? [];

/** The lengths of the longest common subsequences of all ends of two lists. */
function compareEnds(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

const isEdge = (sign: string | undefined): boolean => sign !== undefined && /[\p{P}\s]/u.test(sign);

/** Returns a text without the punctuation and space around it. */
function trimEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isEdge(text[start])) start += 1;
  while (end > start && isEdge(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

/** Finds the words of a line that differ from what was heard, without the punctuation around them. */
export function findCorrectedWords(heard: string, shown: string): CorrectedWord[] {
  let a = split(heard);
  let b = split(shown);
  // Most lines differ in a word or two.
  let [i, at] = [0, shown.length - shown.trimStart().length];
  while (i < a.length && a[i] === b[i]) at += a[i++]!.length;
  let same = 0;
  while (same < Math.min(a.length, b.length) - i && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  a = a.slice(i, a.length - same);
  b = b.slice(i, b.length - same);
  const lengths = a.length > MAX_WORDS || b.length > MAX_WORDS ? undefined : compareEnds(a, b);
  const found: CorrectedWord[] = [];
  i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      at += b[j]!.length;
      i += 1;
      j += 1;
      continue;
    }
    let [before, after] = ["", ""];
    if (lengths === undefined) {
      before = a.slice(i).join("");
      after = b.slice(j).join("");
      i = a.length;
      j = b.length;
    } else {
      while ((i < a.length || j < b.length) && a[i] !== b[j]) {
        if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) before += a[i++]!;
        else after += b[j++]!;
      }
    }
    const words = trimEdges(after);
    const start = at + after.indexOf(words);
    // Left out words have no place to mark.
    if (words !== "") found.push({ from: start, to: start + words.length, heard: trimEdges(before) });
    at += after.length;
  }
  return found;
}
