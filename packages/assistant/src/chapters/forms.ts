import type { AssistantLanguage } from "../languages/language.ts";
import { isTopical, spacedWords } from "../lecture/words.ts";
import type { Sentence } from "../lecture/sentences.ts";

/** Two names of one thing, and the sentence that gives both. */
export interface Form<Stretch = Sentence> {
  readonly term: string;
  readonly form: string;
  readonly sentence: Stretch;
}

const MOST = 12;
const abbreviation = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** Small words that an abbreviation passes over: "Department of Energy" is "DE" or "DOE". */
const LONGEST_SMALL = 3;

/** The run of words whose initials an abbreviation is; "-" divides words too. */
function findLongForm(words: readonly string[], letters: string): string | undefined {
  for (let from = 0; from + letters.length <= words.length; from += 1) {
    let at = from;
    let matched = 0;
    while (matched < letters.length && at < words.length) {
      const word = words[at]!;
      if (word.charAt(0).toUpperCase() === letters.charAt(matched)) matched += 1;
      else if (matched === 0 || word.length > LONGEST_SMALL) break;
      at += 1;
    }
    if (matched === letters.length) return words.slice(from, at).join(" ");
  }
  return undefined;
}

/** Finds abbreviations beside what they stand for: "long short-term memory, or LSTM". */
export function findForms<Stretch extends { readonly text: string }>(
  sentences: readonly Stretch[],
  language: Pick<AssistantLanguage, "vocabulary">,
): Form<Stretch>[] {
  const forms = new Map<string, Form<Stretch>>();
  for (const sentence of sentences) {
    if (forms.size === MOST) break;
    for (const [term] of sentence.text.matchAll(abbreviation)) {
      if (forms.has(term)) continue;
      const words = sentence.text.replaceAll("-", " ").match(spacedWords) ?? [];
      const form = findLongForm(
        words.filter((word) => word !== term),
        term,
      );
      // "und sie" is no long form of "US".
      const isName = form?.split(" ").every((word) => word.length <= LONGEST_SMALL || isTopical(word, language));
      const ends = form === undefined ? [] : [form.split(" ")[0]!, form.split(" ").at(-1)!];
      if (form !== undefined && isName && ends.every((word) => isTopical(word, language)))
        forms.set(term, { term, form, sentence });
    }
  }
  return [...forms.values()];
}
