import type { Citer } from "@lectern/assistant/search/cite-lines.ts";
import { tidyProse } from "./tidy-markdown.ts";

const word = "(?:[Ll]ines?|[Ll]íneas?|[Ll]ignes?|Zeilen?|[Ll]inhas?) ";
const place = String.raw`(?:${word})?(?:L\d{1,3}(?:\s?:\s?\d{1,6})?|\d{1,6})`;
const and = String.raw`[,;]|\b(?:and|y|und|et|e)\b`;
const places = String.raw`${place}(?:\s{0,2}(?:[-–]|${and})\s{0,2}${place}){0,12}`;
/**
 * "[128]", "[128-130]", "[3, 7]", "[[3]]", "[line 12]", "(line 12)", "【12】", "[L3:128]", "(L3:128)", "[L3]": numbers of lines, and the
 * space before them.
 */
const citation = new RegExp(
  String.raw`[ \t]?(?:[[【]{1,2} ?(?<inBrackets>${places}) ?(?:†[^\]】\n]{0,40})?[\]】]{1,2}(?!\()|\((?=${word}|L\d{1,3}:)(?<inWords>${places})\))`,
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
/** Has no citations: code, and formulas, whose "[0, 1]" is an interval. A space ends the words between two prices. */
const verbatim =
  /(`[^`\n]*`|\$\$[^$\n]*\$\$|\$(?=\S)[^$\n]{0,500}[^\s$\\]\$(?!\d)|\\\([^\n]{0,500}?\\\)|\\\[[^\n]{0,500}?\\\])/;
const price = /\$\d+(?:[.,]\d+)*(?=[\s.,;)]|$)/g;
/** The signs with which a formula by itself begins and ends. */
const display = /\$\$|\\[[\]]/g;
const isOdd = (signs: readonly unknown[] | null): boolean => (signs?.length ?? 0) % 2 === 1;
/** In characters: so much of a line is held back for a bracket, a link or code that hasn't ended. */
const LONGEST_HELD = 600;

/** Turns the numbers in a text into links, and leaves out those that no line has. */
const linkCitations = (text: string, { find, cite }: Citer): string =>
  text.replaceAll(citation, (all, inBrackets?: string, inWords?: string, at?: number) => {
    let lecture = "";
    // In "[L3:128, 130]" the second number is of the same lecture.
    const toIndex = (written: string): number => {
      const [, named, line] = /(L\d{1,3})?:?(\d{1,6})?$/.exec(written.replaceAll(/\s/g, ""))!;
      lecture = named ?? lecture;
      return find([lecture, line].filter(Boolean).join(":"));
    };
    const links = (inBrackets ?? inWords!).split(new RegExp(and)).map((range) => {
      // Of a lecture among several a model has some lines only, and may name one more at either end.
      const ends = range
        .split(/[-–]/)
        .map(toIndex)
        .filter((index) => !Number.isNaN(index));
      return cite(ends[0] ?? Number.NaN, ends.at(-1));
    });
    const known = [...new Set(links.filter((link) => link !== undefined))];
    // A space behind the signs of bold would end it.
    const space = /[(*_]$/.test(text.slice(0, at)) && !/^\s/.test(all) ? "" : " ";
    return known.length === 0 ? "" : space + known.join(" ");
  });

/** Whether nothing is open at the end of a part of a line: code, a formula, a bracket, an address, a tag. */
function isWhole(part: string): boolean {
  const count = (sign: string) => part.split(sign).length - 1;
  return (
    count("`") % 2 === 0 &&
    !isOdd(part.replaceAll(price, "").match(/\$\$|(?<!\\)\$/g)) &&
    count("[") === count("]") &&
    count("【") === count("】") &&
    count("(") === count(")") &&
    count("<") === count(">") &&
    !part.endsWith("]")
  );
}

/**
 * Reads a model's Markdown in pieces, and returns what can be shown of it: links in place of citations, code as it is.
 *
 * @param isSpoken whether an address was said, and may stay a link
 * @param begun what was shown of the answer already
 */
export function createAnswerStream(citer: Citer, isSpoken: (address: string) => boolean, begun = "") {
  let held = "";
  let isCode = begun.split("\n").filter((line) => fence.test(line)).length % 2 === 1;
  let isLineStart = begun === "" || begun.endsWith("\n");
  let isFirst = begun === "";
  let isFormula = false;
  let isWrapped = false;
  let isProse = false;
  /** A page may take for prose what looks like a formula here. */
  const writeFormula = (text: string): string => tidyProse(text, isSpoken, isLineStart).replaceAll("\\<", "<");
  const write = (text: string): string => {
    if (isCode) return text;
    if (isFormula) return writeFormula(text);
    // A line in bold under another, as of a quiz, would run on behind it.
    const gap = isLineStart && isProse && text.startsWith("**") ? "\n" : "";
    if (isLineStart) isProse = !/^\s*(?:[-*+] |[>|#]|\d+[.)] |$)/.test(text);
    const written = text.split(verbatim).map((part, at) => {
      if (at % 2 === 1) return part.startsWith("`") ? part : writeFormula(part);
      return linkCitations(tidyProse(part, isSpoken, isLineStart && at === 0), citer);
    });
    return gap + written.join("");
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
    isFormula &&= line.trim() !== "";
    const borders = isFence || isCode ? [] : [...line.matchAll(display)];
    const border = isOdd(borders) ? borders.at(-1)!.index + (isFormula ? 2 : 0) : line.length;
    let written = isFence ? line : write(line.slice(0, border));
    if (isFence) [isCode, isProse] = [!isCode, false];
    if (isOdd(borders)) {
      [isFormula, isLineStart] = [!isFormula, border === 0];
      written += write(line.slice(border));
    }
    isLineStart = true;
    return written;
  };
  /** The part of an unfinished line that can be shown: up to a space before which nothing is open. */
  const readPart = (): string => {
    if (isFormula || (isLineStart && /^[ \t]{0,3}[`~]/.test(held))) return "";
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
    read: (piece: string): string => {
      held += piece.replaceAll("\r\n", "\n");
      let text = "";
      for (let end = held.indexOf("\n"); end !== -1; end = held.indexOf("\n")) {
        text += writeLine(held.slice(0, end + 1));
        held = held.slice(end + 1);
      }
      return text + readPart();
    },
    /** What was held back. */
    end: (): string => (isLineStart && !isCode && !isFirst && offer.test(held) ? "" : writeLine(held)),
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
