import { findSubjects } from "./describe-subject.ts";
import { findTerms } from "./find-terms.ts";
import type { Reading } from "./read-lecture.ts";

const MOST_QUESTIONS = 3;
/** The most that ask for a term's meaning: three questions of one wording would look generated. */
const MOST_TERM_QUESTIONS = 2;

/** Questions to begin with (RDT-15), in the lecture's language: the meanings of its terms, and what it says of its subjects. */
export function suggestQuestions(reading: Reading): string[] {
  const { data, uses } = reading;
  if (data === undefined) return [];
  const terms = findTerms(reading)
    .toSorted((a, b) => (uses.get(b.key) ?? 0) - (uses.get(a.key) ?? 0))
    .slice(0, MOST_TERM_QUESTIONS);
  const askedTerms = new Set(terms.flatMap(({ key }) => key.split(" ")));
  const subjects = findSubjects(reading).filter(({ key }) => !key.split(" ").every((term) => askedTerms.has(term)));
  return [...terms.map(({ term }) => data.askMeaning(term)), ...subjects.map(({ text }) => data.askAbout(text))].slice(
    0,
    MOST_QUESTIONS,
  );
}
