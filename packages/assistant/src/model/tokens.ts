import type { Token } from "../support/fold.ts";

/** What a language's endings hardly ever change, in letters: as the support checker compares words. */
const STEM = 6;

export const toStem = ({ word, isNumber }: Token): string => (isNumber ? word : word.slice(0, STEM));

/** Where one run of words stands in another, from 0; -1 where it does not. */
export function findRun(run: readonly Token[], text: readonly Token[], from = 0): number {
  if (run.length === 0) return -1;
  for (let at = from; at + run.length <= text.length; at += 1) {
    if (run.every(({ word }, n) => word === text[at + n]!.word)) return at;
  }
  return -1;
}

export const countNegations = (tokens: readonly Token[]): number =>
  tokens.filter(({ isNegation }) => isNegation).length;
