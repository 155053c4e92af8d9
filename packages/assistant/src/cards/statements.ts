import { standsAlone } from "../chapters/ranking.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { spacedWords, toWords } from "../lecture/words.ts";
import { foldText } from "../support/fold.ts";
import { hasAntecedents, isPlain, type Material, withoutLead } from "./material.ts";
import { findRun } from "./tokens.ts";

/** In words. */
const LENGTH = { least: 7, most: 28 } as const;

/** Whether a sentence was said with a full stop. Where it was not, its borders are a guess. */
const isEnded = ({ spoken }: Sentence): boolean => /[.!]["'”’)]*$/u.test(spoken.trimEnd());

/** A sentence that is whole, can be read alone and speaks of no made-up case: a gap can be left in it. */
export function readStatement(sentence: Sentence, material: Material): string | undefined {
  const { words } = material;
  const text = withoutLead(sentence.text, words);
  const length = toWords(text).length;
  const isWhole = length >= LENGTH.least && length <= LENGTH.most && isEnded(sentence);
  return isWhole && canStand(text, material) && findRun(foldText(text), foldText(sentence.spoken)) !== -1
    ? text
    : undefined;
}

function canStand(text: string, material: Material): boolean {
  const { words, digest } = material;
  if (words.badStart.test(text) || words.hypothetical.test(text) || !words.finite.test(text)) return false;
  if (
    !standsAlone({ text }, digest.language) ||
    !isPlain(text, words) ||
    words.unfinished.test(text.replace(/\W+$/u, ""))
  )
    return false;
  return hasAntecedents(text, material);
}

/** Whether a sentence begins with its subject, or with what a comma divides from it. */
export function beginsWell(text: string, { words, digest }: Material): boolean {
  const [first = ""] = text.match(spacedWords) ?? [];
  const lower = text.toLowerCase();
  const isNamed = () => digest.names.some(({ text: name }) => lower.startsWith(`${name.toLowerCase()} `));
  return words.article.test(first) || (words.opening.test(first) && text.includes(",")) || isNamed();
}
