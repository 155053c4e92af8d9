import type { ReadSentence } from "./read-lecture.ts";

/** The fewest sentences of a chapter. */
const SHORTEST_CHAPTER_SENTENCES = 8;
/** The cost of a border, as a multiple of the logarithm of the number of terms. A higher cost gives fewer chapters. */
const BORDER_COST_FACTOR = 2.1;
/** The added cost of a border, in natural log odds, where the same person goes on speaking. None if one person speaks throughout. */
const SAME_SPEAKER_COST = 4;
/** The most units. A long recording has groups of sentences as units, so that the time doesn't grow with the square of its length. */
const MOST_UNITS = 900;
/** In units: no chapter is longer in a recording of `MOST_UNITS`. */
const LONGEST_CHAPTER_UNITS = 240;

interface Unit {
  /** Its first sentence. */
  readonly first: number;
  /** Terms as numbers from 0, once for each sentence that has them. */
  readonly terms: readonly number[];
  readonly beginsTurn: boolean;
}

function toUnits(sentences: readonly ReadSentence[]): { units: Unit[]; vocabulary: number } {
  const size = Math.ceil(sentences.length / MOST_UNITS);
  const numbers = new Map<string, number>();
  const toNumber = (term: string): number => {
    const number = numbers.get(term) ?? numbers.size;
    numbers.set(term, number);
    return number;
  };
  const units: Unit[] = [];
  for (let first = 0; first < sentences.length; first += size) {
    const unitSentences = sentences.slice(first, first + size);
    const terms = unitSentences.flatMap((sentence) => Array.from(sentence.content, toNumber));
    units.push({ first, terms, beginsTurn: unitSentences[0]!.beginsTurn });
  }
  return { units, vocabulary: numbers.size };
}

/**
 * The sentences of a recording by chapter: cut where its vocabulary turns, and rather where another person begins to speak.
 * Utiyama and Isahara, "A Statistical Model for Domain-Independent Text Segmentation" (ACL 2001): of all ways to cut, the one
 * under which the words are likeliest when each chapter draws them from its own, at a price for each border.
 */
export function splitChapters(sentences: readonly ReadSentence[]): ReadSentence[][] {
  if (sentences.length === 0) return [];
  const { units, vocabulary } = toUnits(sentences);
  const total = units.reduce((sum, { terms }) => sum + terms.length, 0);
  const border = BORDER_COST_FACTOR * Math.log(Math.max(2, total));
  const sameSpeaker = units.some(({ beginsTurn }) => beginsTurn) ? SAME_SPEAKER_COST : 0;
  const shortest = Math.max(1, Math.ceil((SHORTEST_CHAPTER_SENTENCES * units.length) / sentences.length));
  const count = units.length;
  const costs = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const starts = new Int32Array(count + 1);
  const usesByTerm = new Int32Array(vocabulary);
  /** What so many uses of a term in one chapter take from the chapter's cost. */
  const gains = Float64Array.from({ length: sentences.length + 2 }, (_, uses) => uses * Math.log(uses + 1));
  for (let start = 0; start < count; start += 1) {
    if (costs[start] === Number.POSITIVE_INFINITY) continue;
    usesByTerm.fill(0);
    let words = 0;
    let gain = 0;
    for (let end = start + 1; end <= Math.min(count, start + LONGEST_CHAPTER_UNITS); end += 1) {
      for (const term of units[end - 1]!.terms) {
        const uses = usesByTerm[term]!;
        gain += gains[uses + 1]! - gains[uses]!;
        usesByTerm[term] = uses + 1;
        words += 1;
      }
      const isWhole = start === 0 && end === count;
      if (end - start < shortest && !isWhole) continue;
      const next = units[end];
      const turn = next === undefined || next.beginsTurn ? 0 : sameSpeaker;
      const cost = costs[start]! + words * Math.log(words + vocabulary) - gain + border + turn;
      if (cost < costs[end]!) {
        costs[end] = cost;
        starts[end] = start;
      }
    }
  }
  const chapters: ReadSentence[][] = [];
  for (let end = count; end > 0; end = starts[end]!) {
    chapters.push(sentences.slice(units[starts[end]!]!.first, units[end]?.first));
  }
  return chapters.toReversed();
}
