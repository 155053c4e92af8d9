import type { Citer } from "@lectern/assistant/search/cite-lines.ts";
import { tidyProse } from "./tidy-markdown.ts";

const place = String.raw`(?:L\d{1,3}(?:\s?:\s?\d{1,6})?|\d{1,6})`;
const places = String.raw`${place}(?:\s{0,2}[-–,;]\s{0,2}${place}){0,12}`;
const word = "(?:[Ll]ines?|[Ll]íneas?|[Ll]ignes?|Zeilen?|[Ll]inhas?) ";
/**
 * "[128]", "[128-130]", "[3, 7]", "[line 12]", "(line 12)", "【12】", "[L3:128]", "[L3]": numbers of lines, and the space before
 * them.
 */
const citation = new RegExp(
  String.raw`[ \t]?(?:[[【](?:${word})?(?<inBrackets>${places})(?:†[^\]】\n]{0,40})?[\]】](?!\()|\(${word}(?<inWords>${places})\))`,
  "g",
);
/** How some models begin before they answer, and what they offer behind it, in lower case. */
const preambles = [
  "sure",
  "certainly",
  "of course",
  "absolutely",
  "here is",
  "here are",
  "here it is",
  "here they are",
  "here's",
  "here\u2019s",
];
const offers = [
  "let me know if you",
  "feel free to ask",
  "i hope this helps",
  "hope this helps",
  "would you like me to",
];
const offer = new RegExp(String.raw`^\s*(?:${offers.join("|")})\b[^\n]{0,200}$`, "i");
const mayBegin = (text: string, words: readonly string[]): boolean => {
  const begin = text.trimStart().toLowerCase();
  return words.some((some) => some.startsWith(begin) || begin.startsWith(some));
};
/** Leaves out "Sure! Here are the terms:", and the "Sure!" before an answer on the same line. */
const dropPreamble = (line: string): string =>
  line
    .replace(/^\s*(?:sure|certainly|of course|absolutely)(?:!|[,.]? (?=here\b))\s*/i, "")
    .replace(/^\s*here(?: it| they)?(?: is|['’]s| are)\b[^\n]{0,120}:\s*$/i, "");
const fence = /^[ \t]{0,3}(?:```|~~~)/;
/** Some models put their answer into such a fence, with or without words before it. */
const markdownFence = /^```(?:md|markdown)\s*$/i;
/** In characters: so much of a line is held back for a bracket, a link or code that hasn't ended. */
const LONGEST_HELD = 600;

/** Turns the numbers in a text into links, and leaves out those that no line has. */
const linkCitations = (text: string, { find, cite }: Citer): string =>
  text.replaceAll(citation, (...match) => {
    const { inBrackets, inWords } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    const list = inBrackets ?? inWords!;
    let lecture = "";
    // In "[L3:128, 130]" the second number is of the same lecture.
    const toIndex = (written: string): number => {
      const [, named, line] = /^(L\d{1,6})?:?(\d{1,6})?$/.exec(written.replaceAll(/\s/g, "")) ?? [];
      lecture = named ?? lecture;
      return find([lecture, line].filter(Boolean).join(":"));
    };
    const links = list.split(/[,;]/).map((range) => {
      // Of a lecture among several a model has some lines only, and may name one more at either end.
      const ends = range
        .split(/[-–]/)
        .map(toIndex)
        .filter((at) => !Number.isNaN(at));
      return cite(ends[0] ?? Number.NaN, ends.at(-1));
    });
    const known = [...new Set(links.filter((link) => link !== undefined))];
    return known.length === 0 ? "" : ` ${known.join(" ")}`;
  });

/** Whether nothing is open at the end of a part of a line: code, a bracket, an address, a tag. */
function isWhole(part: string): boolean {
  const count = (sign: string) => part.split(sign).length - 1;
  return (
    count("`") % 2 === 0 &&
    count("[") === count("]") &&
    count("【") === count("】") &&
    count("(") === count(")") &&
    count("<") === count(">") &&
    !part.endsWith("]")
  );
}

/** Reads a model's Markdown in pieces, and returns what can be shown of it: links in place of citations, code as it is. */
export interface AnswerStream {
  readonly read: (piece: string) => string;
  /** What was held back. */
  readonly end: () => string;
}

/**
 * @param isSpoken whether an address was said, and may stay a link
 * @param begun what was shown of the answer already
 */
export function createAnswerStream(citer: Citer, isSpoken: (address: string) => boolean, begun = ""): AnswerStream {
  let held = "";
  let isCode = begun.split("\n").filter((line) => fence.test(line)).length % 2 === 1;
  let isLineStart = begun === "" || begun.endsWith("\n");
  let isFirst = begun === "";
  let isWrapped = false;
  let isProse = false;
  const write = (text: string): string => {
    if (isCode) return text;
    // A line in bold under another, as of a quiz, would run on behind it.
    const gap = isLineStart && isProse && text.startsWith("**") ? "\n" : "";
    if (isLineStart) isProse = !/^\s*(?:[-*+] |[>|#]|\d+[.)] |$)/.test(text);
    // Code within a line stays as it is.
    const written = text
      .split(/(`[^`\n]*`)/)
      .map((part, at) =>
        at % 2 === 1 ? part : linkCitations(tidyProse(part, isSpoken, isLineStart && at === 0), citer),
      )
      .join("");
    return gap + written;
  };
  const writeLine = (whole: string): string => {
    const line = isFirst && !isCode ? dropPreamble(whole) : whole;
    if (line === "") return "";
    const isFence = isLineStart && fence.test(line);
    if (isFence && !isCode && markdownFence.test(line)) {
      isWrapped = true;
      return "";
    }
    isFirst &&= line.trim() === "";
    // The end of the fence around the answer.
    if (isWrapped && isFence && !isCode && /^```\s*$/.test(line)) {
      isWrapped = false;
      return "";
    }
    const written = isFence ? line : write(line);
    if (isFence) [isCode, isProse] = [!isCode, false];
    isLineStart = true;
    return written;
  };
  /** The part of an unfinished line that can be shown: up to a space before which nothing is open. */
  const readPart = (): string => {
    if (isLineStart && /^[ \t]{0,3}[`~]/.test(held)) return "";
    if (isLineStart && !isCode && mayBegin(held, isFirst ? preambles : offers)) return "";
    for (let at = held.lastIndexOf(" "); at > 0; at = held.lastIndexOf(" ", at - 1)) {
      const part = held.slice(0, at);
      if (held.length - at > LONGEST_HELD) break;
      if (!isCode && !isWhole(part)) continue;
      const written = write(part);
      held = held.slice(at);
      isLineStart = false;
      isFirst = false;
      return written;
    }
    return "";
  };
  return {
    read: (piece) => {
      held += piece.replaceAll("\r\n", "\n");
      let text = "";
      for (let end = held.indexOf("\n"); end !== -1; end = held.indexOf("\n")) {
        text += writeLine(held.slice(0, end + 1));
        held = held.slice(end + 1);
      }
      return text + readPart();
    },
    end: () => (isLineStart && !isCode && !isFirst && offer.test(held) ? "" : writeLine(held)),
  };
}

/** Collects a message that is written in pieces, and passes each on. It begins with its first word, or goes on behind `begun`. */
export function createMessage(onText: ((piece: string) => void) | undefined, begun = "") {
  let message = begun;
  return {
    write: (text: string): void => {
      if (text === "") return;
      // What was shown ended with a word.
      const isSeam = message === begun && /\S$/.test(begun) && /^[^\s.,;:!?)]/.test(text);
      const piece = message === "" ? text.trimStart() : isSeam ? ` ${text}` : text;
      if (piece === "") return;
      message += piece;
      onText?.(piece);
    },
    getMessage: (): string => message.trimEnd(),
  };
}
