import { isTopical, toWords } from "../lecture/words.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { type Material, withoutLead } from "./material.ts";
import { getSpokenForms } from "./words/spoken-forms.ts";

/** A part of a sentence that begins where a subject can stand. */
export interface Clause {
  readonly sentence: Sentence;
  /** From there to the end of the sentence. */
  readonly text: string;
  /** It begins with the sentence. */
  readonly isFirst: boolean;
  /** Only a comma divides it from what stands before. */
  readonly isBehindComma?: boolean;
}

/** In words: of a longer sentence only its beginning is read. */
const LONGEST = 60;

/** The beginnings of a sentence: its own, and those behind a comma or a conjunction. */
export function toClauses(sentence: Sentence, { words }: Pick<Material, "words">): Clause[] {
  const text = withoutLead(sentence.text, words);
  const clauses: Clause[] = [{ sentence, text, isFirst: true }];
  for (const match of text.matchAll(words.clause)) {
    if (clauses.length === LONGEST / 6) break;
    clauses.push({ sentence, text: text.slice(match.index + match[0].length), isFirst: false });
  }
  return clauses;
}

/** "that", of the languages where it joins a noun to its clause, too. */
const that = /^(?:that|que)$/iu;
/** Before the first of two. */
const between = /(?<!\p{L})(?:between|entre|zwischen)\s(?:\S{1,30}\s){0,4}\S{1,30}$/iu;

/** In clauses: more borders than this are no sentence. */
const MOST = 16;

/**
 * The same, and behind all that may begin a clause in speech: "it turns out that", "and", a comma. Not behind what makes it one
 * person's view or one case, "some think that", "if".
 */
export function toSpokenClauses(sentence: Sentence, material: Pick<Material, "words" | "digest">): readonly Clause[] {
  const kept = spokenClauses.get(sentence) ?? findSpokenClauses(sentence, material);
  spokenClauses.set(sentence, kept);
  return kept;
}
/** Several kinds of cards look at each sentence. */
const spokenClauses = new WeakMap<Sentence, readonly Clause[]>();

function findSpokenClauses(sentence: Sentence, { words, digest }: Pick<Material, "words" | "digest">): Clause[] {
  const forms = getSpokenForms(digest.language.code);
  const text = withoutLead(sentence.text, words);
  const clauses: Clause[] = [{ sentence, text, isFirst: true }];
  for (const match of forms === undefined ? [] : text.matchAll(forms.border)) {
    if (clauses.length === MOST) break;
    const before = text.slice(0, match.index);
    if (forms!.doubted.test(before)) break;
    const word = toWords(match[0])[0];
    // "cats and dogs": a clause follows another one.
    const isJoin = word !== undefined && forms!.joining.test(word) && !words.finite.test(before);
    // "the slope of that line", "a model that people use": no conjunction.
    const previous = toWords(before).at(-1) ?? "";
    const isPointing = word !== undefined && that.test(word) && !forms!.saying.test(previous);
    // "between the north and the centre"
    const isPair = word !== undefined && forms!.joining.test(word) && between.test(before);
    const isBegun = toWords(before).some((own) => isTopical(own, digest.language)) || word !== undefined;
    if (!isJoin && !isPair && !isPointing && isBegun) {
      const rest = text.slice(match.index + match[0].length);
      clauses.push({ sentence, text: rest, isFirst: false, isBehindComma: word === undefined });
    }
  }
  return clauses;
}
