import { isTopical, spacedWords } from "../lecture/words.ts";
import type { Material } from "./material.ts";

/** In words: a term, without its article. */
export const LONGEST_TERM = 6;

/**
 * A term: at most six words, all of them about the subject but for what joins them, and none that only points.
 *
 * @param named where a sentence says that it is a name, "called the key matrix": of several words the first may be any
 */
export function isTerm(text: string, { words, digest, upperCase }: Material, named?: "named"): boolean {
  // "l'autre" is as little of a term as "autre".
  const all = (text.match(spacedWords) ?? []).map((word) =>
    digest.language.naming?.elision === undefined ? word : word.replace(/^[ld]['’](?=\p{L})/iu, ""),
  );
  const own = words.article.test(all[0] ?? "") ? all.slice(1) : all;
  if (own.length === 0 || own.length > LONGEST_TERM || /[,;:.?!"“”«»()]/u.test(text)) return false;
  const isAdverb = (word: string) => digest.language.naming?.adverb?.test(word) === true;
  const isPart = (word: string, at: number) =>
    words.inTerm.test(word) ||
    // "An eigenvector of a square matrix".
    (words.article.test(word) && words.inTerm.test(own[at - 1] ?? "")) ||
    // "What's missing" begins as "what" does.
    !(words.functionWord.test(word.replace(/['’](?:s|re|ll|ve|d)$/u, "")) || isAdverb(word));
  const [first, last] = [own[0]!, own.at(-1)!];
  if (!own.every(isPart) || words.inTerm.test(first) || !own.some((word) => isTopical(word, digest.language)))
    return false;
  const join = own.findIndex((word) => words.inTerm.test(word));
  const head = own[join === -1 ? own.length - 1 : join - 1] ?? "";
  // Where nouns have capitals, a term ends with one, in the middle of some sentence too.
  if (digest.language.naming?.capitals === true && !upperCase.has(last)) return false;
  if (words.functionWord.test(last)) return false;
  if (named !== undefined && own.length > 1) return true;
  const isVague = [head, first, head.replace(/e?s$/u, ""), head.replace(/s$/u, "")].some((word) =>
    words.vague.test(word),
  );
  return !isVague && !/^\p{N}/u.test(first) && own.some((word) => word.length > 2);
}
