import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Passage, Search } from "../../search/search.ts";
import type { Sentence } from "../../search/sentences.ts";
import type { Kind } from "../../words/asking-data.ts";
import { placeWords } from "../../words/split-words.ts";
import type { Words } from "../../words/words.ts";
import { type CitedAnswer, LONGEST_QUOTATION_WORDS, quote } from "./cite.ts";
import type { Context } from "./context.ts";
import type { Question } from "./question.ts";
import type { SubjectWord } from "./read-request.ts";
import { findInSummary } from "./read-summary.ts";

/** A term that is looked for, and how much it counts. */
interface Sought {
  readonly term: string;
  readonly weight: number;
}

/** The factor of a sentence if it does what was asked for: gives a definition, a reason or a number. */
const FIT_FACTORS: Readonly<Record<Kind, number>> = {
  define: 1.5,
  why: 1.3,
  number: 1.35,
};
const figure = /\p{N}/u;

/** Whether a sentence has all terms and defines one of them. */
function defines(sentence: Sentence, terms: ReadonlySet<string>, words: Words): boolean {
  const { cues } = words;
  if (cues === undefined) return false;
  const { text, terms: own } = sentence;
  if (![...terms].every((term) => own.includes(term))) return false;
  return placeWords(text).some(
    ({ word, at }) => terms.has(words.toTerm(word)) && cues.defines.test(text.slice(at + word.length)),
  );
}

/** A sentence's factor grows by this much for each pair of adjacent words that it shares with the question, up to so many pairs. */
const GAIN_PER_PAIR = 0.1;
const MOST_PAIRS = 4;

/** Each two words in a row, grammar among them: "must go", "go into". */
const toPairs = (terms: readonly string[]): string[] => terms.slice(1).map((term, at) => `${terms[at]!} ${term}`);

/** Rates how well a sentence does what was asked for, as a factor of its score. */
function createRate({ sentences, words }: Search, { kinds, subject, text = "" }: Question) {
  const terms = new Set(subject.map(({ term }) => term));
  const askedPairs = new Set(toPairs(words.toTerms(text)));
  /** For each kind of question, whether a sentence does what it asks for. */
  const fits: Readonly<Record<Kind, (sentence: Sentence) => boolean>> = {
    define: (sentence) => defines(sentence, terms, words),
    why: (sentence) => words.cues?.reason.test(sentence.text) === true,
    number: (sentence) =>
      figure.test(sentence.text) || sentence.terms.some((term) => /^\d+$/.test(term) && !terms.has(term)),
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

function toSought({ subject, related = [] }: Question, words: Words): Sought[] {
  const unsaid = subject.filter(({ word, isSaid }) => !isSaid && words.isCommonWord(word));
  const said = subject.filter(({ isSaid }) => isSaid);
  const unimportant = said.length >= SAID_WORDS_PER_UNSAID * unsaid.length ? unsaid : [];
  const others = related.filter(({ term }) => subject.every((own) => own.term !== term));
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
  search.find(toSought(question, search.words), {
    most,
    longest: LONGEST_QUOTATION_WORDS,
    rate: createRate(search, question),
    ...(borders !== undefined && { borders }),
  });

/**
 * The least share of the subject's weight that a passage needs to be an answer: all of a subject of one or two words (less
 * what rounding may take), and half of a longer one.
 */
const FEW_WORDS = 2;
const LEAST_SHARE_OF_FEW = 0.99;
const LEAST_SHARE_OF_MANY = 0.5;
/** A second passage is shown if its score is at least this share of the first one's. */
const SECOND_SCORE_SHARE = 0.5;

/** Whether the best passage has enough of the subject to be an answer. */
export function isAnswer({ subject }: Question, { coverage }: Passage): boolean {
  return coverage >= (subject.length <= FEW_WORDS ? LEAST_SHARE_OF_FEW : LEAST_SHARE_OF_MANY);
}

const showWords = (subject: readonly SubjectWord[]): string =>
  subject.map(({ word }) => `*${escapeMarkdown(word)}*`).join(", ");

/** Answers a question about its subject with at most two quotations. */
export function answerSubject(context: Context, question: Question): CitedAnswer {
  const { search, sentences, phrases, words } = context;
  const passages = findPassages(search, question).filter(({ coverage }) => coverage > 0);
  const [best, second] = passages;
  const fromSummary = findInSummary(context, question);
  const summaryPart = fromSummary === undefined ? [] : [phrases.fromSummary, fromSummary];
  const quoteOne = ({ first, last }: Passage) => quote(sentences, first, last);
  if (best !== undefined && isAnswer(question, best)) {
    const shown = second !== undefined && second.score >= SECOND_SCORE_SHARE * best.score ? [best, second] : [best];
    return { outcome: "answer", markdown: [...summaryPart, ...shown.map(quoteOne)].join("\n\n") };
  }
  if (best === undefined) {
    return fromSummary === undefined
      ? { outcome: "absent", markdown: phrases.notFound }
      : { outcome: "answer", markdown: summaryPart.join("\n\n") };
  }
  // A common word may be said in others: "earn", "cheaper".
  const unsaid = question.subject.filter(({ word, isSaid }) => !isSaid && !words.isCommonWord(word));
  const lines = [
    ...summaryPart,
    ...(unsaid.length > 0 && fromSummary === undefined ? [phrases.neverSaid(showWords(unsaid))] : []),
    phrases.closest,
    ...passages.map(quoteOne),
  ];
  return { outcome: fromSummary === undefined ? "closest" : "answer", markdown: lines.join("\n\n") };
}
