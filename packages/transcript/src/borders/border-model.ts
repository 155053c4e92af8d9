/** A small network that was trained on punctuated speech (sentence-borders/build.ts). A weight is one digit of 64. */
export interface BorderWeights {
  /** The most frequent words, in the order of their rows. */
  readonly vocabulary: string;
  /** A row for each word, and for each ending of rarer ones. */
  readonly embeddings: string;
  /** What each place of the window adds to the hidden units. */
  readonly layer: string;
  /** What a digit of either is worth. */
  readonly scales: readonly [embeddings: number, layer: number];
  /** In thousandths, as what follows. */
  readonly hiddenBias: readonly number[];
  readonly output: readonly number[];
  readonly bias: number;
}

const THOUSAND = 1000;

/** In words: what is looked at before and after a border. */
const BEFORE = 8;
const AFTER = 6;
export const windowSize = { before: BEFORE, after: AFTER, all: BEFORE + AFTER } as const;
/** Numbers that describe a word, and units between them and the answer. */
export const sizes = { embedding: 24, hidden: 48 } as const;

export const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
/** The digit that stands for 0. */
export const ZERO_DIGIT = 32;

/** Rows before those of the vocabulary: nothing (before the first word and after the last), and a number. */
export const rows = { nothing: 0, number: 1, first: 2, endings: 1024 } as const;
/** In letters. */
const ENDING = 3;

/** Which row a word has. */
export function createWordRows(vocabulary: readonly string[]): (word: string) => number {
  const known = new Map(vocabulary.map((word, at) => [word, at + rows.first]));
  const afterKnown = vocabulary.length + rows.first;
  return (word) => {
    const row = known.get(word);
    if (row !== undefined) return row;
    if (/\d/.test(word)) return rows.number;
    let hash = 7;
    for (const letter of word.slice(-ENDING)) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0;
    return afterKnown + ((hash >>> 0) % rows.endings);
  };
}

function readDigits(text: string, scale: number): Float32Array {
  const values = new Float32Array(128);
  for (let at = 0; at < digits.length; at += 1) values[digits.charCodeAt(at)] = (at - ZERO_DIGIT) * scale;
  const read = new Float32Array(text.length);
  for (let at = 0; at < text.length; at += 1) read[at] = values[text.charCodeAt(at)]!;
  return read;
}

/** The logarithm of the odds that a sentence begins at each word, by the words around it. */
export type ScoreWords = (words: readonly string[]) => Float64Array;

/**
 * Returns the scores of a language; undefined where they were not learned, or not loaded.
 * @param language BCP 47
 */
export type GetBorderModel = (language: string) => ScoreWords | undefined;

export function readModel(weights: BorderWeights): ScoreWords {
  const toRow = createWordRows(weights.vocabulary.split(" "));
  const embeddings = readDigits(weights.embeddings, weights.scales[0]);
  const layer = readDigits(weights.layer, weights.scales[1]);
  const { embedding, hidden } = sizes;
  const hiddenBias = Float32Array.from(weights.hiddenBias, (value) => value / THOUSAND);
  const output = Float32Array.from(weights.output, (value) => value / THOUSAND);

  // What a word adds to the hidden units depends on its place in the window alone, and a lecture has few different words.
  const added: Float32Array[] = [];
  const addWord = (row: number): Float32Array => {
    const known = added[row];
    if (known !== undefined) return known;
    const sums = new Float32Array(windowSize.all * hidden);
    for (let place = 0; place < windowSize.all; place += 1) {
      for (let n = 0; n < embedding; n += 1) {
        const value = embeddings[row * embedding + n]!;
        const from = (place * embedding + n) * hidden;
        for (let unit = 0; unit < hidden; unit += 1) sums[place * hidden + unit]! += value * layer[from + unit]!;
      }
    }
    added[row] = sums;
    return sums;
  };

  return (words) => {
    const none = addWord(rows.nothing);
    const window = [
      ...Array.from({ length: BEFORE }, () => none),
      ...words.map((word) => addWord(toRow(word))),
      ...Array.from({ length: AFTER }, () => none),
    ];
    const scores = new Float64Array(words.length);
    const units = new Float32Array(hidden);
    for (let at = 0; at < words.length; at += 1) {
      units.set(hiddenBias);
      for (let place = 0; place < windowSize.all; place += 1) {
        const sums = window[at + place]!;
        const from = place * hidden;
        for (let unit = 0; unit < hidden; unit += 1) units[unit]! += sums[from + unit]!;
      }
      let score = weights.bias / THOUSAND;
      for (let unit = 0; unit < hidden; unit += 1) if (units[unit]! > 0) score += units[unit]! * output[unit]!;
      scores[at] = score;
    }
    return scores;
  };
}
