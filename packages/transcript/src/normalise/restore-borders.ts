import { getSpeechHabits } from "../languages/speech.ts";
import type { GetBorderModel, ScoreWords } from "../borders/border-model.ts";
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

/** What speaks for a border and against it, in logarithms of odds (ADR 0043). */
const weight = {
  /** In a language whose words say nothing. */
  border: -1.3,
  /** Beside what was learned: a border too few joins two sentences, one too many cuts one. */
  learned: 0.5,
  /** Words that lectures begin and end sentences with: what was learned comes from other kinds of speech. */
  opener: 0.85,
  starter: 0.3,
  nonStarter: -3,
  nonEnder: -1,
  /** How much lengths count beside words that say where sentences end. */
  length: 0.2,
  /** Between a hesitation and what follows it. */
  afterFiller: -20,
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

/** "uh", "äh": they say nothing of a border, and belong to what follows. */
const filler = /^(?:uh+m?|um+|er+m?|hm+|mhm|ähm?|äh+m|öhm?|euh|heu|hum|ehm?|eh)$/u;

/** What the words say of a border before each token; a hesitation is passed over, and a border beside it stands before it. */
function scoreWords(tokens: readonly Token[], language: string, score: ScoreWords | undefined): Float64Array {
  const scores = new Float64Array(tokens.length);
  if (score === undefined) return scores.fill(weight.border);
  const habits = getSpeechHabits(language);
  const words = tokens.map(({ text }) => bareWord(text));
  const telling = words.flatMap((word, at) => (word === "" || filler.test(word) ? [] : [at]));
  const learned = score(telling.map((at) => words[at]!));
  scores.fill(weight.afterFiller);
  let before = "";
  let begin = 0;
  for (const [n, at] of telling.entries()) {
    const word = words[at]!;
    let sum = learned[n]! + weight.learned;
    if (habits.openers.has(word)) sum += weight.opener;
    else if (habits.starters.has(word)) sum += weight.starter;
    else if (habits.nonStarters.has(word)) sum += weight.nonStarter;
    if (habits.nonEnders.has(before)) sum += weight.nonEnder;
    scores[begin] = sum;
    before = word;
    begin = at + 1;
  }
  return scores;
}

/** What speaks for a border before each token. */
function scoreBorders(tokens: readonly Token[], language: string, score: ScoreWords | undefined): Float64Array {
  const scores = scoreWords(tokens, language, score);
  const capitals = tokens.filter(hasCapital).length;
  // Where every word could have a capital, or a language gives one to each noun, it says nothing.
  const capitalsTell = language !== "de" && capitals < tokens.length / 4;
  for (const [at, token] of tokens.entries()) {
    if (capitalsTell && hasCapital(token)) scores[at]! += weight.capital;
    const silence = Math.min(token.pause ?? 0, weight.longestPause) - weight.shortestPause;
    if (silence > 0) scores[at]! += weight.pause * silence;
  }
  return scores;
}
/**
 * Where sentences begin in speech that was written down without full stops: the borders that pauses, sentence lengths, and
 * the words around them make most likely together. Takes time in proportion to the words.
 * @param language BCP 47; of an unknown one pauses and lengths alone count
 * @returns indices of the tokens that begin a sentence, the first one's not among them
 */
export function restoreBorders(tokens: readonly Token[], language: string, getBorderModel: GetBorderModel): number[] {
  const score = getBorderModel(language);
  const scores = scoreBorders(tokens, language, score);
  const byLength = score === undefined ? 1 : weight.length;
  const best = new Float64Array(tokens.length + 1);
  const from = new Int32Array(tokens.length + 1);
  for (let at = 1; at <= tokens.length; at += 1) {
    let top = Number.NEGATIVE_INFINITY;
    let start = at - 1;
    for (let begin = Math.max(0, at - LONGEST); begin < at; begin += 1) {
      const score = best[begin]! + byLength * lengthScores[at - begin]!;
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
