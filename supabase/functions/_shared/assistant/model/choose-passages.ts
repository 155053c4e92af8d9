import { createSearch } from "@lectern/assistant/search/search.ts";
import type { Sentence } from "@lectern/assistant/search/sentences.ts";
import { splitWords } from "@lectern/assistant/words/split-words.ts";
import { getWords } from "@lectern/assistant/words/words.ts";
import { countTokens } from "./cost.ts";

/** The most passages that are searched for each text: more than ever fit. */
const MOST_PASSAGES_PER_TEXT = 200;
/** In words, of a passage that is searched for. */
const LONGEST_PASSAGE_WORDS = 60;
/** The room that is left is filled with every 256th passage, then every 128th, and so on: for questions about the whole. */
const FIRST_STEP = 256;

/** Where not all lines fit, the first ones of each stretch of so many lines are taken. */
const STRETCH_LINES = 60;

/** A line as a model cites it, by its number. */
export const toNumberedLine = ({ index, text }: Pick<Sentence, "index" | "text">): string => `[${index}] ${text}`;

export const numberLines = (lines: readonly { readonly text: string }[]): string[] =>
  lines.map(({ text }, index) => toNumberedLine({ index, text: text.replaceAll(/\s+/g, " ").trim() }));

/** Numbers lines: all of them if they fit, else the beginning of each stretch. */
export function spreadLines(lines: readonly { readonly text: string }[], tokens: number): string[] {
  const numbered = numberLines(lines);
  const allTokens = countTokens(numbered.join("\n"));
  if (allTokens <= tokens) return numbered;
  const takenLines = Math.max(1, Math.floor((STRETCH_LINES * tokens) / allTokens));
  return numbered.filter((_, index) => index % STRETCH_LINES < takenLines);
}

interface PassageOptions {
  /** The texts that the passages are to be about: a question, or sentences. */
  readonly texts: readonly string[];
  /** BCP 47 */
  readonly language: string;
  /** The most tokens of the passages, written as lines. */
  readonly tokens: number;
}

/**
 * Chooses what a model reads: the whole recording when it fits; else the passages that the texts are about, with their
 * neighbours, and passages from everywhere in the room that is left.
 */
export function choosePassages(passages: readonly Sentence[], { texts, language, tokens }: PassageOptions): Sentence[] {
  const costs = passages.map((passage) => countTokens(`${toNumberedLine(passage)}\n`));
  if (costs.reduce((sum, cost) => sum + cost, 0) <= tokens) return [...passages];
  const indexes = new Set<number>();
  let tokensLeft = tokens;
  const take = (index: number) => {
    const cost = costs[index];
    if (cost === undefined || indexes.has(index) || cost > tokensLeft) return;
    indexes.add(index);
    tokensLeft -= cost;
  };
  const takeAround = (first: number, last: number) => {
    for (let near = first - 2; near <= last + 2; near += 1) take(near);
  };
  const words = getWords(language);
  const search = createSearch(passages, words);
  const toQuery = (text: string) => {
    const queryWords = splitWords(text).filter((word) => !words.isStopWord(word));
    return [...new Set(queryWords.map(words.toTerm))].map((term) => ({ term, weight: 1 }));
  };
  const places = texts.map((text) =>
    search.find(toQuery(text), { most: MOST_PASSAGES_PER_TEXT, longest: LONGEST_PASSAGE_WORDS }),
  );
  // The best place of every text comes before the second best of any.
  for (let rank = 0; rank < MOST_PASSAGES_PER_TEXT; rank += 1) {
    for (const { first, last } of places.flatMap((ranked) => ranked[rank] ?? [])) takeAround(first, last);
  }
  for (let step = FIRST_STEP; step >= 1; step /= 2) {
    for (let index = 0; index < passages.length; index += step) take(index);
  }
  return passages.filter((_, index) => indexes.has(index));
}
