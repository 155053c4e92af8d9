import { foldText } from "../support/fold.ts";
import { isTopical, spacedWords, toWords } from "../lecture/words.ts";
import { withGap } from "./gap.ts";
import { hasIdentifiedSubject } from "./identified.ts";
import { type Candidate, countTopical, countUses, type Material } from "./material.ts";
import type { Statement } from "./statements.ts";
import { countNegations } from "./tokens.ts";

/** In words about the subject, without the year. */
const LEAST_CONTEXT = 3;

const year = /(?<![\p{L}\p{N}.,])(?:1[0-9]|20)\d\d(?![\p{L}\p{N}])/gu;
/** Directly behind a year: another fact. */
const nextFact = /^,?\s(?:and|but|und|aber|y|pero|e|mas|et|mais)\s/u;
/** Behind the verb of the subject: another may follow. */
const otherVerb = /\s(?:and|und|y|e|et)\s/u;
const secondVerb = /\s(?:and|und|y|e|et)\s(\p{L}+)/u;
/** Where a clause may begin that is one. */
const clauseBorder = /[,;:]|\s(?:and|und|y|e|et)\s/u;

/** Whether a name tells what a sentence is about: a capital inside, of a word that has one everywhere. */
export const hasName = (text: string, { lowerCase, digest }: Material): boolean =>
  digest.language.naming?.capitals === true
    ? countTopical(text, { digest }) >= LEAST_CONTEXT
    : [...text.matchAll(spacedWords)].some(
        ({ 0: word, index }) => index > 1 && /^\p{Lu}\p{L}/u.test(word) && !lowerCase.has(word.toLowerCase()),
      );

/** Sentences with one year, which is left out. */
export function findDates(material: Material, statements: readonly Statement[]): Candidate[] {
  const { words, digest } = material;
  return statements.flatMap(({ sentence, text }): Candidate[] => {
    const found = words.date.exec(text);
    const back = found?.groups?.["answer"];
    if (found === null || back === undefined || text.match(year)?.length !== 1) return [];
    if (!hasIdentifiedSubject(text, material) || countNegations(foldText(text)) > 0) return [];
    const at = found.index + found[0].lastIndexOf(back);
    const after = text.slice(at + back.length);
    // "…, and they named it after him": what follows is another fact.
    if (nextFact.test(after) || /[;:]/u.test(text) || (words.finite.test(after) && clauseBorder.test(after))) return [];
    // "… in the book that they wrote in 1960": the year of another verb than the subject's.
    const [, said = ""] = text.slice(0, at).split(words.finite, 2);
    const other = secondVerb.exec(text.slice(0, at))?.[1];
    if (
      /%/u.test(text) ||
      (other !== undefined && words.past.test(other)) ||
      otherVerb.test(said) ||
      (digest.language.naming?.capitals !== true && words.subordinate.test(said))
    )
      return [];
    // "…, in 1994 you make …": the year belongs to what follows.
    if (/,\s(?:en|in|im|em)\s(?:(?:el año|the year|Jahre?)\s)?$/iu.test(text.slice(0, at)) && /\p{L}/u.test(after))
      return [];
    // "…, he was born in 1884, they were …": sentences with commas between them.
    if (/^,\s/u.test(after) && !words.article.test(after.match(spacedWords)?.[0] ?? "")) return [];
    const rest = `${text.slice(0, at)} ${after}`;
    const isAbout = toWords(rest).some((word) => isTopical(word, digest.language) && countUses(word, material) >= 3);
    if (countTopical(rest, material) < LEAST_CONTEXT || !(isAbout || hasName(rest, material))) return [];
    return [{ kind: "date", front: withGap(text, at, back.length), back, sentence, topic: back, quality: 0.7 }];
  });
}
