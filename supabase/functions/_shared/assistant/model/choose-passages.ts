import { createSearch } from "@lectern/assistant/search/search.ts";
import type { Sentence } from "@lectern/assistant/search/sentences.ts";
import { splitWords } from "@lectern/assistant/words/split-words.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import { countTokens } from "./cost.ts";

/** Places that a text is about, each with its neighbours: more than fit. */
const MOST_PLACES = 200;
/** In words, of one place. */
const LONGEST_PLACE = 60;
/** Of every so many passages one, at first, for questions about the whole. */
const SPREAD = 256;

/** Of so many lines in a row the first are taken, where not all fit. */
const STRETCH = 60;

/** A line as a model cites it, by its number. */
export const toNumberedLine = ({ index, text }: Pick<Sentence, "index" | "text">): string => `[${index}] ${text}`;

export const numberLines = (lines: readonly { readonly text: string }[]): string[] =>
  lines.map(({ text }, index) => toNumberedLine({ index, text: text.replaceAll(/\s+/g, " ").trim() }));

/** Lines with their numbers: all that fit; else stretches of them from everywhere. */
export function spreadLines(lines: readonly { readonly text: string }[], tokens: number): string[] {
  const numbered = numberLines(lines);
  const whole = countTokens(numbered.join("\n"));
  if (whole <= tokens) return numbered;
  const taken = Math.max(1, Math.floor((STRETCH * tokens) / whole));
  return numbered.filter((_, at) => at % STRETCH < taken);
}

interface Wanted {
  /** What the passages are to be about: a question, or sentences. */
  readonly texts: readonly string[];
  /** BCP 47 */
  readonly language: string;
  /** That the passages may have, as lines. */
  readonly tokens: number;
}

/**
 * The whole recording when it fits; else what the texts are about, each with its neighbours, then passages from everywhere until no more fit.
 */
export function choosePassages(passages: readonly Sentence[], { texts, language, tokens }: Wanted): Sentence[] {
  const costs = passages.map((passage) => countTokens(`${toNumberedLine(passage)}\n`));
  if (costs.reduce((sum, cost) => sum + cost, 0) <= tokens) return [...passages];
  const chosen = new Set<number>();
  let left = tokens;
  const take = (index: number) => {
    const cost = costs[index];
    if (cost === undefined || chosen.has(index) || cost > left) return;
    chosen.add(index);
    left -= cost;
  };
  const takeAround = (first: number, last: number) => {
    for (let near = first - 2; near <= last + 2; near += 1) take(near);
  };
  const words = getWords(language);
  const search = createSearch(passages, words);
  const toSought = (text: string) => {
    const sought = splitWords(text).filter((word) => !words.isStopWord(word));
    return [...new Set(sought.map(words.toTerm))].map((term) => ({ term, weight: 1 }));
  };
  const places = texts.map((text) => search.find(toSought(text), { most: MOST_PLACES, longest: LONGEST_PLACE }));
  // The best place of every text comes before the second best of any.
  for (let rank = 0; rank < MOST_PLACES; rank += 1) {
    for (const { first, last } of places.flatMap((some) => some[rank] ?? [])) takeAround(first, last);
  }
  for (let step = SPREAD; step >= 1; step /= 2) {
    for (let index = 0; index < passages.length; index += step) take(index);
  }
  return passages.filter((_, index) => chosen.has(index));
}
