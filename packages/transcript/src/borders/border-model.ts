/**
 * A small network that was trained on punctuated speech (sentence-borders/build.ts). Each weight of its embeddings and layer is written
 * as one digit of base 64.
 */
export interface BorderWeights {
  /** The most frequent words, in the order of their rows. */
  readonly vocabulary: string;
  /** A row for each word, and for each ending of rarer ones. */
  readonly embeddings: string;
  /** The weights from each place of the window to the hidden units. */
  readonly layer: string;
  /** The weight that a step of one digit stands for. */
  readonly digitValues: { readonly embeddings: number; readonly layer: number };
  /** Thousandths: added to each hidden unit. */
  readonly hiddenBias: readonly number[];
  /** Thousandths: how much each hidden unit counts in the score. */
  readonly output: readonly number[];
  /** Thousandths: added to the score. */
  readonly bias: number;
}

const THOUSAND = 1000;

/** Words that the network sees before and after a possible border. */
const WORDS_BEFORE = 8;
const WORDS_AFTER = 6;
export const windowSize = { before: WORDS_BEFORE, after: WORDS_AFTER, all: WORDS_BEFORE + WORDS_AFTER } as const;
/** The numbers in a word's embedding, and the units in the hidden layer. */
export const sizes = { embedding: 24, hidden: 48 } as const;

export const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
/** The place in {@link digits} of the digit that stands for 0: half are negative. */
export const ZERO_DIGIT = 32;

/** The first rows of the embeddings: of the places before the first word and after the last, of all numbers, and of the vocabulary's first word. */
export const rowIndex = { outside: 0, number: 1, firstWord: 2 } as const;
/** How many rows follow those of the vocabulary. Rarer words share them. */
export const ENDING_ROWS = 1024;
/** Letters of a rarer word that choose its row: words with the same ending are often the same part of speech. */
const ENDING_LETTERS = 3;

/** Returns a function that finds a word's row in the embeddings. */
export function createWordRows(vocabulary: readonly string[]): (word: string) => number {
  const indices = new Map(vocabulary.map((word, index) => [word, index + rowIndex.firstWord]));
  const afterKnown = vocabulary.length + rowIndex.firstWord;
  return (word) => {
    const row = indices.get(word);
    if (row !== undefined) return row;
    if (/\d/.test(word)) return rowIndex.number;
    let hash = 7;
    for (const letter of word.slice(-ENDING_LETTERS)) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0;
    return afterKnown + ((hash >>> 0) % ENDING_ROWS);
  };
}

function readDigits(text: string, scale: number): Float32Array {
  // Every digit is ASCII.
  const values = new Float32Array(128);
  for (let index = 0; index < digits.length; index += 1)
    values[digits.charCodeAt(index)] = (index - ZERO_DIGIT) * scale;
  const result = new Float32Array(text.length);
  for (let index = 0; index < text.length; index += 1) result[index] = values[text.charCodeAt(index)]!;
  return result;
}

/** Returns for each word the logarithm of the odds that a sentence begins with it, judged by the words around it. */
export type ScoreWords = (words: readonly string[]) => Float64Array;

/**
 * Returns the function that scores a language's borders; undefined where they were not learned, or not loaded.
 * @param language BCP 47
 */
export type GetBorderModel = (language: string) => ScoreWords | undefined;

/** Reads a language's weights into the function that scores its borders. */
export function readModel(weights: BorderWeights): ScoreWords {
  const toRow = createWordRows(weights.vocabulary.split(" "));
  const embeddings = readDigits(weights.embeddings, weights.digitValues.embeddings);
  const layer = readDigits(weights.layer, weights.digitValues.layer);
  const { embedding, hidden } = sizes;
  const hiddenBias = Float32Array.from(weights.hiddenBias, (value) => value / THOUSAND);
  const output = Float32Array.from(weights.output, (value) => value / THOUSAND);

  // A word adds the same to the hidden units whenever it stands in the same place of the window, and a lecture has few different
  // words: the sums are kept.
  const sumsByRow: Float32Array[] = [];
  const getRowSums = (row: number): Float32Array => {
    const cached = sumsByRow[row];
    if (cached !== undefined) return cached;
    const sums = new Float32Array(windowSize.all * hidden);
    for (let place = 0; place < windowSize.all; place += 1) {
      for (let n = 0; n < embedding; n += 1) {
        const value = embeddings[row * embedding + n]!;
        const from = (place * embedding + n) * hidden;
        for (let unit = 0; unit < hidden; unit += 1) sums[place * hidden + unit]! += value * layer[from + unit]!;
      }
    }
    sumsByRow[row] = sums;
    return sums;
  };

  return (words) => {
    const none = getRowSums(rowIndex.outside);
    const window = [
      ...Array.from({ length: WORDS_BEFORE }, () => none),
      ...words.map((word) => getRowSums(toRow(word))),
      ...Array.from({ length: WORDS_AFTER }, () => none),
    ];
    const scores = new Float64Array(words.length);
    const units = new Float32Array(hidden);
    for (let index = 0; index < words.length; index += 1) {
      units.set(hiddenBias);
      for (let place = 0; place < windowSize.all; place += 1) {
        const sums = window[index + place]!;
        const from = place * hidden;
        for (let unit = 0; unit < hidden; unit += 1) units[unit]! += sums[from + unit]!;
      }
      let score = weights.bias / THOUSAND;
      for (let unit = 0; unit < hidden; unit += 1) if (units[unit]! > 0) score += units[unit]! * output[unit]!;
      scores[index] = score;
    }
    return scores;
  };
}
