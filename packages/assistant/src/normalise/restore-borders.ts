import { getSpeechHabits } from "../languages/speech.ts";
import { bareWord } from "./words.ts";

/** A word as it stands, and what is known of the moment before it. */
export interface Token {
  readonly text: string;
  /** Seconds of silence before it, where there are times. */
  readonly pause?: number;
}

/** No spoken sentence is kept longer than this, in words. */
const LONGEST = 48;
/** The length that sentences of lectures tend to, in words, and how widely they spread around it (of its logarithm). */
const USUAL = 17;
const SPREAD = 0.55;

/** What speaks for a border and against it, in logarithms of odds, rounded (ADR 0043). */
const weight = {
  border: -1.3,
  opener: 1.7,
  starter: 0.6,
  nonStarter: -6,
  nonEnder: -2,
  capital: 1.4,
  /** For each second beyond the shortest silence that tells anything, up to the longest that tells more. */
  pause: 3,
  shortestPause: 0.2,
  longestPause: 2,
} as const;

const lengthScores = Float64Array.from({ length: LONGEST + 1 }, (_, length) =>
  length === 0 ? 0 : -0.5 * (Math.log(length / USUAL) / SPREAD) ** 2 - Math.log(length) * 0.17,
);

const hasCapital = ({ text }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** What speaks for a border before each token. */
function scoreBorders(tokens: readonly Token[], language: string): Float64Array {
  const habits = getSpeechHabits(language);
  const capitals = tokens.filter(hasCapital).length;
  // Where every word could have a capital, or a language gives one to each noun, it says nothing.
  const capitalsTell = language !== "de" && capitals < tokens.length / 4;
  const scores = new Float64Array(tokens.length);
  let before = "";
  for (const [at, token] of tokens.entries()) {
    const word = bareWord(token.text);
    let score: number = weight.border;
    if (habits.openers.has(word)) score += weight.opener;
    else if (habits.starters.has(word)) score += weight.starter;
    else if (habits.nonStarters.has(word)) score += weight.nonStarter;
    if (habits.nonEnders.has(before)) score += weight.nonEnder;
    if (capitalsTell && hasCapital(token)) score += weight.capital;
    const silence = Math.min(token.pause ?? 0, weight.longestPause) - weight.shortestPause;
    scores[at] = silence > 0 ? score + weight.pause * silence : score;
    before = word;
  }
  return scores;
}

/**
 * Where sentences begin in speech that was written down without full stops: the borders that pauses, sentence lengths, and
 * the words on both sides make most likely together. Takes time in proportion to the words.
 * @param language BCP 47; of an unknown one pauses and lengths alone count
 * @returns indices of the tokens that begin a sentence, the first one's not among them
 */
export function restoreBorders(tokens: readonly Token[], language: string): number[] {
  const scores = scoreBorders(tokens, language);
  const best = new Float64Array(tokens.length + 1);
  const from = new Int32Array(tokens.length + 1);
  for (let at = 1; at <= tokens.length; at += 1) {
    let top = Number.NEGATIVE_INFINITY;
    let start = at - 1;
    for (let begin = Math.max(0, at - LONGEST); begin < at; begin += 1) {
      const score = best[begin]! + lengthScores[at - begin]!;
      if (score > top) {
        top = score;
        start = begin;
      }
    }
    best[at] = at < tokens.length ? top + scores[at]! : top;
    from[at] = start;
  }
  const borders: number[] = [];
  for (let at = from[tokens.length]!; at > 0; at = from[at]!) borders.push(at);
  return borders.toReversed();
}
