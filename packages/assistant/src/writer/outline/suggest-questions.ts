import { findChapters } from "./name-chapters.ts";
import { findNames } from "./find-names.ts";
import { findTerms } from "./find-terms.ts";
import type { Reading } from "./read-lecture.ts";

const MOST = 3;
/** Three questions of one form read like a form. */
const MOST_TERMS = 2;
/** A subject to ask about is said in so many sentences. */
const LEAST_USES = 4;

/** Questions to begin with (RDT-15), in the lecture's language: the meanings of its terms, and what it says of its subjects. */
export function suggestQuestions(reading: Reading): string[] {
  const { data, sentences } = reading;
  if (data === undefined) return [];
  const terms = findTerms(reading).toSorted((a, b) => (reading.uses.get(b.key) ?? 0) - (reading.uses.get(a.key) ?? 0));
  const asked = new Set(terms.slice(0, MOST_TERMS).flatMap(({ key }) => key.split(" ")));
  const titles = new Set(findChapters(reading).map(({ title }) => title.toLowerCase()));
  const subjects = findNames(sentences, reading)
    .filter(
      ({ key, uses, shown }) =>
        uses >= LEAST_USES && shown >= uses * 0.6 && !key.split(" ").every((term) => asked.has(term)),
    )
    .toSorted((a, b) => rate(b) - rate(a));
  function rate({ key, uses, text }: (typeof subjects)[number]): number {
    return uses * (key.includes(" ") ? 2 : 1) * (titles.has(text.toLowerCase()) ? 2 : 1);
  }
  return [
    ...terms.slice(0, MOST_TERMS).map(({ term }) => data.askMeaning(term)),
    ...subjects.slice(0, MOST).map(({ text }) => data.askAbout(text)),
  ].slice(0, MOST);
}
