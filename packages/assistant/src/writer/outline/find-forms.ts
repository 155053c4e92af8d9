import { tokenizeWords } from "../../words/split-words.ts";
import type { Reading, ReadSentence } from "./read-lecture.ts";

/** An abbreviation with its long form, and the sentence that gives both. */
interface Form {
  /** "LSTM" */
  readonly term: string;
  /** "long short-term memory" */
  readonly form: string;
  readonly sentence: ReadSentence;
}

/** The most abbreviations of an outline. */
const MOST_FORMS = 12;
const abbreviation = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** In letters: an abbreviation may skip a word no longer than this: "Department of Energy" is "DOE" or "DE". */
const LONGEST_SKIPPED_LETTERS = 3;

/** Finds words in a row whose initials are the abbreviation's letters. */
function findLongForm(words: readonly string[], letters: string): readonly string[] | undefined {
  for (let from = 0; from + letters.length <= words.length; from += 1) {
    let index = from;
    let matched = 0;
    while (matched < letters.length && index < words.length) {
      const word = words[index]!;
      if (word.charAt(0).toUpperCase() === letters.charAt(matched)) matched += 1;
      else if (matched === 0 || word.length > LONGEST_SKIPPED_LETTERS) break;
      index += 1;
    }
    if (matched === letters.length) return words.slice(from, index);
  }
  return undefined;
}

/** Finds abbreviations in a sentence that also has the words they stand for: "long short-term memory, or LSTM". */
export function findForms({ sentences, words }: Reading): Form[] {
  const forms = new Map<string, Form>();
  for (const sentence of sentences) {
    if (forms.size === MOST_FORMS) break;
    for (const [term] of sentence.text.matchAll(abbreviation)) {
      if (forms.has(term)) continue;
      const spoken = tokenizeWords(sentence.text).map(({ word }) => word);
      const form = findLongForm(
        spoken.filter((word) => word !== term),
        term,
      );
      const isName =
        form?.every((word) => word.length <= LONGEST_SKIPPED_LETTERS || !words.isStopWord(word)) === true &&
        !words.isStopWord(form[0]!) &&
        !words.isStopWord(form.at(-1)!);
      if (isName) forms.set(term, { term, form: form.join(" "), sentence });
    }
  }
  return [...forms.values()];
}
