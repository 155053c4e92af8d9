import type { GetBorderModel } from "../borders/border-model.ts";
import { restoreBorders, type Token } from "./restore-borders.ts";
import { endsSentence } from "@lectern/domain/transcript-text.ts";
import { splitSentences } from "./split-sentences.ts";
import { cutBetweenWords } from "./unspaced-lines.ts";
import { countWords, isUnspaced, splitTokens } from "./words.ts";

/** A text with fewer sentence ends than one in so many words was written down without them. */
const PUNCTUATED = 45;
/** A sentence of more words than this is several: of a text that has its full stops, and of one that hasn't. */
const longest = { punctuated: 80, unpunctuated: 30 } as const;
/** Of a script without spaces, in characters. */
const LONGEST_UNSPACED = 120;

/** The habits of writing in a whole transcript on which telling its sentences apart depends. */
export interface Writing {
  /** BCP 47. */
  readonly language: string;
  readonly isPunctuated: boolean;
  readonly isUnspaced: boolean;
  readonly getBorderModel: GetBorderModel;
}

/** @param text the whole transcript, or enough of it */
export function describeWriting(text: string, language: string, getBorderModel: GetBorderModel): Writing {
  const ends = text.match(/[.?!…](?=["'”’»)\]]{0,3}(?:\s|$))|[。！？｡។៕။।؟۔]/gu)?.length ?? 0;
  return {
    language,
    isPunctuated: ends * PUNCTUATED >= countWords(text),
    isUnspaced: isUnspaced(text),
    getBorderModel,
  };
}

/**
 * Where the sentences of a turn begin: at its punctuation, and where that is missing at the borders that are most likely.
 * @param tokens the words of what one person said without being interrupted
 * @returns indices of tokens, the first one's among them
 */
export function findSentenceStarts(
  tokens: readonly Token[],
  { language, isPunctuated, getBorderModel }: Writing,
): number[] {
  const most = isPunctuated ? longest.punctuated : longest.unpunctuated;
  const starts: number[] = [];
  let at = 0;
  for (const sentence of splitSentences(tokens.map(({ text }) => text).join(" "), language)) {
    const length = splitTokens(sentence).length;
    // "Two。Three。" is one word and two sentences.
    if (at >= tokens.length) break;
    starts.push(at);
    if (length > most) {
      for (const border of restoreBorders(tokens.slice(at, at + length), language, getBorderModel))
        starts.push(at + border);
    }
    at += length;
  }
  return starts;
}

/** A text that no full stop ends, in pieces between words. */
const sliceText = (text: string, language: string): string[] =>
  text.length <= LONGEST_UNSPACED * 2
    ? [text]
    : cutBetweenWords(text, Math.ceil(text.length / LONGEST_UNSPACED), language).map((piece) => piece.trim());

/** The sentences of a paragraph. */
export function findSentences(paragraph: string, writing: Writing): string[] {
  if (writing.isUnspaced)
    return splitSentences(paragraph, writing.language).flatMap((sentence) => sliceText(sentence, writing.language));
  const tokens = splitTokens(paragraph).map((text) => ({ text }));
  const starts = findSentenceStarts(tokens, writing);
  return starts.map((start, n) =>
    tokens
      .slice(start, starts[n + 1])
      .map(({ text }) => text)
      .join(" "),
  );
}

/** Whether a sentence's border was found in its punctuation rather than restored. */
export const isWritten = (sentence: string): boolean => endsSentence(sentence);
