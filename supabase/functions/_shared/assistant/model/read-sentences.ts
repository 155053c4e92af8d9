import { readSentences } from "@lectern/assistant/support/grade-message.ts";

/** Reads the sentences of Markdown that comes in pieces. */
export interface SentenceReader {
  /** The sentences that this piece completes. */
  read(piece: string): string[];
  /** Those that the end completes. */
  end(): string[];
  /** Everything read so far, tidied. */
  message(): string;
}

const sentenceEnd = /[.?!。！？…]["”»)\]*_]*\s+\S/u;

/** A line is looked at again after so many characters. */
const LEAST_NEW = 16;
/** In characters: the sentences of a longer line are read at its end, because each look reads all of it. */
const LONGEST_LINE = 4000;

const count = (text: string, sign: string): number => text.split(sign).length - 1;
/** No link, code or bracket is open, so that what follows changes nothing in it. */
const isClosed = (text: string): boolean =>
  count(text, "[") === count(text, "]") && count(text, "(") === count(text, ")") && count(text, "`") % 2 === 0;

/**
 * A sentence is complete with its line, or when some words of the next one are there: the sentences are those that
 * `readSentences` finds in the whole message, wherever the pieces were cut.
 * @param tidy what is done to every line
 */
export function createSentenceReader(tidy: (line: string) => string): SentenceReader {
  let lines = "";
  let line = "";
  /** Sentences of `line` that were given already, and how far it was looked at. */
  let given = 0;
  let looked = 0;

  const take = (sentences: readonly string[]): string[] => {
    const fresh = sentences.slice(given);
    given = Math.max(given, sentences.length);
    return fresh;
  };
  const endLine = (): string[] => {
    const tidied = tidy(line);
    const sentences = take(readSentences(tidied));
    lines += tidied === "" && line.trim() !== "" ? "" : `${tidied}\n`;
    line = "";
    given = 0;
    looked = 0;
    return sentences;
  };
  const readPart = (part: string): string[] => {
    line += part;
    if (line.length > LONGEST_LINE || !sentenceEnd.test(line)) return [];
    const closed = line.slice(0, Math.max(0, line.search(/\s\S*$/)));
    if (closed.length - looked < LEAST_NEW || !isClosed(closed)) return [];
    looked = closed.length;
    const sentences = readSentences(tidy(closed));
    return /\p{L}/u.test(sentences.at(-1) ?? "") ? take(sentences.slice(0, -1)) : [];
  };

  return {
    read: (piece) => {
      const [first = "", ...rest] = piece.replaceAll("\r", "").split("\n");
      const sentences = readPart(first);
      for (const part of rest) sentences.push(...endLine(), ...readPart(part));
      return sentences;
    },
    end: () => endLine(),
    message: () => lines.replaceAll(/\n{3,}/g, "\n\n"),
  };
}
