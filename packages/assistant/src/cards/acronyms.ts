import { spacedWords } from "../lecture/words.ts";
import { foldText } from "../support/fold.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { never } from "./words/never.ts";
import { asSentence, type Candidate, countUses, type Material, toTopic } from "./material.ts";

/** In letters: two letters are the initials of many words. */
const LETTERS = { least: 3, most: 7 } as const;
/** In words: so many of a long form may be joining words, which an abbreviation leaves out. */
const JOINS = 2;

/** In sentences: what is said once more is used. */
const LEAST_USES = 2;
/** What the most used one is worth, and how much less each next one. */
const BEST = 0.78;
const LESS = 0.08;

const abbreviation = /^\p{Lu}{3,7}$/u;
const lowerAbbreviation = /^\p{Ll}{3,7}$/u;
/** Of the words with a small letter inside sentences. */
const FEW_CAPITALS = 0.06;

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join("");

/** Whether a word is made of the initials of others in a row, but for what joins them: "CPT", "current procedural terminology". */
function isMadeOf(short: string, long: readonly string[]): boolean {
  const letters = short.toLowerCase();
  if (letters.length < LETTERS.least || letters.length > LETTERS.most) return false;
  if (long.length < letters.length || long.length > letters.length + JOINS) return false;
  const own = long.map((word) => word.toLowerCase());
  let at = 0;
  for (const word of own) if (word.charAt(0) === letters.charAt(at)) at += 1;
  return at === letters.length && initialsOf([own[0]!, own.at(-1)!]) === `${letters.charAt(0)}${letters.at(-1)!}`;
}

interface Word {
  readonly text: string;
  readonly at: number;
}

/** The words of a text; of "Multi-Layer" both. */
const readWords = (text: string): Word[] =>
  [...text.matchAll(spacedWords)].flatMap(({ 0: word, index }) => {
    let at = index;
    return word.split(/(?<=-)/u).map((part) => {
      const own = { text: part.replace(/-$/u, ""), at };
      at += part.length;
      return own;
    });
  });

interface Place {
  readonly words: readonly Word[];
  readonly at: number;
  readonly text: string;
}

/**
 * The words that an abbreviation is made of, in a row directly beside it.
 *
 * @param isShown whether its capitals show what it is; else it may be any word, and three letters fit many
 */
function findLong({ words, at, text }: Place, { article }: Material["words"], isShown: boolean): string | undefined {
  const short = words[at]!.text;
  const beside = isShown ? /^[\s,]{0,3}\($|^,\s$/u : never;
  const toText = (from: number, to: number): string | undefined => {
    const [first, last] = [words[from], words[to]];
    if (first === undefined || last === undefined) return undefined;
    const own = words.slice(from, to + 1).map((word) => word.text);
    const said = text.slice(first.at, last.at + last.text.length);
    const isRow = !/[.;:!?()“”"«»]/u.test(said) && !own.includes(short) && own.every((word) => !/\p{N}/u.test(word));
    return isRow && !article.test(own[0]!) && isMadeOf(short, own) ? said : undefined;
  };
  for (let length = short.length; length <= short.length + JOINS; length += 1) {
    for (const gap of [1, 2]) {
      const before = toText(at - gap - length + 1, at - gap);
      const between = text.slice((words[at - gap]?.at ?? 0) + (words[at - gap]?.text.length ?? 0), words[at]!.at);
      if (before !== undefined && (gap === 1 ? beside : /^,?\s(?:or|oder|ou|o)\s$/iu).test(between)) return before;
    }
    for (let gap = 1; gap <= 3; gap += 1) {
      const after = toText(at + gap, at + gap + length - 1);
      const between = text.slice(words[at]!.at + short.length, words[at + gap]?.at);
      if (
        after !== undefined &&
        /^(?:\s\(|:\s|,?\s(?:or|which stands for|stands for|steht für|significa|signifie)\s)$/iu.test(between)
      )
        return after;
    }
  }
  return undefined;
}

function findIn(sentence: Sentence, material: Material): Candidate[] {
  const { text } = sentence;
  const words = readWords(text);
  const { functionWord } = material.words;
  // Captions without any capitals: there each word that is used and joins nothing may be one.
  const isBare = material.upperCase.size < material.lowerCase.size * FEW_CAPITALS;
  return words.flatMap(({ text: said }, at): Candidate[] => {
    const isShown = abbreviation.test(said);
    if (!isShown && !(isBare && lowerAbbreviation.test(said) && !functionWord.test(said))) return [];
    const long = findLong({ words, at, text }, material.words, isShown);
    if (long === undefined) return [];
    const front = material.words.standsFor(said.toUpperCase());
    const topic = toTopic(said, material);
    return [{ kind: "definition", front, back: asSentence(long), sentence, topic, quality: BEST }];
  });
}

/**
 * "Current Procedural Terminology, or CPT": what an abbreviation stands for, which its letters prove. Those that the lecture uses
 * most are worth most: a lecture has many, and a student needs few of them.
 */
export function findAcronyms(material: Material): Candidate[] {
  const byTopic = Map.groupBy(
    material.statements.flatMap((sentence) => findIn(sentence, material)),
    ({ topic }) => topic,
  );
  return [...byTopic.values()]
    .map(([first]) => first!)
    .map((candidate) => ({ candidate, uses: countUses(candidate.topic, material) }))
    .filter(({ uses }) => uses >= LEAST_USES)
    .toSorted((a, b) => b.uses - a.uses)
    .map(({ candidate }, rank) => ({ ...candidate, quality: Math.max(0, BEST - rank * LESS) }));
}

/** Whether an answer is what the one word of a question stands for. */
export const standsFor = (asked: readonly string[], answer: string): boolean =>
  asked.length === 1 &&
  isMadeOf(
    asked[0]!,
    foldText(answer.replaceAll("-", " ")).map(({ word }) => word),
  );
