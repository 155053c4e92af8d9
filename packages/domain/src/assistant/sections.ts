import type { Sentence } from "./sentences.ts";

/** Sentences compared on each side of a possible border. */
const WINDOW = 7;
const SHORTEST = 8;
/** Sentences that a peak is looked for in. */
const FARTHEST = 100;
const MOST = 8;

type Counts = Map<string, number>;

function count(counts: Counts, sentence: Sentence | undefined, by: 1 | -1): void {
  for (const term of sentence?.terms ?? []) {
    const now = (counts.get(term) ?? 0) + by;
    if (now === 0) counts.delete(term);
    else counts.set(term, now);
  }
}

function likeness(left: Counts, right: Counts): number {
  let shared = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  for (const [term, n] of left) {
    leftSquares += n * n;
    shared += n * (right.get(term) ?? 0);
  }
  for (const n of right.values()) rightSquares += n * n;
  return shared / (Math.sqrt(leftSquares * rightSquares) || 1);
}

/** How alike what is said before and after each sentence's start is. */
function likenessAlong(sentences: readonly Sentence[]): number[] {
  const left: Counts = new Map();
  const right: Counts = new Map();
  for (const sentence of sentences.slice(0, WINDOW)) count(right, sentence, 1);
  return sentences.map((sentence, place) => {
    const here = likeness(left, right);
    count(left, sentence, 1);
    count(left, sentences[place - WINDOW], -1);
    count(right, sentence, -1);
    count(right, sentences[place + WINDOW], 1);
    return here;
  });
}

/** How far the likeness drops at a place, seen from the nearest peaks on both sides. */
function depthAt(along: readonly number[], place: number): number {
  const peak = (step: 1 | -1) => {
    let best = along[place]!;
    for (let at = place + step; Math.abs(at - place) < FARTHEST && (along[at] ?? -1) >= best; at += step)
      best = along[at]!;
    return best;
  };
  return peak(1) + peak(-1) - 2 * along[place]!;
}

/** Cuts a recording where its vocabulary turns (TextTiling), into sections of some length. */
export function sectionsOf(sentences: readonly Sentence[]): Sentence[][] {
  const wanted = Math.min(MOST, Math.max(1, Math.round(Math.sqrt(sentences.length) / 2.2)));
  const along = likenessAlong(sentences);
  const byDepth = along
    .map((_, place) => ({ place, depth: depthAt(along, place) }))
    .toSorted((a, b) => b.depth - a.depth || a.place - b.place);
  const shortest = Math.max(SHORTEST, Math.floor(sentences.length / (wanted * 1.8)));
  const borders = [0, sentences.length];
  for (const { place } of byDepth) {
    if (borders.length > wanted) break;
    if (borders.every((border) => Math.abs(border - place) >= shortest)) borders.push(place);
  }
  borders.sort((a, b) => a - b);
  return borders.slice(1).map((end, i) => sentences.slice(borders[i], end));
}
