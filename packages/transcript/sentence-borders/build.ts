// oxlint-disable no-console -- it prints
/**
 * Writes src/borders/<language>-borders.ts: where sentences begin in speech that has no signs.
 *
 *   node sentence-borders/build.ts <language> <words> <file> [<file>…]
 *
 * The files are punctuated speech (NOTICE.md says which, `readTalks` in which form); the last talks of them are left out, and measured.
 * A network of one hidden layer sees the eight words before a gap and the six after it. Trained with Adagrad on all borders and a fifth of
 * the other gaps, for three rounds: a minute and a half for 2.5 million words. The same files give the same weights; `npm run format` lays them out.
 */
import { writeFileSync } from "node:fs";
import {
  createWordRows,
  digits,
  ENDING_ROWS,
  rowIndex,
  sizes,
  windowSize,
  ZERO_DIGIT,
} from "../src/borders/border-model.ts";
import { isKnownLanguage, type KnownLanguage } from "../src/languages/known-languages.ts";
import { gap, readTalks, type Talk } from "./corpus.ts";

const [language, words, ...files] = process.argv.slice(2);
if (language === undefined || !isKnownLanguage(language) || files.length === 0)
  throw new Error("build.ts <language> <words> <file>…");
const names: Readonly<Record<KnownLanguage, string>> = {
  en: "english",
  es: "spanish",
  de: "german",
  fr: "french",
  pt: "portuguese",
};

/** Words that have a row of their own while the network learns, and those whose row is written; the others use that of their ending. */
const LEARNED_WORDS = 6000;
const WRITTEN_WORDS = 2200;
const ROUNDS = 3;
/** The share of the gaps without a border that is learned from. */
const NO_BORDER_SHARE = 0.2;
const BATCH_GAPS = 64;
const FIRST_LEARNING_RATE = 0.05;
/** The share of turns before which the network sees no words, as in captions that name their speakers. */
const CUT_TURN_SHARE = 0.15;
/** The share of the talks that is measured and not learned from. */
const HELD_OUT_SHARE = 0.04;
/** Talks are read in pieces of this length, so many of them side by side. */
const PIECE_WORDS = 1 << 14;
const PIECES_SIDE_BY_SIDE = 32;
/** The score above which `measure` counts a gap as a border. */
const LEAST_BORDER_SCORE = -0.75;

let seed = 7;
/** From 0 to 1, the same numbers in each run. */
const random = (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const gaussian = (spread: number): number => (random() + random() + random() + random() - 2) * spread * 1.7;
function shuffle(list: unknown[]): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

const talks: Talk[] = files.flatMap((file) => readTalks(file, language, Number(words) / files.length));
shuffle(talks);
const counts = new Map<string, number>();
for (const talk of talks) for (const word of talk.words) counts.set(word, (counts.get(word) ?? 0) + 1);
const vocabulary = [...counts]
  .filter(([word]) => !/\d/.test(word))
  .toSorted(([, a], [, b]) => b - a)
  .slice(0, LEARNED_WORDS - rowIndex.firstWord)
  .map(([word]) => word);
const toRow = createWordRows(vocabulary);

const total = talks.reduce((sum, talk) => sum + talk.words.length, 0);
/** Rows of no word between two talks: no window has words of both. */
const space = windowSize.all;
const turns = talks.reduce((sum, { gaps }) => sum + gaps.filter((kind) => kind === gap.turn).length, 0);
/** The rows of all words, talk after talk. */
const rows = new Int32Array(total + (talks.length + turns + 1) * space);
const gapKinds = new Uint8Array(rows.length).fill(gap.unclear);
const talkStarts: number[] = [];
let end = space;
for (const talk of talks) {
  talkStarts.push(end);
  for (const [at, word] of talk.words.entries()) {
    const kind = talk.gaps[at]!;
    const isFirst = at === 0 || (kind === gap.turn && random() < CUT_TURN_SHARE);
    if (isFirst && at > 0) end += windowSize.before;
    rows[end] = toRow(word);
    gapKinds[end] = isFirst ? gap.unclear : kind === gap.turn ? gap.border : kind;
    end += 1;
  }
  end += space;
}
const heldOut = talkStarts[Math.floor(talkStarts.length * (1 - HELD_OUT_SHARE))]!;

const { embedding, hidden } = sizes;
const places = windowSize.all;
/** Weights with the sum of their squared gradients (Adagrad), and the gradient of the batch. */
interface Layer {
  readonly values: Float32Array;
  readonly squares: Float32Array;
  readonly gradient: Float32Array;
}
const toLayer = (size: number, spread: number): Layer => ({
  values: Float32Array.from({ length: size }, () => (spread === 0 ? 0 : gaussian(spread))),
  squares: new Float32Array(size).fill(1e-3),
  gradient: new Float32Array(size),
});
const embeddings = toLayer((LEARNED_WORDS + ENDING_ROWS) * embedding, 0.1);
const layer = toLayer(places * embedding * hidden, 1.4 / Math.sqrt(places * embedding));
const hiddenBias = toLayer(hidden, 0);
const output = toLayer(hidden, 0.1);
const bias = toLayer(1, 0);

let rate = FIRST_LEARNING_RATE;
const input = new Float32Array(places * embedding);
const units = new Float32Array(hidden);
const errors = new Float32Array(hidden);

function score(at: number): number {
  units.set(hiddenBias.values);
  for (let place = 0; place < places; place += 1) {
    const row = rows[at - windowSize.before + place]! * embedding;
    for (let n = 0; n < embedding; n += 1) {
      const value = embeddings.values[row + n]!;
      input[place * embedding + n] = value;
      const from = (place * embedding + n) * hidden;
      for (let unit = 0; unit < hidden; unit += 1) units[unit]! += value * layer.values[from + unit]!;
    }
  }
  let sum = bias.values[0]!;
  for (let unit = 0; unit < hidden; unit += 1) {
    if (units[unit]! < 0) units[unit] = 0;
    sum += units[unit]! * output.values[unit]!;
  }
  return sum;
}

/** Adds the gradient of the gap that was scored last. */
function learn(at: number, error: number): void {
  bias.gradient[0]! += error;
  for (let unit = 0; unit < hidden; unit += 1) {
    output.gradient[unit]! += error * units[unit]!;
    errors[unit] = units[unit]! > 0 ? error * output.values[unit]! : 0;
    hiddenBias.gradient[unit]! += errors[unit]!;
  }
  for (let place = 0; place < places; place += 1) {
    const row = rows[at - windowSize.before + place]! * embedding;
    for (let n = 0; n < embedding; n += 1) {
      const from = (place * embedding + n) * hidden;
      const value = input[place * embedding + n]!;
      let slope = 0;
      for (let unit = 0; unit < hidden; unit += 1) {
        slope += errors[unit]! * layer.values[from + unit]!;
        layer.gradient[from + unit]! += errors[unit]! * value;
      }
      // Few words stand in a batch: theirs are changed at once.
      embeddings.squares[row + n]! += slope * slope;
      embeddings.values[row + n]! -= (rate * slope) / Math.sqrt(embeddings.squares[row + n]!);
    }
  }
}

function step(): void {
  for (const { values, squares, gradient } of [layer, hiddenBias, output, bias]) {
    for (let at = 0; at < values.length; at += 1) {
      const slope = gradient[at]!;
      squares[at]! += slope * slope;
      values[at]! -= (rate * slope) / Math.sqrt(squares[at]!);
      gradient[at] = 0;
    }
  }
}

/** The odds among the gaps that were learned from are higher than among all. */
const correction = Math.log(NO_BORDER_SHARE);

function measure(): string {
  const scores: [score: number, isBorder: boolean][] = [];
  for (let at = heldOut; at < end; at += 1) {
    if (gapKinds[at] !== gap.unclear) scores.push([score(at) + correction, gapKinds[at] === gap.border]);
  }
  const loss = scores.reduce((sum, [value, is]) => sum + Math.log1p(Math.exp(is ? -value : value)), 0) / scores.length;
  const borders = scores.filter(([value]) => value > LEAST_BORDER_SCORE);
  const right = borders.filter(([, is]) => is).length;
  const f1 = (2 * right) / (borders.length + scores.filter(([, is]) => is).length);
  return `loss ${loss.toFixed(4)}, F1 ${f1.toFixed(3)} of gaps one by one`;
}

console.log(`${total} words in ${talks.length} talks`);
const pieces = Array.from({ length: Math.floor((heldOut - space) / PIECE_WORDS) }, (_, n) => space + n * PIECE_WORDS);
for (let round = 0; round < ROUNDS; round += 1) {
  rate = FIRST_LEARNING_RATE * (1 - (0.7 * round) / ROUNDS);
  shuffle(pieces);
  let learned = 0;
  for (let first = 0; first < pieces.length; first += PIECES_SIDE_BY_SIDE) {
    const sideBySide = pieces.slice(first, first + PIECES_SIDE_BY_SIDE);
    for (let offset = 0; offset < PIECE_WORDS; offset += 1) {
      for (const from of sideBySide) {
        const kind = gapKinds[from + offset]!;
        if (kind === gap.unclear || (kind === gap.none && random() > NO_BORDER_SHARE)) continue;
        learn(from + offset, 1 / (1 + Math.exp(-score(from + offset))) - kind);
        learned += 1;
        if (learned % BATCH_GAPS === 0) step();
      }
    }
  }
  console.log(`round ${round + 1}: ${measure()}`);
}

/** Weights as a digit each, and what a digit is worth: the few largest are cut off. */
function toDigits(values: Float32Array): { text: string; scale: number } {
  const sizesInOrder = values.map(Math.abs).toSorted();
  const scale = Number((sizesInOrder[Math.floor(sizesInOrder.length * 0.9995)]! / (ZERO_DIGIT - 1)).toPrecision(4));
  const toDigit = (value: number) =>
    digits.charAt(Math.max(0, Math.min(digits.length - 1, Math.round(value / scale) + ZERO_DIGIT)));
  return { text: [...values].map(toDigit).join(""), scale };
}
const toThousandths = (value: number): number => Math.round(value * 1000);
const listThousandths = (values: Float32Array): string => [...values].map(toThousandths).join(", ");

/** The sentences of lectures are so long; those of debates and books are longer. */
const LECTURE_SENTENCE_WORDS = 15;
const logOdds = (share: number): number => Math.log(share / (1 - share));
const clearGaps = gapKinds.filter((kind) => kind === gap.border || kind === gap.none);
const borderShare = clearGaps.filter((kind) => kind === gap.border).length / clearGaps.length;
const lectureCorrection = logOdds(1 / LECTURE_SENTENCE_WORDS) - logOdds(borderShare);
console.log(`a border at each ${(1 / borderShare).toFixed(1)} words`);

const written = new Float32Array((rowIndex.firstWord + WRITTEN_WORDS + ENDING_ROWS) * embedding);
written.set(embeddings.values.subarray(0, (rowIndex.firstWord + WRITTEN_WORDS) * embedding));
written.set(embeddings.values.subarray(LEARNED_WORDS * embedding), (rowIndex.firstWord + WRITTEN_WORDS) * embedding);
const [embeddingDigits, layerDigits] = [toDigits(written), toDigits(layer.values)];
const text = `// Generated by sentence-borders/build.ts. sentence-borders/NOTICE.md names the sources.
import type { BorderWeights } from "./border-model.ts";

export const weights: BorderWeights = {
  vocabulary:
    "${vocabulary.slice(0, WRITTEN_WORDS).join(" ")}",
  embeddings:
    "${embeddingDigits.text}",
  layer:
    "${layerDigits.text}",
  digitValues: { embeddings: ${embeddingDigits.scale}, layer: ${layerDigits.scale} },
  hiddenBias: [${listThousandths(hiddenBias.values)}],
  output: [${listThousandths(output.values)}],
  bias: ${toThousandths(bias.values[0]! + correction + lectureCorrection)},
};
`;
writeFileSync(new URL(`../src/borders/${names[language]}-borders.ts`, import.meta.url), text);
console.log(`${WRITTEN_WORDS} words, ${text.length} bytes`);
