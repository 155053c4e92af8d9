import { findChapters } from "./name-chapters.ts";
import { findNames } from "./find-names.ts";
import { findTerms } from "./find-terms.ts";
import type { Reading } from "./read-lecture.ts";

const MOST_QUESTIONS = 3;
/** The most that ask for a term's meaning: three questions of one wording would look generated. */
const MOST_TERM_QUESTIONS = 2;
/** In sentences: a subject to ask about is said in at least so many. */
const LEAST_SENTENCES_WITH_SUBJECT = 4;
/** The least share of its uses in which an article, a capital or a neighbour shows that a word is a name. */
const LEAST_SHARE_AS_NAME = 0.6;
/** The factors for a subject of several words, which says more than one word, and for one that is a chapter's title. */
const SEVERAL_WORDS_FACTOR = 2;
const TITLE_FACTOR = 2;

/** Questions to begin with (RDT-15), in the lecture's language: the meanings of its terms, and what it says of its subjects. */
export function suggestQuestions(reading: Reading): string[] {
  const { data, sentences } = reading;
  if (data === undefined) return [];
  const terms = findTerms(reading).toSorted((a, b) => (reading.uses.get(b.key) ?? 0) - (reading.uses.get(a.key) ?? 0));
  const asked = new Set(terms.slice(0, MOST_TERM_QUESTIONS).flatMap(({ key }) => key.split(" ")));
  const titles = new Set(findChapters(reading).map(({ title }) => title.toLowerCase()));
  const subjects = findNames(sentences, reading)
    .filter(
      ({ key, uses, usesAsName }) =>
        uses >= LEAST_SENTENCES_WITH_SUBJECT &&
        usesAsName >= uses * LEAST_SHARE_AS_NAME &&
        !key.split(" ").every((term) => asked.has(term)),
    )
    .toSorted((a, b) => rate(b) - rate(a));
  function rate({ key, uses, text }: (typeof subjects)[number]): number {
    return uses * (key.includes(" ") ? SEVERAL_WORDS_FACTOR : 1) * (titles.has(text.toLowerCase()) ? TITLE_FACTOR : 1);
  }
  return [
    ...terms.slice(0, MOST_TERM_QUESTIONS).map(({ term }) => data.askMeaning(term)),
    ...subjects.slice(0, MOST_QUESTIONS).map(({ text }) => data.askAbout(text)),
  ].slice(0, MOST_QUESTIONS);
}
