import { foldWord, splitWords } from "../words/split-words.ts";
import type { Sentence } from "./sentences.ts";

const fold = (text: string): string => ` ${splitWords(text).map(foldWord).join(" ")} `;

/** Finds where a quote was spoken, ignoring case, accents and punctuation. */
export function createQuoteFinder(sentences: readonly Sentence[]) {
  const folded = sentences.map(({ text }) => fold(text).slice(1));
  const starts: number[] = [];
  let length = 1;
  for (const text of folded) {
    starts.push(length);
    length += text.length;
  }
  const whole = ` ${folded.join("")}`;
  const findSentenceAt = (character: number): number => {
    const next = starts.findIndex((start) => start > character);
    return next === -1 ? starts.length - 1 : next - 1;
  };
  /** The first and last sentence that have the words of a quote in a row; undefined if they were not spoken so. */
  return (quote: string): { readonly first: number; readonly last: number } | undefined => {
    const words = fold(quote);
    if (words.trim() === "") return undefined;
    const offset = whole.indexOf(words);
    if (offset === -1) return undefined;
    // `words` has a space on both sides, which may belong to the sentences around the quote.
    return { first: findSentenceAt(offset + 1), last: findSentenceAt(offset + words.length - 2) };
  };
}
