import { hasAntecedents } from "../cards/material.ts";
import { getCardWords } from "../cards/words/card-words.ts";
import { isEnded, type Sentence } from "../lecture/sentences.ts";
import type { Digest } from "./digest.ts";

/** What a sentence's worth is multiplied by for each thing that it needs beside itself, or lacks. */
const LESS = {
  /** "this", "here", "as we saw" */
  contextual: 0.55,
  /** "I" */
  personal: 0.5,
  /** A pronoun before any noun. */
  dangling: 0.5,
  /** It goes on with another sentence, or tells the listeners to do something. */
  badStart: 0.4,
  /** It was broken off. */
  unfinished: 0.4,
  /** It says nothing of anything. */
  verbless: 0.5,
  /** It has hardly a word of the subject: "The brightness of light is what's important." */
  empty: 0.6,
  /** Where it ends is a guess. */
  unended: 0.85,
  /** "very", "something", "if": a case, or a judgement */
  unsettled: 0.85,
} as const;

/** In terms. */
const LEAST_TERMS = 4;

/** How well a sentence can be read with none beside it, from 0 to 1; 1 in languages whose words aren't known. */
export function rateSelfContained(sentence: Sentence, digest: Pick<Digest, "language">): number {
  const words = getCardWords(digest.language.code);
  if (words === undefined) return 1;
  const { text } = sentence;
  let rate = 1;
  if (words.contextual.test(text)) rate *= LESS.contextual;
  if (words.personal.test(text)) rate *= LESS.personal;
  if (!hasAntecedents(text, { words, digest })) rate *= LESS.dangling;
  if (words.badStart.test(text)) rate *= LESS.badStart;
  if (words.unfinished.test(text.replace(/(?<!\W)\W+$/u, ""))) rate *= LESS.unfinished;
  if (!words.finite.test(text)) rate *= LESS.verbless;
  if (sentence.terms.size < LEAST_TERMS) rate *= LESS.empty;
  if (!isEnded(sentence)) rate *= LESS.unended;
  if (words.unsettled.test(text)) rate *= LESS.unsettled;
  return rate;
}
