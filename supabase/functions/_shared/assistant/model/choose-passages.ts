import { getLanguage } from "@lectern/assistant/languages/language.ts";
import { parseQuestion } from "@lectern/assistant/questions/parse-question.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import type { Passage } from "@lectern/assistant/lecture/passages.ts";
import { createSearch } from "@lectern/assistant/questions/retrieval.ts";
import { countTokens } from "./cost.ts";

/** Places that a text is about, each with its neighbours: more than fit. */
const MOST_PLACES = 200;
/** Of every so many passages one, at first, for questions about the whole. */
const SPREAD = 256;

export const toLine = ({ text, start }: Passage): string =>
  start === undefined ? text : `[${formatMoment(start)}] ${text}`;

interface Wanted {
  /** What the passages are to be about: a question, or sentences. */
  readonly texts: readonly string[];
  /** Moments to begin with, in seconds. */
  readonly moments?: readonly number[];
  /** BCP 47 */
  readonly language: string;
  /** That the passages may have, as lines. */
  readonly tokens: number;
}

/**
 * The whole recording when it fits; else what stands at the moments, then what the texts are about, each with its
 * neighbours, then passages from everywhere until no more fit.
 */
export function choosePassages(
  passages: readonly Passage[],
  { texts, moments = [], language, tokens }: Wanted,
): Passage[] {
  const costs = passages.map((passage) => countTokens(`${toLine(passage)}\n`));
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
  for (const moment of moments) {
    const at = passages.findLastIndex(({ start }) => start !== undefined && start <= moment);
    if (at !== -1) takeAround(at, at);
  }
  const known = getLanguage(language);
  const speakers = new Set(passages.flatMap(({ speaker }) => speaker ?? []));
  const search = createSearch(passages, known);
  const places = texts.map((text) => search.find(parseQuestion(text, known, speakers), { most: MOST_PLACES }));
  // The best place of every text comes before the second best of any.
  for (let rank = 0; rank < MOST_PLACES; rank += 1) {
    for (const { first, last } of places.flatMap((some) => some[rank] ?? [])) takeAround(first, last);
  }
  for (let step = SPREAD; step >= 1; step /= 2) {
    for (let index = 0; index < passages.length; index += step) take(index);
  }
  return passages.filter((_, index) => chosen.has(index));
}
