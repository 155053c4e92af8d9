import { foldAccents } from "@lectern/domain/text-folding.ts";

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const spacedWord = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** A number whose thousands are divided, as in "12,000" or "12 000". */
const thousands = /(?<![\d.,])[1-9]\d{0,2}(?:[ \u00a0\u202f,.'’]\d{3}){1,4}(?!\d)/gu;

/** A word of a text and where it stands. */
export interface WordToken {
  readonly word: string;
  /** The offset in the text. */
  readonly offset: number;
}

/** The words of a text with their offsets; the parts of a hyphenated word are words. */
export function tokenizeWords(text: string): WordToken[] {
  if (!unspaced.test(text))
    return Array.from(text.matchAll(spacedWord), ({ 0: word, index: offset }) => ({ word, offset }));
  return Array.from(segmenter.segment(text)).flatMap(({ segment: word, index: offset, isWordLike }) =>
    isWordLike === true ? [{ word, offset }] : [],
  );
}

/** The words of a text, also in scripts without spaces; "12,000" is one word. */
export function splitWords(text: string): string[] {
  const joined = text.replaceAll(thousands, (number) => number.replaceAll(/\D/gu, ""));
  if (!unspaced.test(joined)) return joined.match(spacedWord) ?? [];
  return tokenizeWords(joined).map(({ word }) => word);
}

/** Lower case without accents, with one kind of apostrophe. */
export const foldWord = (word: string): string => foldAccents(word).replaceAll("’", "'");
