import { findNames, type Name } from "./find-names.ts";
import { findTerms } from "./find-terms.ts";
import type { Reading } from "./read-lecture.ts";

/** The most questions, and the most that ask for a term's meaning: three questions of one wording would look generated. */
const MOST_QUESTIONS = 3;
const MOST_TERM_QUESTIONS = 2;
/** In sentences: a subject to ask about is said in at least so many. */
const LEAST_SENTENCES_WITH_SUBJECT = 4;
/** The least share of its uses in which an article, a capital or a neighbour shows that a word is a name. */
const LEAST_SHARE_AS_NAME = 0.6;
/** The factor for a subject of several words, which says more than one word. */
const SEVERAL_WORDS_FACTOR = 2;

const rate = (name: Name): number => name.uses * (name.key.includes(" ") ? SEVERAL_WORDS_FACTOR : 1);
const isSubject = (name: Name): boolean =>
  name.uses >= LEAST_SENTENCES_WITH_SUBJECT && name.usesAsName >= name.uses * LEAST_SHARE_AS_NAME;

/** Questions to begin with (RDT-15), in the lecture's language: the meanings of its terms, and what it says of its subjects. */
export function suggestQuestions(reading: Reading): string[] {
  const { data, sentences, uses } = reading;
  if (data === undefined) return [];
  const terms = findTerms(reading).toSorted((one, other) => (uses.get(other.key) ?? 0) - (uses.get(one.key) ?? 0));
  const subjects = findNames(sentences, reading)
    .filter(isSubject)
    .toSorted((one, other) => rate(other) - rate(one));
  return [
    ...terms.slice(0, MOST_TERM_QUESTIONS).map(({ term }) => data.askMeaning(term)),
    ...subjects.slice(0, MOST_QUESTIONS).map(({ text }) => data.askAbout(text)),
  ].slice(0, MOST_QUESTIONS);
}
