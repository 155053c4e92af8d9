import { getSpeechHabits } from "../languages/speech.ts";
import type { GetBorderModel, ScoreWords } from "../borders/border-model.ts";
import { bareWord } from "./words.ts";

/** A word with its punctuation, and the silence before it. */
export interface Token {
  readonly text: string;
  /** Seconds of silence before it, where there are times. */
  readonly pause?: number;
}

/** No restored sentence is longer. */
const LONGEST_SENTENCE_WORDS = 48;
/** The length that sentences of lectures have most often. */
const USUAL_SENTENCE_WORDS = 17;
/** The standard deviation of the logarithm of their lengths. */
const LENGTH_SPREAD = 0.55;
/** The preference for shorter sentences beyond that: a factor of the logarithm of the length. */
const SHORTNESS_FACTOR = 0.17;

/** Evidence for a border (positive) and against it (negative), in logarithms of odds (ADR 0043). */
const weight = {
  /** The score of each place between two words in a language without a model. It is below 0, because most places are no border. */
  border: -1.3,
  /**
   * Added to every score of the model: more borders are wanted than it finds likely, because a border that is missing joins two
   * sentences, and one too many only cuts one.
   */
  learned: 0.5,
  /**
   * Words that begin or end sentences in lectures (the model learned from other kinds of speech): `opener` nearly always begins one
   * ("okay"), `starter` often ("and"), `nonStarter` never does ("of"), and `nonEnder` never ends one ("the").
   */
  opener: 0.85,
  starter: 0.3,
  nonStarter: -3,
  nonEnder: -1,
  /** The factor of {@link lengthScores} in a language with a model; without one they count in full. */
  length: 0.2,
  /** Between a hesitation and what follows it. */
  afterFiller: -20,
  /** A word with a capital. */
  capital: 1.4,
  /** Each second of silence between the two limits below. */
  pause: 3,
  /** In seconds: a shorter silence says nothing. */
  shortestPause: 0.2,
  /** In seconds: a longer silence says no more than this one. */
  longestPause: 2,
} as const;

/** The score of a sentence by its number of words. */
const lengthScores = Float64Array.from({ length: LONGEST_SENTENCE_WORDS + 1 }, (_, length) =>
  length === 0
    ? 0
    : -0.5 * (Math.log(length / USUAL_SENTENCE_WORDS) / LENGTH_SPREAD) ** 2 - Math.log(length) * SHORTNESS_FACTOR,
);

/** The share of words with a capital up to which a capital tells where a sentence begins. */
const MOST_CAPITALS_SHARE = 0.25;

const hasCapital = ({ text }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** Hesitations: "uh", "äh". They tell nothing about a border, and belong to the words after them. */
const filler = /^(?:uh+m?|um+|er+m?|hm+|mhm|ähm?|äh+m|öhm?|euh|heu|hum|ehm?|eh)$/u;

/** Scores a border before each token by the words. A hesitation is passed over: a border beside it stands before it. */
function scoreWords(tokens: readonly Token[], language: string, score: ScoreWords | undefined): Float64Array {
  const scores = new Float64Array(tokens.length);
  if (score === undefined) return scores.fill(weight.border);
  const habits = getSpeechHabits(language);
  const words = tokens.map(({ text }) => bareWord(text));
  const telling = words.flatMap((word, index) => (word === "" || filler.test(word) ? [] : [index]));
  const learned = score(telling.map((index) => words[index]!));
  scores.fill(weight.afterFiller);
  let before = "";
  let begin = 0;
  for (const [n, index] of telling.entries()) {
    const word = words[index]!;
    let sum = learned[n]! + weight.learned;
    if (habits.openers.has(word)) sum += weight.opener;
    else if (habits.starters.has(word)) sum += weight.starter;
    else if (habits.nonStarters.has(word)) sum += weight.nonStarter;
    if (habits.nonEnders.has(before)) sum += weight.nonEnder;
    scores[begin] = sum;
    before = word;
    begin = index + 1;
  }
  return scores;
}

/** Scores a border before each token by words, capitals and pauses. */
function scoreBorders(tokens: readonly Token[], language: string, score: ScoreWords | undefined): Float64Array {
  const scores = scoreWords(tokens, language, score);
  const capitals = tokens.filter(hasCapital).length;
  // A capital tells nothing in a text that has very many, nor in German, where each noun has one.
  const areCapitalsTelling = language !== "de" && capitals < tokens.length * MOST_CAPITALS_SHARE;
  for (const [index, token] of tokens.entries()) {
    if (areCapitalsTelling && hasCapital(token)) scores[index]! += weight.capital;
    const silence = Math.min(token.pause ?? 0, weight.longestPause) - weight.shortestPause;
    if (silence > 0) scores[index]! += weight.pause * silence;
  }
  return scores;
}

/**
 * Finds where sentences begin in speech that was written down without full stops: the borders that pauses, sentence lengths, and
 * the words around them make most likely together. Takes time in proportion to the words.
 * @param language BCP 47; of an unknown one pauses and lengths alone count
 * @returns indices of the tokens that begin a sentence, the first one's not among them
 */
export function restoreBorders(tokens: readonly Token[], language: string, getBorderModel: GetBorderModel): number[] {
  const score = getBorderModel(language);
  const scores = scoreBorders(tokens, language, score);
  const lengthWeight = score === undefined ? 1 : weight.length;
  // By the number of tokens that are cut into sentences: the best score, and where the last of its sentences begins.
  const best = new Float64Array(tokens.length + 1);
  const from = new Int32Array(tokens.length + 1);
  for (let index = 1; index <= tokens.length; index += 1) {
    let top = Number.NEGATIVE_INFINITY;
    let start = index - 1;
    for (let begin = Math.max(0, index - LONGEST_SENTENCE_WORDS); begin < index; begin += 1) {
      const total = best[begin]! + lengthWeight * lengthScores[index - begin]!;
      if (total > top) {
        top = total;
        start = begin;
      }
    }
    best[index] = index < tokens.length ? top + scores[index]! : top;
    from[index] = start;
  }
  const borders: number[] = [];
  for (let index = from[tokens.length]!; index > 0; index = from[index]!) borders.push(index);
  return borders.toReversed();
}
