import type { CardKind } from "@lectern/domain/cards.ts";
import type { Digest } from "../chapters/digest.ts";
import { isQuestion } from "../chapters/ranking.ts";
import type { Phrase } from "../chapters/phrases.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { isTopical, spacedWords, toWords } from "../lecture/words.ts";
import type { CardWords } from "./words/card-words.ts";

/** A card that may be proposed, before it is graded. */
export interface Candidate {
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  readonly choices?: readonly string[] | undefined;
  /** The same with wrong answers beside the right one, where the lecture has good ones: terms that are not said near it. */
  readonly toChoice?: ((isFar: (term: string) => boolean) => Candidate | undefined) | undefined;
  readonly sentence: Sentence;
  /** The sentence before it, where the card needs both. */
  readonly before?: Sentence | undefined;
  /** The stems of what it asks about: no two cards of a request ask about the same. */
  readonly topic: string;
  /** From 0 to 1: how surely it can be asked as it is. */
  readonly quality: number;
}

/** A lecture, as the finders of candidates read it. */
export interface Material {
  readonly digest: Digest;
  readonly words: CardWords;
  /** Words that are written without a capital somewhere inside a sentence. */
  readonly lowerCase: ReadonlySet<string>;
  /** Words that are written with a capital somewhere inside a sentence. */
  readonly upperCase: ReadonlySet<string>;
  /** Words directly behind an indefinite article, and how often they stand there. */
  readonly counted: ReadonlyMap<string, number>;
  /** In how many sentences each stem stands. */
  readonly uses: ReadonlyMap<string, number>;
  /** Sentences about the subject that state something. */
  readonly statements: readonly Sentence[];
  /** What the lecture names, the most telling first. */
  readonly names: readonly Phrase[];
  /** The same by the stem of their first word. */
  readonly namesByStem: ReadonlyMap<string, readonly Phrase[]>;
}

/** In words. */
const SHORTEST = 3;
/** A word twice in a row is a slip of the tongue. */
const stutter = /(?<![\p{L}\p{N}])([\p{L}\p{N}'’]{1,30})[\s,]{1,3}(?:\p{L}{1,20}ly\s)?\1(?![\p{L}\p{N}])/iu;
const stutters = new RegExp(stutter.source, "giu");
export const countStutters = (text: string): number => text.match(stutters)?.length ?? 0;
const untidy = /\.\.|…|--|\[|\]|\(|\)|\?|♪/u;
const quotes = /["“”«»„]/gu;

/**
 * Whether a part of a sentence needs nothing beside itself to be understood.
 *
 * @param listeners "generic" where "you" means anybody, as in "the point at which your temperature is lowest"
 */
export function isPlain(text: string, words: CardWords, listeners?: "generic"): boolean {
  if (words.contextual.test(text) || words.personal.test(text)) return false;
  if (listeners !== "generic" && words.listeners.test(text)) return false;
  return !stutter.test(text) && !untidy.test(text) && (text.match(quotes)?.length ?? 0) % 2 === 0;
}

/** Whether each pronoun of a sentence has a noun before it. */
export function hasAntecedents(
  text: string,
  { words, digest }: Pick<Material, "words"> & { readonly digest: Pick<Digest, "language"> },
): boolean {
  const at = words.pronoun.exec(text)?.index;
  if (at === undefined) return true;
  return toWords(text.slice(0, at)).filter((word) => isTopical(word, digest.language)).length >= 2;
}

/** In sentences: two that advertise so near to each other are one advertisement, and so are those around them. */
const ADVERTISEMENT = 12;

function findAdvertised({ sentences, language }: Digest): ReadonlySet<number> {
  const cues = sentences
    .filter(({ text }) => language.judging.advertising?.test(text) === true)
    .map(({ index }) => index);
  const near = new Set<number>();
  for (const [n, cue] of cues.entries()) {
    const isOne = cue - (cues[n - 1] ?? -Infinity) <= ADVERTISEMENT || (cues[n + 1] ?? Infinity) - cue <= ADVERTISEMENT;
    if (!isOne) continue;
    for (let at = cue - ADVERTISEMENT; at <= cue + ADVERTISEMENT; at += 1) near.add(at);
  }
  return near;
}

export function readMaterial(digest: Digest, words: CardWords): Material {
  const lowerCase = new Set<string>();
  const upperCase = new Set<string>();
  const counted = new Map<string, number>();
  const uses = new Map<string, number>();
  for (const { text, terms } of digest.sentences) {
    let before = "";
    for (const { 0: word, index } of text.matchAll(spacedWords)) {
      if (words.indefinite.test(`${before} `))
        counted.set(word.toLowerCase(), (counted.get(word.toLowerCase()) ?? 0) + 1);
      before = word;
      if (/^\p{Ll}/u.test(word)) lowerCase.add(word);
      else if (index > 0) upperCase.add(word);
    }
    for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  }
  const advertised = findAdvertised(digest);
  const statements = digest.sentences.filter(
    (sentence) =>
      sentence.length >= SHORTEST &&
      !isQuestion(sentence) &&
      !digest.asides.has(sentence) &&
      !advertised.has(sentence.index),
  );
  const names = digest.names.toSorted((a, b) => b.weight - a.weight);
  const namesByStem = Map.groupBy(names, ({ key }) => key.split(" ", 1)[0]!);
  return { digest, words, lowerCase, upperCase, counted, uses, statements, names, namesByStem };
}

/** The stems of a term, which is what cards about it have in common. */
export const toTopic = (term: string, { digest: { language } }: Pick<Material, "digest">): string =>
  toWords(term)
    .filter((word) => isTopical(word, language) || /\d/.test(word))
    .map(language.vocabulary.stem)
    .join(" ");

/** In how many sentences the most used word of a term stands. */
export const countUses = (term: string, material: Material): number =>
  Math.max(
    ...toTopic(term, material)
      .split(" ")
      .map((stem) => material.uses.get(stem) ?? 0),
  );

/** As it is written inside a sentence. */
export function asInside(text: string, { lowerCase, words, digest }: Material): string {
  const [first = "", second = ""] = text.match(spacedWords) ?? [];
  const lower = first.toLowerCase();
  if (/^\p{Lu}\p{Ll}/u.test(first) && /^\p{Ll}/u.test(second) && digest.language.naming?.capitals !== true)
    return text.replace(first, lower);
  // "Current Procedural Terminology": a name, though "current" is a word.
  const isWord = lowerCase.has(lower) && !/^\p{Lu}/u.test(second) && digest.language.naming?.capitals !== true;
  return words.article.test(first) || isWord ? text.replace(first, lower) : text;
}

/** Without what joins a sentence to the one before it. */
export const withoutLead = (text: string, { lead }: CardWords): string => asSentence(text.replace(lead, ""));

export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const withoutEnd = (text: string): string => text.trim().replace(/(?<![\s.,;:!?])[\s.,;:!?]{1,8}$/u, "");

export const countTopical = (text: string, { digest: { language } }: Pick<Material, "digest">): number =>
  toWords(text).filter((word) => isTopical(word, language)).length;
