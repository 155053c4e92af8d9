import type { AssistantLanguage } from "../languages/language.ts";
import { toRoot } from "../lecture/words.ts";

/** "Or" between a name and its abbreviation. */
const or: ReadonlySet<string> = new Set(["or", "oder", "o", "ou"]);
/** In letters. */
const LEAST = 3;
const MOST = 6;

/**
 * Finds abbreviations that speech without capitals gives behind their long form: "patient centered medical home or pcmh".
 * @param passages the words of each, folded
 * @returns roots of the long forms by the root of their abbreviation
 */
export function findInitials(
  passages: readonly (readonly string[])[],
  language: AssistantLanguage,
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const words of passages) {
    for (const [at, word] of words.entries()) {
      if (word.length < LEAST || word.length > MOST) continue;
      // A list of searched words may lack its "or".
      const end = or.has(words[at - 1] ?? "") ? at - 1 : at;
      const long = words.slice(Math.max(0, end - word.length), end);
      if (long.length === word.length && long.every((one, n) => one.startsWith(word[n]!)))
        found.set(
          toRoot(word, language),
          long.map((one) => toRoot(one, language)),
        );
    }
  }
  return found;
}
