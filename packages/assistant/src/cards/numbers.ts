import { foldText } from "../support/fold.ts";
import { toNumberChoice } from "./choices.ts";
import { withGap } from "./cloze.ts";
import { type Candidate, countTopical, countUses, type Material } from "./material.ts";
import { countNegations } from "./tokens.ts";
import type { Statement } from "./statements.ts";
import { isTopical, spacedWords, toWords } from "../lecture/words.ts";

/** A number of a sentence, and what it counts. */
export interface SpokenNumber {
  readonly at: number;
  /** As it was said: "11 million". */
  readonly text: string;
  readonly value: number;
  /** "%", or the word behind it. */
  readonly unit: string;
}

const part = /(?<![\p{L}\p{N}.,'’-])(?:\p{N}[\p{N}.,]{0,14}(?<![.,])|[\p{L}-]{2,30})(?![\p{L}\p{N}'’])/gu;
const isNumeric = (word: string): boolean => {
  const tokens = foldText(word);
  return tokens.length > 0 && tokens.every(({ isNumber }) => isNumber);
};

/** The numbers of a text; "eleven million" is one. */
export function readNumbers(text: string): SpokenNumber[] {
  const numbers: { at: number; text: string }[] = [];
  for (const { 0: word, index } of text.matchAll(part)) {
    if (!isNumeric(word)) continue;
    const last = numbers.at(-1);
    const isSame = last !== undefined && /^\s$/u.test(text.slice(last.at + last.text.length, index));
    if (isSame) last.text = text.slice(last.at, index + word.length);
    else numbers.push({ at: index, text: word });
  }
  return numbers.map(({ at, text: said }) => {
    const behind = text.slice(at + said.length);
    const [unit = ""] = /^\s?(?:%|\p{L}+)/u.exec(behind) ?? [];
    const value = foldText(said).reduce((product, { word }) => product * (Number(word) || 1), 1);
    return { at, text: said, value, unit: unit.trim().toLowerCase() };
  });
}

/** A small number is said in passing. */
const LEAST = 4;
/** In characters: two numbers so near are one, "three to five". */
const RANGE = 8;
/** In words about the subject, without the number. */
const LEAST_CONTEXT = 3;

interface Counted {
  readonly candidate: Candidate;
  readonly number: SpokenNumber;
}

/** Not so "three four", which is a guess, and "454 three", of which one was misheard. */
function isOneNumber(text: string): boolean {
  const values = foldText(text).map(({ word }) => Number(word));
  return values.every(
    (value, at) =>
      at === 0 ||
      value >= 100 ||
      (values[at - 1]! >= 100 && !/\p{N}/u.test(text)) ||
      (values[at - 1]! >= 20 && values[at - 1]! % 10 === 0 && value < 10 && !/\p{N}/u.test(text)),
  );
}

/** Whether a name tells what a sentence is about: a capital inside, of a word that has one everywhere. */
export const hasName = (text: string, { lowerCase, digest }: Material): boolean =>
  digest.language.naming?.capitals === true
    ? countTopical(text, { digest }) >= LEAST_CONTEXT
    : [...text.matchAll(spacedWords)].some(
        ({ 0: word, index }) => index > 1 && /^\p{Lu}\p{L}/u.test(word) && !lowerCase.has(word.toLowerCase()),
      );

/** Sentences with one number, which is left out; a year is a date. */
export function findNumbers(material: Material, statements: readonly Statement[]): Candidate[] {
  const { words, digest } = material;
  const found = statements.flatMap(({ sentence, text }): Counted[] => {
    const numbers = readNumbers(text);
    const only = numbers.find(({ value, unit }) => value >= LEAST && unit !== "") ?? numbers[0];
    if (only === undefined || numbers.length > 2 || countNegations(foldText(text)) > 0) return [];
    const rest = text.replace(only.text, " ");
    const isAbout = toWords(rest).some((word) => isTopical(word, digest.language) && countUses(word, material) >= 3);
    const year = words.date.exec(text)?.groups?.["answer"];
    const isDate = year !== undefined && only.text === year;
    if (countTopical(rest, material) < LEAST_CONTEXT || (!isAbout && !(isDate && hasName(rest, material)))) return [];
    if (!isOneNumber(only.text)) return [];
    // "from 1813 to 1818"
    if (isDate && numbers.some((other) => other !== only && /^(?:1[0-9]|20)\d\d$/u.test(other.text))) return [];
    const counts = only.unit === "%" || words.unit.test(only.unit) || isTopical(only.unit, digest.language);
    if (!isDate && (only.value < LEAST || !counts || words.numbering.test(text.slice(0, only.at)))) return [];
    const before = text.slice(0, only.at).match(spacedWords)?.at(-1);
    if (numbers.some(({ at, text: said }) => at < only.at && only.at - at - said.length <= RANGE)) return [];
    if (before === undefined ? isDate : words.article.test(before) && !/\p{N}/u.test(only.text)) return [];
    const candidate: Candidate = {
      kind: isDate ? "date" : "number",
      front: withGap(text, only.at, only.text.length),
      back: only.text,
      sentence,
      topic: `${only.text} ${only.unit}`,
      quality: (isDate ? 0.7 : 0.6) - 0.1 * (numbers.length - 1),
    };
    return [{ candidate, number: only }];
  });
  const all = found.map(({ number }) => number);
  return found.map(({ candidate, number }) =>
    candidate.kind === "date" ? candidate : { ...candidate, toChoice: () => toNumberChoice(candidate, number, all) },
  );
}
