/** The longest question that the search takes. */
export const MAX_QUESTION_LENGTH = 200;

/** A sentence that a question was found in, and where. */
export interface SearchMoment {
  readonly part: "said" | "summary" | "notes" | "guide";
  /** Seconds from the recording's start; null for what has no time. */
  readonly start: number | null;
  readonly speaker: string | null;
  readonly text: string;
  /** The words of the text that were found, in lower case and without accents. */
  readonly words: readonly string[];
}

/** A recording or a study guide, with its best moments. */
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
  /** A question that finds something, when this one finds nothing; null if there is none. */
  readonly suggestion: string | null;
}

const beyondAscii = /[^ -~]/;
const spelledOut: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/** In characters. A longer run is no word, and decomposing its marks would take time that grows with its square. */
const LONGEST_WORD = 200;

/** As the database folds words: lower case, without accents. */
function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length > LONGEST_WORD || !beyondAscii.test(lower)) return lower;
  const bare = lower
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  return bare.replaceAll(/[ßæœøłđı]/g, (letter) => spelledOut[letter] ?? letter);
}

/** Words; in scripts without spaces between words each character is one, as in the database. */
const word = /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]|[\p{L}\p{M}\p{N}]+/gu;

export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

interface MarkOptions {
  /** Also marks words that begin with one of the words, of four letters or more. */
  readonly beginnings?: boolean;
}

/** Cuts a text into pieces, so that the given words, folded, are the marked ones. */
export function markWords(
  text: string,
  words: readonly string[],
  { beginnings = false }: MarkOptions = {},
): MarkedPiece[] {
  const wanted = new Set(words.map(foldWord));
  const starts = beginnings ? [...wanted].filter(({ length }) => length >= 4) : [];
  const pieces: MarkedPiece[] = [];
  const add = (piece: string, isMarked: boolean) => {
    const last = pieces.at(-1);
    if (piece === "") return;
    if (last?.isMarked === isMarked) pieces[pieces.length - 1] = { text: last.text + piece, isMarked };
    else pieces.push({ text: piece, isMarked });
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const folded = foldWord(found);
    add(text.slice(end, index), false);
    add(found, wanted.has(folded) || starts.some((start) => folded.startsWith(start)));
    end = index + found.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/** The words in a question or in a link to a moment, without signs. */
export const toWords = (text: string): string[] => text.match(word) ?? [];
