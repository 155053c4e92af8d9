import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Search } from "../../search/search.ts";
import { countWords, type Sentence } from "../../search/sentences.ts";
import type { Kind } from "../../words/asking-data.ts";
import { placeWords } from "../../words/split-words.ts";
import type { Words } from "../../words/words.ts";
import { type CitedAnswer, LONGEST_QUOTATION, quote } from "./cite.ts";
import type { Context } from "./context.ts";
import type { Question } from "./question.ts";
import type { SubjectWord } from "./read-request.ts";
import { findInSummary } from "./read-summary.ts";

/** A term that is looked for, and how much it counts. */
interface Sought {
  readonly term: string;
  readonly weight: number;
}

/** The factor of a passage's score if it does what was asked for: gives a definition, a reason or a number. */
const FIT_FACTOR: Readonly<Record<Kind, number>> = {
  define: 1.5,
  why: 1.3,
  number: 1.35,
};
/** The share of that gain if the passage's first sentence does so, its second, and so on: a quotation should start with it. */
const FIT_SHARES = [1, 0.7, 0.45, 0.3];
/** The factor of a passage that begins with "And" or "It", because it needs what was said before. */
const CONTINUING_FACTOR = 0.93;
/** The factor of a passage that begins with a question, because speakers answer their own questions. */
const QUESTION_FACTOR = 1.12;

const figure = /\p{N}/u;

/** In characters: the furthest that "call" may stand before the term, as in "we call this grid an image". */
const CALL_REACH = 60;

/** Whether a sentence defines one of the terms. */
function defines(sentence: Sentence, terms: ReadonlySet<string>, { words }: Search): boolean {
  const { cues } = words;
  if (cues === undefined) return false;
  const { text, terms: own } = sentence;
  if (![...terms].every((term) => own.includes(term))) return false;
  return placeWords(text).some(
    ({ word, at }) =>
      terms.has(words.toTerm(word)) &&
      (cues.defines.test(text.slice(at + word.length)) ||
        cues.names.test(text.slice(0, at)) ||
        cues.calls.test(text.slice(Math.max(0, at - CALL_REACH), at))),
  );
}

/** A passage's factor grows by this much for each pair of adjacent words that a sentence shares with the question, up to so many pairs. */
const PAIR_GAIN = 0.1;
const MOST_PAIRS = 4;
const toPairs = (terms: readonly string[]): string[] => terms.slice(1).map((term, at) => `${terms[at]!} ${term}`);

/** Counts the pairs of a question's words, grammar among them, that a sentence has: "must go", "go into". */
function createPairCount({ sentences, words }: Search, text: string): (index: number) => number {
  const asked = new Set(toPairs(words.toTerms(text)));
  const counts = new Map<number, number>();
  return (index) => {
    const before = counts.get(index);
    if (before !== undefined) return before;
    const count = new Set(toPairs(sentences[index]!.terms).filter((pair) => asked.has(pair))).size;
    counts.set(index, count);
    return count;
  };
}

/** Rates how well a passage does what was asked for, as a factor of its score. */
function createRate(search: Search, { kinds, subject, text = "" }: Question) {
  const { sentences, words } = search;
  const terms = new Set(subject.map(({ term }) => term));
  const countPairs = createPairCount(search, text);
  const has = (index: number) => sentences[index]?.terms.some((term) => terms.has(term)) === true;
  /** For each kind of question, whether a sentence does what it asks for. */
  const fits: Readonly<Record<Kind, (sentence: Sentence) => boolean>> = {
    define: (sentence) => defines(sentence, terms, search),
    why: ({ text }) => words.cues?.reason.test(text) === true,
    number: ({ text, terms: all }) => figure.test(text) || all.some((term) => /^\d+$/.test(term) && !terms.has(term)),
  };
  return (first: number, last: number): number => {
    let rate = 1;
    for (const kind of kinds) {
      const fitsKind = fits[kind];
      for (const [offset, part] of FIT_SHARES.entries()) {
        const at = first + offset;
        if (at > last || !fitsKind(sentences[at]!) || !(kind === "define" || has(at) || has(at - 1))) continue;
        rate = Math.max(rate, 1 + (FIT_FACTOR[kind] - 1) * part);
        break;
      }
    }
    const pairs = FIT_SHARES.slice(0, last - first + 1).map((_, offset) => countPairs(first + offset));
    rate *= 1 + PAIR_GAIN * Math.min(MOST_PAIRS, Math.max(...pairs));
    const begins = sentences[first]!.text;
    if (words.cues?.continues.test(begins) === true) rate *= CONTINUING_FACTOR;
    if (begins.endsWith("?") && first < last) rate *= QUESTION_FACTOR;
    return rate;
  };
}

/** The weight of a related word, and of a common word that was not said; other words of a question have 1. */
const MINOR_WEIGHT = 0.35;
/**
 * A common word that the recording never says counts less if at least so many other words of the subject are said: the
 * speaker may have used another word for it, as for "earn".
 */
const SAID_FOR_UNSAID = 3;

function toSought({ subject, related = [] }: Question, words: Words): Sought[] {
  const unsaid = subject.filter(({ word, isSaid }) => !isSaid && words.isCommonWord(word));
  const said = subject.filter(({ isSaid }) => isSaid);
  const unimportant = said.length >= SAID_FOR_UNSAID * unsaid.length ? unsaid : [];
  const others = related.filter(({ term }) => subject.every((own) => own.term !== term));
  return [
    ...subject.map((word) => ({ term: word.term, weight: unimportant.includes(word) ? MINOR_WEIGHT : 1 })),
    ...others.map(({ term }) => ({ term, weight: MINOR_WEIGHT })),
  ];
}

export interface Passage {
  readonly first: number;
  readonly last: number;
  readonly score: number;
  readonly coverage: number;
}

const endsSentence = /[.!?…"”»)\]]$/u;

/**
 * Adds the sentence before a passage that points back ("This is called …"), and the one after a passage that ends without
 * punctuation, whose sentence borders are guessed; each only if the quotation has room.
 */
function widen({ sentences, words }: Search, passage: Passage, borders?: ReadonlySet<number>): Passage {
  const goesOn = (at: number) => {
    const sentence = sentences[at];
    return (
      sentence !== undefined && borders?.has(at) !== true && !sentence.beginsTurn && sentence.heading === undefined
    );
  };
  const count = (from: number, to: number) => countWords(sentences.slice(from, to + 1));
  let { first, last } = passage;
  const pointsBack = first > 0 && goesOn(first) && words.cues?.continues.test(sentences[first]!.text) === true;
  if (pointsBack && count(first - 1, last) <= LONGEST_QUOTATION) first -= 1;
  if (goesOn(last + 1) && !endsSentence.test(sentences[last]!.text) && count(first, last) < LONGEST_QUOTATION)
    last += 1;
  return { ...passage, first, last };
}

/** The passages that speak of a question's subject, the likeliest to answer it first. */
export function findPassages(
  search: Search,
  question: Question,
  { most = 2, borders }: { readonly most?: number; readonly borders?: ReadonlySet<number> } = {},
): Passage[] {
  const rate = createRate(search, question);
  const passages = search.find(toSought(question, search.words), {
    most,
    longest: LONGEST_QUOTATION,
    rate,
    ...(borders !== undefined && { borders }),
  });
  return passages.map((passage) => {
    const wider = widen(search, passage, borders);
    const overlaps = passages.some(
      (other) => other !== passage && other.first <= wider.last && other.last >= wider.first,
    );
    return overlaps ? passage : wider;
  });
}

/**
 * The least share of the subject's weight that a passage needs to be an answer: all of a subject of one or two words (less
 * what rounding may take), and half of a longer one.
 */
const FEW_WORDS = 2;
const ALL_OF_FEW = 0.99;
const MOST_OF_MANY = 0.5;
/** A second passage is shown if its score is at least this share of the first one's. */
const NEARLY = 0.5;

/** Whether the best passage has enough of the subject to be an answer. */
export function isAnswer({ subject }: Question, { coverage }: Passage): boolean {
  return coverage >= (subject.length <= FEW_WORDS ? ALL_OF_FEW : MOST_OF_MANY);
}

const showWords = (subject: readonly SubjectWord[]): string =>
  subject.map(({ word }) => `*${escapeMarkdown(word)}*`).join(", ");

/** Answers a question about its subject with at most two quotations. */
export function answerSubject(context: Context, question: Question): CitedAnswer {
  const { search, sentences, phrases, words } = context;
  const passages = findPassages(search, question).filter(({ coverage }) => coverage > 0);
  const [best, second] = passages;
  const fromSummary = findInSummary(context, question);
  if (best === undefined) {
    if (fromSummary !== undefined)
      return { outcome: "answer", markdown: `${phrases.fromSummary}\n\n${fromSummary.markdown}` };
    return { outcome: "absent", markdown: phrases.notFound };
  }
  const quoteOne = ({ first, last }: Passage) => quote(sentences, first, last);
  const isCertain = isAnswer(question, best);
  if (isCertain) {
    const shown = second !== undefined && second.score >= NEARLY * best.score ? [best, second] : [best];
    return { outcome: "answer", markdown: shown.map(quoteOne).join("\n\n") };
  }
  const summaryPart =
    fromSummary !== undefined && fromSummary.coverage > best.coverage
      ? [phrases.fromSummary, fromSummary.markdown]
      : [];
  // A common word may be said in others: "earn", "cheaper".
  const unsaid = question.subject.filter(({ word, isSaid }) => !isSaid && !words.isCommonWord(word));
  const isFound = fromSummary !== undefined && summaryPart.length > 0 && fromSummary.coverage >= MOST_OF_MANY;
  const lines = [
    ...summaryPart,
    ...(unsaid.length > 0 && !isFound ? [phrases.neverSaid(showWords(unsaid))] : []),
    phrases.closest,
    ...passages.map(quoteOne),
  ];
  return { outcome: isFound ? "answer" : "closest", markdown: lines.join("\n\n") };
}
