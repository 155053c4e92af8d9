import type { GetBorderModel } from "../borders/border-model.ts";
import { restoreBorders, type Token } from "./restore-borders.ts";
import { splitSentences } from "./split-sentences.ts";
import { cutBetweenWords } from "./unspaced-lines.ts";
import { countWords, isUnspaced, splitTokens } from "./words.ts";

/** A text of which sentences have more words than this on average counts as one without full stops. */
const MOST_WORDS_PER_END = 45;
/** In words: a longer sentence is taken for several, in a text with full stops and in one without. */
const longestSentence = { punctuated: 80, unpunctuated: 30 } as const;
/** The longest sentence of a script without spaces. */
const LONGEST_UNSPACED_CHARACTERS = 120;

/** The way in which a whole transcript is written, as far as finding its sentences depends on it. */
export interface Writing {
  /** BCP 47. */
  readonly language: string;
  readonly isPunctuated: boolean;
  readonly isUnspaced: boolean;
  readonly getBorderModel: GetBorderModel;
}

/**
 * Tells how a transcript is written.
 * @param text the whole transcript, or enough of it
 */
export function describeWriting(text: string, language: string, getBorderModel: GetBorderModel): Writing {
  const ends = text.match(/[.?!…](?=["'”’»)\]]{0,3}(?:\s|$))|[。！？｡។៕။।؟۔]/gu)?.length ?? 0;
  return {
    language,
    isPunctuated: ends * MOST_WORDS_PER_END >= countWords(text),
    isUnspaced: isUnspaced(text),
    getBorderModel,
  };
}

/**
 * Finds where the sentences of a turn begin: at its punctuation, and where that is missing at the borders that are most likely.
 * @param tokens the words of what one person said without being interrupted
 * @returns indices of tokens, the first one's among them
 */
export function findSentenceStarts(
  tokens: readonly Token[],
  { language, isPunctuated, getBorderModel }: Writing,
): number[] {
  const mostWords = isPunctuated ? longestSentence.punctuated : longestSentence.unpunctuated;
  const starts: number[] = [];
  let begin = 0;
  for (const sentence of splitSentences(tokens.map(({ text }) => text).join(" "), language)) {
    const length = splitTokens(sentence).length;
    // "Two。Three。" is one word and two sentences.
    if (begin >= tokens.length) break;
    starts.push(begin);
    if (length > mostWords) {
      for (const border of restoreBorders(tokens.slice(begin, begin + length), language, getBorderModel))
        starts.push(begin + border);
    }
    begin += length;
  }
  return starts;
}

/** Cuts a sentence that is too long for one, of a script without spaces, between words. */
const cutLongSentence = (text: string, language: string): string[] =>
  text.length <= LONGEST_UNSPACED_CHARACTERS * 2
    ? [text]
    : cutBetweenWords(text, Math.ceil(text.length / LONGEST_UNSPACED_CHARACTERS), language).map((piece) =>
        piece.trim(),
      );

/** Splits a paragraph into its sentences. */
export function findSentences(paragraph: string, writing: Writing): string[] {
  if (writing.isUnspaced)
    return splitSentences(paragraph, writing.language).flatMap((sentence) =>
      cutLongSentence(sentence, writing.language),
    );
  const tokens = splitTokens(paragraph).map((text) => ({ text }));
  const starts = findSentenceStarts(tokens, writing);
  return starts.map((start, n) =>
    tokens
      .slice(start, starts[n + 1])
      .map(({ text }) => text)
      .join(" "),
  );
}
