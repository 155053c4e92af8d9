import type { Grade, Support } from "@lectern/domain/claim.ts";
import { foldText, type Token } from "./fold.ts";

/** A stretch of a transcript. Times in seconds from the start; none of a recording that came as plain text. */
export interface Spoken {
  readonly text: string;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly speaker?: string | undefined;
}

/** The shortest quote that shows anything, in folded characters and words. */
const LEAST_CHARACTERS = 12;
const LEAST_WORDS = 4;
/** Of a quote's words, how many may differ, all of them in one run. */
const DIFFERENT = 0.15;
/** Stretches that a close sentence may be spread over. */
const WINDOW = 5;
/** Of a sentence's words, by rarity, how many a window has for it to be close. */
const CLOSE = 0.5;
/** Windows this much below the best are not looked at. */
const RIVAL = 0.1;
/** And how many the place of its quote has: a true quote beside an unrelated sentence supports nothing. */
const RELATED = 0.3;
/** A single stretch with so much of a sentence says nearly the same. */
const NEARLY = 0.65;
/** In words: what a negation denies stands so near to it. */
const BESIDE = 3;
/** What a language's endings hardly ever change, in letters. */
const STEM = 6;
/** Of the capitals inside sentences: with more than this, nouns have them, as in German. */
const NOUN_CAPITALS = 0.12;

const stemOf = ({ word, isNumber }: Token): string => (isNumber ? word : word.slice(0, STEM));
/** In words: what is longer is no sentence, and nothing is said for it. */
const LONGEST_SENTENCE = 300;
/** Words that are compared for quotes with one transcript, at most: one that says a word over and over has endless places. */
const MOST_COMPARED = 30_000_000;
/** What a quote may not differ in. */
const isHard = ({ isNumber, isNegation, isCapital }: Token): boolean => isNumber || isNegation || isCapital;

const countNegations = (tokens: readonly Token[]): number => tokens.filter(({ isNegation }) => isNegation).length;

interface Place {
  /** Stretches, first to last. */
  readonly first: number;
  readonly last: number;
}

/** Checks sentences against one transcript. */
export interface SupportIndex {
  /** What was said, folded. */
  readonly stretches: readonly (readonly Token[])[];
  /** @param quote what the sentence is said to rest on; without one, the sentence is its own quote */
  check(sentence: string, quote?: string): Support;
}

/**
 * Reads a transcript so that sentences can be checked against it: some ten milliseconds an hour of speech. Pure, and without
 * any list of a language's words but numbers and negations.
 */
export function createSupportIndex(spoken: readonly Spoken[]): SupportIndex {
  const stretches = spoken.map(({ text }) => foldText(text));
  const labels = spoken.map(({ speaker = "" }) => new Set(foldText(speaker).map(({ word }) => word)));
  const words: Token[] = [];
  const stretchOf: number[] = [];
  const places = new Map<string, number[]>();
  const uses = new Map<string, number>();
  let capitals = 0;
  for (const [at, tokens] of stretches.entries()) {
    for (const token of tokens) {
      const known = places.get(token.word);
      if (known === undefined) places.set(token.word, [words.length]);
      else known.push(words.length);
      if (token.isName) capitals += 1;
      words.push(token);
      stretchOf.push(at);
    }
    for (const stem of new Set(tokens.map(stemOf))) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  }
  const stems = stretches.map((tokens) => new Set(tokens.map(stemOf)));
  const haveNounsCapitals = capitals > words.length * NOUN_CAPITALS;
  const names = new Set(words.filter(({ isName }) => isName).map(({ word }) => word));

  const rarity = (stem: string): number => {
    const count = uses.get(stem) ?? 0;
    return count > Math.max(3, spoken.length / 5) ? 0 : Math.log(1 + (spoken.length + 1) / (count + 0.5));
  };

  let compared = 0;
  /** How far two runs of words are the same, from these places on in one direction. */
  const matchLength = (quote: readonly Token[], from: number, place: number, step: 1 | -1): number => {
    let length = 0;
    while (
      quote[from + length * step] !== undefined &&
      quote[from + length * step]!.word === words[place + length * step]?.word
    )
      length += 1;
    compared += length + 1;
    return length;
  };

  /** The run of the transcript that a quote is, but for some words in one place. */
  const findRun = (quote: readonly Token[]): Place | undefined => {
    const most = Math.floor(quote.length * DIFFERENT);
    let best: { from: number; to: number; different: number } | undefined;
    for (const step of [1, -1] as const) {
      const edge = step === 1 ? 0 : quote.length - 1;
      for (const place of places.get(quote[edge]!.word) ?? []) {
        if (compared > MOST_COMPARED) return undefined;
        const same = matchLength(quote, edge, place, step);
        const rest = quote.length - same;
        const ends = (length: number) => {
          const other = place + (length - 1) * step;
          return step === 1 ? { from: place, to: other } : { from: other, to: place };
        };
        if (rest === 0) return { first: stretchOf[ends(same).from]!, last: stretchOf[ends(same).to]! };
        for (let inQuote = 0; inQuote <= Math.min(most, rest); inQuote += 1) {
          for (let inText = 0; inText <= most; inText += 1) {
            const different = Math.max(inQuote, inText);
            if (different === 0 || (best !== undefined && different >= best.different)) continue;
            const left = rest - inQuote;
            if (matchLength(quote, edge + (same + inQuote) * step, place + (same + inText) * step, step) < left)
              continue;
            const changed = [
              ...Array.from({ length: inQuote }, (_, n) => quote[edge + (same + n) * step]!),
              ...Array.from({ length: inText }, (_, n) => words[place + (same + n) * step]),
            ];
            if (changed.some((token) => token === undefined || isHard(token))) continue;
            best = { ...ends(same + inText + left), different };
          }
        }
      }
    }
    return best && { first: stretchOf[best.from]!, last: stretchOf[best.to]! };
  };

  const range = ({ first, last }: Place): number[] =>
    Array.from({ length: last - first + 1 }, (_, n) => first + n).filter((at) => at >= 0 && at < spoken.length);

  const coverage = (sentence: readonly Token[], place: Place): number => {
    const own = new Set(sentence.map(stemOf));
    let whole = 0;
    let found = 0;
    for (const stem of own) {
      const weight = rarity(stem);
      whole += weight;
      if (range(place).some((at) => stems[at]!.has(stem))) found += weight;
    }
    return whole === 0 ? 0 : found / whole;
  };

  /** Every number and name of the sentence is said there, or is the name of who speaks there. */
  const hasNames = (sentence: readonly Token[], place: Place): boolean => {
    const there = range(place);
    const isSaid = (word: string) =>
      there.some((at) => labels[at]!.has(word) || stretches[at]!.some((token) => token.word === word));
    return sentence.every((token, at) => {
      if (token.isNumber) return isSaid(token.word);
      const isName = token.isName || (at === 0 && names.has(token.word) && !haveNounsCapitals);
      if (!isName) return true;
      return isSaid(token.word) || (haveNounsCapitals && places.has(token.word));
    });
  };

  /** For each negation, the rare stems that stand beside it. */
  const negated = (tokens: readonly Token[]): string[][] =>
    tokens.flatMap(({ isNegation }, at) => {
      if (!isNegation) return [];
      const beside = tokens.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).map(stemOf);
      return [beside.filter((stem) => rarity(stem) > 0)];
    });

  /**
   * What the sentence denies is denied there. A stretch that says nearly the same denies as often: a "not" more or less
   * is all that divides the two.
   */
  const agreesInNegation = (sentence: readonly Token[], place: Place): boolean => {
    const deniedThere = new Set(range(place).flatMap((at) => negated(stretches[at]!).flat()));
    const isDeniedThere = (beside: readonly string[]) => beside.some((stem) => deniedThere.has(stem));
    if (!negated(sentence).every(isDeniedThere)) return false;
    const same = range(place).filter((at) => coverage(sentence, { first: at, last: at }) >= NEARLY);
    const count = countNegations(sentence);
    return same.length === 0 || same.some((at) => countNegations(stretches[at]!) === count);
  };

  /** Whom the sentence names as its speaker speaks there. */
  const hasSpeaker = (sentence: readonly Token[], place: Place): boolean => {
    const sentenceWords = new Set(sentence.map(({ word }) => word));
    const isNamed = (label: ReadonlySet<string>) =>
      label.size > 0 && [...label].every((word) => sentenceWords.has(word));
    return !labels.some(isNamed) || range(place).some((at) => isNamed(labels[at]!));
  };

  const toSupport = (grade: Grade, { first, last }: Place): Support => ({
    grade,
    start: spoken[first]!.start,
    end: spoken[last]!.end,
    quote: range({ first, last })
      .map((at) => spoken[at]!.text)
      .join(" "),
  });

  const findQuoted = (sentence: readonly Token[], quote: readonly Token[]): Support | undefined => {
    const characters = quote.reduce((sum, { word }) => sum + word.length, 0);
    if (quote.length < LEAST_WORDS || characters < LEAST_CHARACTERS) return undefined;
    const run = findRun(quote);
    if (run === undefined) return undefined;
    if (sentence !== quote) {
      const near = { first: run.first - 1, last: run.last + 1 };
      const isDenied = countNegations(sentence) !== countNegations(quote);
      if (isDenied || coverage(sentence, near) < RELATED || !hasNames(sentence, run) || !hasSpeaker(sentence, run))
        return undefined;
    }
    return toSupport("quoted", run);
  };

  /** Of a window, the stretches that share most with a sentence. */
  const telling = (own: readonly string[], window: Place): Place => {
    const shared = range(window).map((at) => ({ at, count: own.filter((stem) => stems[at]!.has(stem)).length }));
    const most = Math.max(...shared.map(({ count }) => count));
    const some = shared.filter(({ count }) => count >= most / 2).map(({ at }) => at);
    return { first: some[0]!, last: some.at(-1)! };
  };

  const findClose = (sentence: readonly Token[]): Support | undefined => {
    const own = [...new Set(sentence.map(stemOf))].filter((stem) => rarity(stem) > 0);
    const near = new Set<number>();
    for (const [at, set] of stems.entries()) {
      if (!own.some((stem) => set.has(stem))) continue;
      for (let first = Math.max(0, at - WINDOW + 1); first <= at; first += 1) near.add(first);
    }
    const windows = [...near]
      .map((first) => ({ first, last: Math.min(spoken.length, first + WINDOW) - 1 }))
      .map((window) => ({ window, share: coverage(sentence, window) }))
      .filter(({ share }) => share >= CLOSE)
      .toSorted((a, b) => b.share - a.share || a.window.first - b.window.first);
    // Where nearly the same was said and its numbers, names or negation differ, no other place makes up for it.
    const most = windows[0]?.share ?? 0;
    const place = windows
      .filter(({ share }) => share >= most - RIVAL)
      .map(({ window }) => telling(own, window))
      .find((some) => hasNames(sentence, some) && hasSpeaker(sentence, some) && agreesInNegation(sentence, some));
    return place && toSupport("close", place);
  };

  return {
    stretches,
    check: (sentence, quote) => {
      const tokens = foldText(sentence);
      if (tokens.length > LONGEST_SENTENCE) return { grade: "absent" };
      const quoted = quote === undefined ? undefined : findQuoted(tokens, foldText(quote).slice(0, LONGEST_SENTENCE));
      return quoted ?? findQuoted(tokens, tokens) ?? findClose(tokens) ?? { grade: "absent" };
    },
  };
}
