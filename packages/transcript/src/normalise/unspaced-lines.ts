import type { Caption } from "./turns.ts";

/** Words that become a segment, and the captions that they are from. */
export interface CaptionedText {
  readonly text: string;
  /** The index of the caption in which it begins. */
  readonly first: number;
  /** The index of the caption in which it ends. */
  readonly last: number;
  /** Where in the first caption it begins, in characters. */
  readonly offset: number;
}

/** A shorter line doesn't end with its sentence, so that sentences of one or two words share a line. */
const SHORTEST_LINE_SECONDS = 3;
/** The longest line; its time is a place in the recording that a reader jumps to. */
const LONGEST_LINE_SECONDS = 12;
/** A long sentence is cut into pieces of about this length. It is below LONGEST_LINE_SECONDS, because cuts wait for a word's end. */
const CUT_SECONDS = 10;
/** The longest line, about as much as is said in LONGEST_LINE_SECONDS. */
const LONGEST_LINE_CHARACTERS = 80;
/** In characters: room for the spaces that were put between the pieces of a line, so that a stored line isn't cut again. */
const MOST_JOINING_SPACES = 8;
/** A silence of this length ends a line. */
const PAUSE_SECONDS = 2;

/** "我去。" */
const sentence = /[^。！？!?…｡។៕။]+[。！？!?…｡។៕။]*["'”’」』）)]{0,3}|[。！？!?…｡។៕။]+/gu;
const endsSentence = /[。！？!?…｡។៕။]["'”’」』）)]{0,3}$/u;
/** The end of a sentence before another one: "。我". */
const innerEnd = /[。！？!?…｡។៕။]["'”’」』）)]{0,3}./u;
const clauseEnd = /[，、,;；：\s]$/u;

/** The share of its length at which a part that is cut ends before the next word. */
const FULL_SHARE = 0.95;
/** The share of its length at which it ends behind a comma. */
const NEARLY_FULL_SHARE = 0.7;

const segmenters = new Map<string, Intl.Segmenter>();

/** Splits a text of Chinese, Japanese, Thai, Khmer, Lao or Burmese into its words and the signs between them. */
function splitUnspacedWords(text: string, language: string): string[] {
  const locale = language === "und" ? "en" : language;
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "word" });
  segmenters.set(locale, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Cuts a text into parts of about the same length, between words, and behind a comma where one is near. */
export function cutBetweenWords(text: string, parts: number, language: string): string[] {
  if (parts <= 1) return [text];
  const partLength = text.length / parts;
  const cut: string[] = [];
  let part = "";
  for (const word of splitUnspacedWords(text, language)) {
    const isFull =
      part.length >= partLength * FULL_SHARE || (part.length >= partLength * NEARLY_FULL_SHARE && clauseEnd.test(part));
    if (part !== "" && isFull && /[\p{L}\p{N}]/u.test(word)) {
      cut.push(part);
      part = "";
    }
    part += word;
  }
  return part === "" ? cut : [...cut, part];
}

/** A caption or a part of one: a sentence, or a piece of a long sentence. */
interface Piece {
  readonly text: string;
  /** The index of its caption. */
  readonly caption: number;
  /** Where in its caption it begins, in characters. */
  readonly offset: number;
  /** Seconds. */
  readonly start: number;
  /** Seconds. */
  readonly end: number;
}

function toPieces(caption: Caption, captionIndex: number, language: string): Piece[] {
  const { text, start, end } = caption;
  const isLine = end - start <= LONGEST_LINE_SECONDS && text.length <= LONGEST_LINE_CHARACTERS + MOST_JOINING_SPACES;
  if (isLine && (endsSentence.test(text) || !innerEnd.test(text)))
    return [{ text, caption: captionIndex, offset: 0, start, end }];
  const timeAt = (index: number) => start + ((end - start) * index) / text.length;
  const pieces: Piece[] = [];
  let offset = 0;
  for (const [clause] of text.matchAll(sentence)) {
    const parts = Math.ceil(
      Math.max(((end - start) * clause.length) / text.length / CUT_SECONDS, clause.length / LONGEST_LINE_CHARACTERS),
    );
    for (const part of cutBetweenWords(clause, parts, language)) {
      const next = offset + part.length;
      if (part.trim() !== "")
        pieces.push({ text: part.trim(), caption: captionIndex, offset, start: timeAt(offset), end: timeAt(next) });
      offset = next;
    }
  }
  return pieces;
}

/** The characters on each side of a border that are split into words. */
const WORD_REACH_CHARACTERS = 8;

/** Whether a word ends between two texts that were shown one after the other. */
function isWordBorder(before: string, after: string, language: string): boolean {
  const [tail, head] = [before.slice(-WORD_REACH_CHARACTERS), after.slice(0, WORD_REACH_CHARACTERS)];
  let length = 0;
  for (const word of splitUnspacedWords(tail + head, language)) {
    length += word.length;
    if (length >= tail.length) return length === tail.length;
  }
  return true;
}

/** Adds a piece to the text of those before it: across captions with a space, unless that would divide a word. */
function joinPiece(before: string, [last, next]: readonly [last: Piece, next: Piece], language: string): string {
  const isSameCaption = last.caption === next.caption;
  if (isSameCaption || endsSentence.test(before) || clauseEnd.test(before)) return before + next.text;
  return isWordBorder(before, next.text, language) ? `${before} ${next.text}` : before + next.text;
}

/**
 * Turns captions of a script without spaces into lines. A line ends with a sentence where it can, lasts 3 to 12 seconds where its
 * captions allow it, and is cut between words.
 * @param run indices of captions that one person said
 */
export function toUnspacedLines(
  captions: readonly Caption[],
  run: readonly number[],
  language: string,
): CaptionedText[] {
  const lines: CaptionedText[] = [];
  let pieces: Piece[] = [];
  const finish = () => {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first === undefined || last === undefined) return;
    const text = pieces.reduce(
      (joined, piece, index) => (index === 0 ? piece.text : joinPiece(joined, [pieces[index - 1]!, piece], language)),
      "",
    );
    lines.push({ text, first: first.caption, last: last.caption, offset: first.offset });
    pieces = [];
  };
  let length = 0;
  for (const piece of run.flatMap((index) => toPieces(captions[index]!, index, language))) {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first !== undefined && last !== undefined) {
      const isWhole = endsSentence.test(last.text) && last.end - first.start >= SHORTEST_LINE_SECONDS;
      const isFull =
        piece.end - first.start > LONGEST_LINE_SECONDS || length + piece.text.length > LONGEST_LINE_CHARACTERS;
      if (isWhole || isFull || piece.start - last.end >= PAUSE_SECONDS) finish();
    }
    length = pieces.length === 0 ? piece.text.length : length + piece.text.length;
    pieces.push(piece);
  }
  finish();
  return lines;
}
