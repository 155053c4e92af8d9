import { toSpellings } from "./spellings.ts";
import { foldAccents } from "./text-folding.ts";

/** The longest search query, in characters. */
export const MAX_QUESTION_LENGTH = 200;

/** A sentence that matches a search, and its place. */
export interface SearchMoment {
  readonly part: "said" | "summary" | "notes" | "guide";
  /** Seconds from the recording's start; null for text without times. */
  readonly start: number | null;
  readonly speaker: string | null;
  readonly text: string;
  /** The matching words of the text, in lower case and without accents. */
  readonly words: readonly string[];
}

/** A recording or a study guide that matches a search, with its best moments. */
export interface SearchResult {
  readonly kind: "recording" | "study-guide";
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly moments: readonly SearchMoment[];
}

export interface SearchResults {
  readonly results: readonly SearchResult[];
  /** A similar query that has results, if this one has none; otherwise null. */
  readonly suggestion: string | null;
}

/**
 * Matches words. In scripts without spaces between words, each character is a word, as in the database. A soft hyphen or a
 * zero-width sign divides no word.
 */
const word =
  /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060\ufeff]*/gu;

export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Too many words begin with fewer letters. */
const LEAST_BEGINNING_LETTERS = 4;

interface MarkOptions {
  /** Also marks words that merely begin with one of the given words, if it has at least `LEAST_BEGINNING_LETTERS`. */
  readonly beginnings?: boolean;
}

/** Splits a text into pieces and marks the given words, which are compared after folding, in British and American spelling. */
export function markWords(
  text: string,
  words: readonly string[],
  { beginnings = false }: MarkOptions = {},
): MarkedPiece[] {
  const foldedWords = new Set(words.flatMap((word) => toSpellings(foldAccents(word))));
  const starts = beginnings ? [...foldedWords].filter(({ length }) => length >= LEAST_BEGINNING_LETTERS) : [];
  const pieces: MarkedPiece[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (piece === "") return;
    if (last?.isMarked === isMarked) pieces[pieces.length - 1] = { text: last.text + piece, isMarked };
    else pieces.push({ text: piece, isMarked });
  };
  let end = 0;
  for (const { 0: match, index } of text.matchAll(word)) {
    const folded = foldAccents(match);
    add(text.slice(end, index), false);
    add(match, foldedWords.has(folded) || starts.some((start) => folded.startsWith(start)));
    end = index + match.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/** Extracts the words of a search query or of a link to a moment, without punctuation. */
export const toWords = (text: string): string[] => text.match(word) ?? [];
