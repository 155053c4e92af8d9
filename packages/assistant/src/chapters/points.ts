import type { Sentence } from "../lecture/sentences.ts";
import { findImportant } from "./course.ts";
import { choose, type Digest } from "./digest.ts";

/** A sentence that says something of the subject and can be read alone. */
export interface Point {
  readonly sentence: Sentence;
  /** The speaker called it important. */
  readonly isImportant: boolean;
}

/** Of a whole lecture. */
const POINTS = { least: 8, most: 15, wordsEach: 500 } as const;

/** The sentences of a recording that say most, from everywhere in it, in the order that they were said. */
export function findPoints(digest: Digest): Point[] {
  const count = Math.min(POINTS.most, Math.max(POINTS.least, Math.round(digest.length / POINTS.wordsEach)));
  const important = new Set(findImportant(digest));
  const chosen: Sentence[] = [];
  for (const { sentences } of digest.chapters) {
    const share = Math.max(1, Math.round((count * sentences.length) / digest.sentences.length));
    chosen.push(...choose(digest, { from: sentences, count: share, used: chosen, areAlone: true }));
  }
  const best = chosen
    .toSorted((a, b) => digest.scores[b.index]! - digest.scores[a.index]!)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index);
  return best.map((sentence) => ({ sentence, isImportant: important.has(sentence) }));
}
