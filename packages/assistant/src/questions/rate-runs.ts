/** Signals of how well a run of passages answers a question, from 0 to 1 unless it says otherwise. */
export interface RunFeatures {
  /** The share of what was asked that it names, by weight. */
  readonly coverage: number;
  /** What it names, by weight; without an upper bound. */
  readonly named: number;
  /** The share of the question's words that it has in the very form. */
  readonly sameForms: number;
  /** The share of what was asked that stands around it, and not in it. */
  readonly context: number;
  /** How near to each other neighbouring words of the question stand in it. */
  readonly proximity: number;
  /** BM25 of its window, beside the best window's. */
  readonly window: number;
  /** It has what the question prefers: a definition, a number, a name. */
  readonly preference: number;
  /** It has what is asked about the things. */
  readonly hint: number;
  /** The speaker who is asked about says it. */
  readonly ownWords: number;
  /** The logarithm of its length in twenties of words. */
  readonly length: number;
  /** How many sentences it has beside the first. */
  readonly more: number;
  readonly isFragment: number;
  readonly isQuestion: number;
  /** It begins with a question of the lecture's that is the one asked, and goes on. */
  readonly isAsked: number;
}

/**
 * Logarithms of odds, rounded: fitted on a half of XQuAD in three languages and the validation of QMSum, so that the run with
 * the answer comes first (ADR 0048).
 */
const weights: Readonly<Record<keyof RunFeatures, number>> = {
  coverage: 2,
  named: 0.28,
  sameForms: 2.6,
  context: 1.3,
  proximity: 0.7,
  window: 2.2,
  preference: 2.2,
  hint: 0.7,
  ownWords: 1,
  length: 0.4,
  more: -0.3,
  isFragment: -0.5,
  isQuestion: -0.5,
  isAsked: 2,
};

/** How well a run answers, comparable within one question. */
export function rateRun(features: RunFeatures): number {
  let sum = 0;
  for (const name of Object.keys(weights) as (keyof RunFeatures)[]) sum += weights[name] * features[name];
  return sum;
}
