import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Passage, QueryTerm, Search } from "../../search/search.ts";
import type { Sentence } from "../../search/sentences.ts";
import type { FactKind } from "../../words/asking-data.ts";
import { tokenizeWords } from "../../words/split-words.ts";
import type { Words } from "../../words/words.ts";
import { type CitedAnswer, LONGEST_QUOTATION_WORDS, quoteFrom } from "./cite.ts";
import type { Context } from "./context.ts";
import { isAnswer, type Question } from "./question.ts";
import type { SubjectWord } from "./read-request.ts";
import { findInSummary } from "./read-summary.ts";

/** The factor of a sentence if it does what was asked for: gives a definition, a reason, a number or a name. */
const FIT_FACTORS: Readonly<Record<FactKind, number>> = {
  define: 1.5,
  why: 1.3,
  number: 1.35,
  who: 1.4,
};
const figure = /\p{N}/u;

/** Whether a sentence has all terms and defines one of them. */
function isDefinition(sentence: Sentence, terms: ReadonlySet<string>, words: Words): boolean {
  const { cues } = words;
  if (cues === undefined) return false;
  const { text, terms: sentenceTerms } = sentence;
  if (![...terms].every((term) => sentenceTerms.includes(term))) return false;
  return tokenizeWords(text).some(
    ({ word, offset }) => terms.has(words.toTerm(word)) && cues.defines.test(text.slice(offset + word.length)),
  );
}

/** Words with a capital; in German, where each noun has one, two in a row. */
const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,}/gu;
const germanNames = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,}/gu;

/** Whether a sentence has a name that isn't among the terms. A sentence's first word may have its capital for that alone. */
function hasName({ text }: Sentence, terms: ReadonlySet<string>, words: Words): boolean {
  const names = text.matchAll(words.language === "de" ? germanNames : capitalised);
  return Array.from(names).some(
    ({ 0: name, index }) =>
      !words.toTerms(name).some((term) => terms.has(term)) &&
      !words.isStopWord(name) &&
      (index > 0 || !words.isCommonWord(name)),
  );
}

/** A sentence's factor grows by this much for each pair of adjacent words that it shares with the question, up to so many pairs. */
const GAIN_PER_PAIR = 0.1;
const MOST_PAIRS = 4;

/** Each two words in a row, grammar among them: "must go", "go into". */
const toPairs = (terms: readonly string[]): string[] => terms.slice(1).map((term, index) => `${terms[index]!} ${term}`);

/** Returns a function that rates how well a sentence does what was asked for, as a factor of its score. */
function createRater({ sentences, words }: Search, { kinds, subject, text = "" }: Question) {
  const terms = new Set(subject.map(({ term }) => term));
  const askedPairs = new Set(toPairs(words.toTerms(text)));
  /** For each kind of question, whether a sentence does what it asks for. */
  const fits: Readonly<Record<FactKind, (sentence: Sentence) => boolean>> = {
    define: (sentence) => isDefinition(sentence, terms, words),
    why: (sentence) => words.cues?.reason.test(sentence.text) === true,
    number: (sentence) =>
      figure.test(sentence.text) || sentence.terms.some((term) => /^\d+$/.test(term) && !terms.has(term)),
    who: (sentence) => !sentence.text.endsWith("?") && hasName(sentence, terms, words),
  };
  return (index: number): number => {
    const sentence = sentences[index]!;
    const factors = Array.from(kinds, (kind) => (fits[kind](sentence) ? FIT_FACTORS[kind] : 1));
    const sharedPairs = new Set(toPairs(sentence.terms).filter((pair) => askedPairs.has(pair)));
    return Math.max(1, ...factors) * (1 + GAIN_PER_PAIR * Math.min(MOST_PAIRS, sharedPairs.size));
  };
}

/** The weight of a related word, and of a common word that was not said; other words of a question have 1. */
const MINOR_WEIGHT = 0.35;
/**
 * A common word that the recording never says counts less if at least so many other words of the subject are said: the
 * speaker may have used another word for it, as for "earn".
 */
const SAID_WORDS_PER_UNSAID = 3;

function toQueryTerms({ subject, related = [] }: Question, words: Words): QueryTerm[] {
  const unsaid = subject.filter(({ word, isSpoken }) => !isSpoken && words.isCommonWord(word));
  const spokenWords = subject.filter(({ isSpoken }) => isSpoken);
  const unimportant = spokenWords.length >= SAID_WORDS_PER_UNSAID * unsaid.length ? unsaid : [];
  const others = related.filter(({ term }) => subject.every((word) => word.term !== term));
  return [
    ...subject.map((word) => ({ term: word.term, weight: unimportant.includes(word) ? MINOR_WEIGHT : 1 })),
    ...others.map(({ term }) => ({ term, weight: MINOR_WEIGHT })),
  ];
}

/** The passages that speak of a question's subject, the likeliest to answer it first. */
export const findPassages = (
  search: Search,
  question: Question,
  { most = 2, borders }: { readonly most?: number; readonly borders?: ReadonlySet<number> } = {},
): Passage[] =>
  search.find(toQueryTerms(question, search.words), {
    most,
    longest: LONGEST_QUOTATION_WORDS,
    rate: createRater(search, question),
    ...(borders !== undefined && { borders }),
  });

/** A second passage is shown if its score is at least this share of the first one's. */
const SECOND_SCORE_SHARE = 0.5;

/** In sentences: a person who did what a sentence says may be named so far before it. */
const MOST_SENTENCES_AFTER_NAME = 3;

/** The first sentence to quote of a passage. If the question asks for a person, that is the one before it with the name that "he" stands for. */
function findFirstQuoted({ sentences, words }: Context, { kinds, subject }: Question, { first }: Passage): number {
  // "Who is Turgot?" names the person.
  if (!kinds.has("who") || kinds.has("define")) return first;
  const terms = new Set(subject.map(({ term }) => term));
  const before = sentences.slice(Math.max(0, first - MOST_SENTENCES_AFTER_NAME), first + 1);
  return before.findLast((sentence) => hasName(sentence, terms, words))?.index ?? first;
}

const showWords = (subject: readonly SubjectWord[]): string =>
  subject.map(({ word }) => `*${escapeMarkdown(word)}*`).join(", ");

/**
 * Answers a question about its subject with at most two quotations; where they don't answer it, with a point of the summary, or
 * else the closest passages.
 */
export function answerSubject(context: Context, question: Question): CitedAnswer {
  const { search, sentences, phrases, words } = context;
  const passages = findPassages(search, question).filter(({ coverage }) => coverage > 0);
  const [best, second] = passages;
  const quoteOne = (passage: Passage) => quoteFrom(sentences, findFirstQuoted(context, question, passage));
  if (best !== undefined && isAnswer(question, best)) {
    const quotedPassages =
      second !== undefined && second.score >= SECOND_SCORE_SHARE * best.score ? [best, second] : [best];
    return { outcome: "answer", markdown: quotedPassages.map(quoteOne).join("\n\n") };
  }
  const fromSummary = findInSummary(context, question);
  if (fromSummary !== undefined)
    return { outcome: "answer", markdown: [phrases.fromSummary, fromSummary, ...passages.map(quoteOne)].join("\n\n") };
  if (best === undefined) return { outcome: "absent", markdown: phrases.notFound };
  // The speaker may have used another word for a common one, as for "earn" or "cheaper".
  const unsaid = question.subject.filter(({ word, isSpoken }) => !isSpoken && !words.isCommonWord(word));
  const lines = [
    ...(unsaid.length > 0 ? [phrases.neverSaid(showWords(unsaid))] : []),
    phrases.closest,
    ...passages.map(quoteOne),
  ];
  return { outcome: "closest", markdown: lines.join("\n\n") };
}
