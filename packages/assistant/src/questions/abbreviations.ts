import type { AssistantLanguage } from "../languages/language.ts";
import { foldWord } from "../languages/vocabulary.ts";
import type { Passage } from "../lecture/passages.ts";
import { splitWords, toRoot } from "../lecture/words.ts";

/** An abbreviation as it stands: capitals, some of them with a small "s" of the plural. */
const abbreviation = /(?<![\p{L}\p{N}])(\p{Lu}{2,6})s?(?![\p{L}\p{N}])/gu;
/** Words of a name that give no letter to its abbreviation. */
const small = /^(?:of|the|and|for|in|de|del|la|el|y|und|der|die|des|von|et|du|da|do|e)$/u;
/** In words: how far from its abbreviation a long form may stand. */
const APART = 12;

/** The words before or after an abbreviation whose first letters it is. */
function findLongForm(letters: string, words: readonly string[]): string[] | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const form: string[] = [];
    for (let at = from; at < words.length && form.length < letters.length; at += 1) {
      const word = words[at]!;
      if (word.charAt(0).toUpperCase() === letters.charAt(form.length)) form.push(word);
      else if (form.length === 0 || !small.test(word)) break;
    }
    if (form.length === letters.length && form.every((word) => word.length > 2)) return form;
  }
  return undefined;
}

/**
 * The abbreviations that a recording explains, "Long-term potentiation (LTP)" or "LTP, long-term potentiation": the roots of
 * each one's long form, by its own root.
 */
export function findAbbreviations(
  passages: readonly Pick<Passage, "spoken">[],
  language: AssistantLanguage,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { spoken } of passages) {
    for (const { 1: letters = "", index, 0: whole } of spoken.matchAll(abbreviation)) {
      const root = toRoot(letters, language);
      if (found.has(root)) continue;
      // A sentence may be long, and full of capitals: only what is near is read.
      const before = splitWords(spoken.slice(Math.max(0, index - 150), index)).slice(-APART);
      const after = splitWords(spoken.slice(index + whole.length, index + whole.length + 150)).slice(0, APART);
      const form = findLongForm(letters, before.map(foldWord)) ?? findLongForm(letters, after.map(foldWord));
      if (form !== undefined) found.set(root, form.map((word) => toRoot(word, language)));
    }
  }
  return found;
}
