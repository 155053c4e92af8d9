import { spacedWords, toWords } from "../lecture/words.ts";
import { isNamed, isPersonName } from "./definitions.ts";
import { countUses, type Material } from "./material.ts";
import { isTerm } from "./terms.ts";

/** So often a lecture says the subject of a fact. */
const USES = 3;
/** In words: a subject is so long. */
const LONGEST = 12;

/**
 * Whether a sentence's subject is one that a student knows on another day: a term of the lecture, or words with a name in them, "the station
 * at the Rance". "The company" and a last name are those that were just spoken of.
 */
export function hasIdentifiedSubject(text: string, material: Material): boolean {
  const { words, digest, lowerCase } = material;
  const verb = words.finite.exec(text);
  const at = [...text.matchAll(spacedWords)].find(({ 0: word }) => words.past.test(word))?.index;
  const end = Math.min(verb?.index ?? Infinity, at || Infinity);
  if (end === Infinity) return false;
  const subject = text.slice(0, end).trim();
  const all = subject.match(spacedWords) ?? [];
  const [first = ""] = all;
  if (all.length === 0 || all.length > LONGEST || /[,;:]/u.test(subject)) return false;
  const isArticle = words.article.test(first);
  if (!isArticle && isPersonName(subject, material)) return true;
  // "Carrie": a single name is who or what was just spoken of.
  if (!isArticle && all.length === 1 && /^\p{Lu}/u.test(first) && !lowerCase.has(first.toLowerCase())) return false;
  const isWord = digest.language.naming?.capitals !== true && lowerCase.has(first.toLowerCase());
  if (!isArticle)
    return isTerm(subject, material) && countUses(subject, material) >= USES && (isWord || isNamed(subject, material));
  if (digest.language.naming?.capitals === true)
    return toWords(subject).filter((word) => !words.functionWord.test(word)).length > 2;
  return all.slice(1).some((word) => /^\p{Lu}\p{L}/u.test(word) && !lowerCase.has(word.toLowerCase()));
}
