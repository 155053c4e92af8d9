import { foldWord, splitWords } from "../words/split-words.ts";
import type { Words } from "../words/words.ts";
import type { Sentence } from "./sentences.ts";

/** A term that is looked for. */
export interface QueryTerm {
  readonly term: string;
  /** 1 for a main term, a word of the subject; less for one that matters less. */
  readonly weight: number;
}

/** Sentences in a row that speak of what is sought. */
export interface Passage {
  readonly first: number;
  readonly last: number;
  /** Comparable within one search only. */
  readonly score: number;
  /** The share of the weight of all main terms that the passage and the sentences just before it have: 0 to 1. */
  readonly coverage: number;
}

interface SearchOptions {
  /** The most passages to return, best first. They don't overlap. */
  readonly most: number;
  /** The most words of a passage. A longer sentence is a passage of its own. */
  readonly longest?: number;
  /**
   * The factor of the sentence with an index, at least 1: more if, for example, it defines the term. A passage has the
   * factor of its best sentence.
   */
  readonly rate?: (index: number) => number;
  /** No passage has sentences on both sides of a border; each is the index of a sentence that begins a part. */
  readonly borders?: ReadonlySet<number>;
}

/** The most words of a passage, which is quoted whole, unless a search asks for another length. */
const LONGEST_PASSAGE_WORDS = 90;
/** The sentences before a passage often name what it only calls "it", so that so many of them are read too. */
const CONTEXT_SENTENCES = 3;
/** A use of a term in those sentences counts this share of a use in the passage. */
const CONTEXT_WEIGHT = 0.2;
/** BM25's k1: the smaller, the sooner a further use of a term adds little. */
const BM25_SATURATION = 0.9;

/** A passage's BM25 sum is multiplied by the base, plus up to `TOGETHER_FACTOR` if one sentence has all terms. */
const BASE_FACTOR = 0.65;
const TOGETHER_FACTOR = 0.35;
/** A passage begins with its best sentence if that is better than the first one by this factor. */
const BETTER_FACTOR = 1.2;

/** How often each sentence that has a term says it, by the sentence's index. */
type TermUses = ReadonlyMap<number, number>;

/** Counts a term's uses in a passage, and those in the sentences just before it as a share. */
function countUses(
  uses: TermUses,
  { first, last }: Pick<Passage, "first" | "last">,
  borders: ReadonlySet<number> | undefined,
): number {
  let count = 0;
  for (let index = first; index <= last; index += 1) count += uses.get(index) ?? 0;
  const firstContext = Math.max(0, first - CONTEXT_SENTENCES);
  for (let index = first - 1; index >= firstContext && borders?.has(index + 1) !== true; index -= 1)
    count += CONTEXT_WEIGHT * (uses.get(index) ?? 0);
  return count;
}

function memoize(find: (index: number) => number): (index: number) => number {
  const found = new Map<number, number>();
  return (index) => {
    const value = found.get(index) ?? find(index);
    found.set(index, value);
    return value;
  };
}

/** Chooses the best passages that don't overlap. */
function chooseApart(passages: readonly Passage[], most: number): Passage[] {
  const results: Passage[] = [];
  for (const passage of passages.toSorted((a, b) => b.score - a.score || a.first - b.first)) {
    if (results.length === most) break;
    if (results.every(({ first, last }) => passage.last < first || passage.first > last)) results.push(passage);
  }
  return results;
}

/** Searches the sentences of one recording by their terms. */
export interface Search {
  readonly sentences: readonly Sentence[];
  readonly words: Words;
  /** The number of sentences that contain a term, however often each repeats it. */
  readonly countSentencesWith: (term: string) => number;
  /** A term's rarity: BM25's inverse document frequency, with sentences as documents. */
  readonly weigh: (term: string) => number;
  /** Each spoken word of the recording, folded, with the number of its uses. */
  readonly vocabulary: () => ReadonlyMap<string, number>;
  readonly find: (query: readonly QueryTerm[], options: SearchOptions) => Passage[];
}

export function createSearch(sentences: readonly Sentence[], words: Words): Search {
  const postings = new Map<string, TermUses>();
  // A question asks for few terms, and reading the sentences for one is cheaper than an index of all.
  const findUses = (term: string): TermUses => {
    const cached = postings.get(term);
    if (cached !== undefined) return cached;
    const uses = new Map<number, number>();
    for (const { index, terms } of sentences)
      for (const sentenceTerm of terms) if (sentenceTerm === term) uses.set(index, (uses.get(index) ?? 0) + 1);
    postings.set(term, uses);
    return uses;
  };
  const countSentencesWith = (term: string) => findUses(term).size;
  const weigh = (term: string) => {
    const containing = countSentencesWith(term);
    return Math.log(1 + (sentences.length - containing + 0.5) / (containing + 0.5));
  };
  let vocabulary: Map<string, number> | undefined;
  const readVocabulary = () => {
    if (vocabulary !== undefined) return vocabulary;
    vocabulary = new Map();
    for (const { text } of sentences) {
      for (const word of splitWords(text)) {
        const folded = foldWord(word);
        vocabulary.set(folded, (vocabulary.get(folded) ?? 0) + 1);
      }
    }
    return vocabulary;
  };

  const find = (
    query: readonly QueryTerm[],
    { most, longest = LONGEST_PASSAGE_WORDS, rate = () => 1, borders }: SearchOptions,
  ): Passage[] => {
    const terms = query.map(({ term, weight }) => ({
      uses: findUses(term),
      value: weight * weigh(term),
      isMain: weight >= 1,
    }));
    const totalValue = terms.reduce((sum, { value }) => sum + value, 0);
    const mainValue = terms.reduce((sum, { value, isMain }) => sum + (isMain ? value : 0), 0);
    const matched = new Set(terms.flatMap(({ uses }) => [...uses.keys()]));
    if (totalValue === 0 || matched.size === 0) return [];
    /** The share of all sought weight that a sentence has. */
    const getShare = memoize(
      (index) => terms.reduce((sum, { uses, value }) => sum + (uses.has(index) ? value : 0), 0) / totalValue,
    );
    const getFactor = memoize(rate);
    const rateSentence = (index: number) => getShare(index) * getFactor(index);
    /** The last sentence of a passage that begins with `first`. */
    const findLast = (first: number) => {
      let last = first;
      let length = sentences[first]!.terms.length;
      while (last + 1 < sentences.length && borders?.has(last + 1) !== true) {
        length += sentences[last + 1]!.terms.length;
        if (length > longest) break;
        last += 1;
      }
      return last;
    };
    const passages = Array.from(matched, (first) => {
      const last = findLast(first);
      let sum = 0;
      let coveredValue = 0;
      for (const { uses, value, isMain } of terms) {
        const count = countUses(uses, { first, last }, borders);
        if (count === 0) continue;
        sum += (value * count * (1 + BM25_SATURATION)) / (count + BM25_SATURATION);
        if (isMain) coveredValue += value;
      }
      let best = first;
      let mostShared = 0;
      let factor = 1;
      for (let index = first; index <= last; index += 1) {
        if (rateSentence(index) > rateSentence(best)) best = index;
        mostShared = Math.max(mostShared, getShare(index));
        factor = Math.max(factor, getFactor(index));
      }
      const start = rateSentence(best) > BETTER_FACTOR * rateSentence(first) ? best : first;
      const score = sum * (BASE_FACTOR + TOGETHER_FACTOR * mostShared) * factor;
      return { first: start, last: findLast(start), score, coverage: mainValue === 0 ? 0 : coveredValue / mainValue };
    });
    return chooseApart(passages, most);
  };
  return { sentences, words, countSentencesWith, weigh, vocabulary: readVocabulary, find };
}
