import { CLOZE_GAP } from "@lectern/domain/cards.ts";
import type { Phrase } from "../chapters/phrases.ts";
import { toWords } from "../lecture/words.ts";
import { type Candidate, countTopical, type Material, toTopic } from "./material.ts";
import { beginsWell, readStatement } from "./statements.ts";
import { isTerm } from "./terms.ts";

/** A sentence has so many other words about the subject, or nothing tells what fills its gap. */
const LEAST_OTHERS = 3;
/** In letters. */
const SHORTEST_TERM = 4;
const LONGEST_TERM = 3;
/** In letters: a single word that is shorter is likely a word of every day. */
const SPECIFIC = 7;

const isLetter = (sign: string): boolean => /[\p{L}\p{N}'’-]/u.test(sign);

/** Where a term stands as words of its own, once; -1 otherwise. */
export function findOnce(term: string, text: string): number {
  const [whole, part] = [text.toLowerCase(), term.toLowerCase()];
  const at = whole.indexOf(part);
  if (at === -1 || whole.includes(part, at + 1)) return -1;
  return isLetter(whole.charAt(at - 1)) || isLetter(whole.charAt(at + part.length)) ? -1 : at;
}

export const withGap = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)}${CLOZE_GAP}${text.slice(at + length)}`;

/** Whether what stands beside a gap is no part of the term that fills it. */
function isWhole(before: string, after: string, { words }: Material): boolean {
  const previous = /([\p{L}\p{N}'’-]{1,40})\s+$/u.exec(before)?.[1];
  const next = /^\s+([\p{L}\p{N}'’-]{1,40})/u.exec(after)?.[1];
  const isBorder = (word: string | undefined) =>
    word === undefined || words.functionWord.test(word) || words.finite.test(word);
  return isBorder(previous) && isBorder(next) && (next === undefined || !words.inTerm.test(next));
}

/** The most telling term of a sentence whose words stand nowhere else in it. */
function chooseGap(text: string, material: Material, terms: readonly Phrase[]) {
  const isCausal = material.words.causal.test(text);
  for (const { text: term } of terms) {
    if (term.length < SHORTEST_TERM || toWords(term).length > LONGEST_TERM || !isTerm(term, material)) continue;
    const at = findOnce(term, text);
    if (at === -1) continue;
    const rest = `${text.slice(0, at)} ${text.slice(at + term.length)}`;
    const stems = new Set(toTopic(rest, material).split(" "));
    const own = toTopic(term, material).split(" ");
    if (own.some((stem) => stems.has(stem)) || countTopical(rest, material) < LEAST_OTHERS) continue;
    const before = text.slice(0, at);
    if (!isWhole(before, text.slice(at + term.length), material)) continue;
    const isFirst = before === "" && material.digest.language.naming?.capitals !== true;
    const isSubject = isFirst || material.words.article.test(before.trim());
    const isSpecific = own.length > 1 || term.length >= SPECIFIC;
    if (isSubject ? !isSpecific && !isCausal : !(isSpecific && isCausal)) continue;
    return { at, length: term.length, quality: isSubject ? 0.6 : 0.5 };
  }
  return undefined;
}

/** Sentences that say what something is, does or why, with a term of the lecture left out. */
export function findClozes(material: Material, terms: readonly Phrase[]): Candidate[] {
  const { statements } = material;
  return statements.flatMap((sentence): Candidate[] => {
    const text = readStatement(sentence, material);
    if (text === undefined) return [];
    const gap = chooseGap(text, material, terms);
    if (gap === undefined) return [];
    const quality = gap.quality - (beginsWell(text, material) ? 0 : 0.05);
    const back = text.slice(gap.at, gap.at + gap.length);
    const topic = toTopic(back, material);
    return [{ kind: "cloze", front: withGap(text, gap.at, gap.length), back, sentence, topic, quality }];
  });
}
