import type { Citer } from "@lectern/assistant/search/cite-lines.ts";
import { linkCitations } from "./link-citations.ts";
import { tidyProse } from "./tidy-markdown.ts";

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
/** "Let me know if you want more!" in a line of its own. */
const offerLine = new RegExp(String.raw`^\s*(?:${offers.join("|")})\b[^\n]{0,200}$`, "i");
const mayBegin = (text: string, words: readonly string[]): boolean => {
  const begin = text.trimStart().toLowerCase();
  return words.some((opening) => opening.startsWith(begin) || begin.startsWith(opening));
};
/** Leaves out "Sure! Here are the terms:", and the "Sure!" before an answer on the same line. */
const dropPreamble = (line: string): string =>
  line
    .replace(/^\s*(?:sure|certainly|of course|absolutely)(?:!|[,.]? (?=here\b))\s*/i, "")
    .replace(/^\s*here(?: it| they)?(?: is|['’]s| are)\b[^\n]{0,120}:\s*$/i, "");
const fence = /^[ \t]{0,3}(?:```|~~~)/;
/** Some models put their answer into such a fence, with or without words before it. */
const markdownFence = /^```(?:md|markdown)\s*$/i;
/** "$5", "$1,200.50", whose sign begins no formula. With an operator or a command behind it, it may be one: "$3 \in [0, 5]$". */
const price = String.raw`\$\d+(?:[.,]\d+)*(?=[.,;)](?!\d)|\s+[^\s\\+=<>^_])`;
const prices = new RegExp(price, "g");
/** The sign with which a formula by itself begins. In "\[a]" the bracket is only escaped. */
const opening = String.raw`\\\[(?![^[\]\n]*(?<!\\)\])`;
/**
 * Has no citations: code, and formulas, whose "[0, 1]" is an interval. "$x or $y" is no formula, because a space stands before
 * the second sign.
 */
const verbatim = new RegExp(
  String.raw`(${[
    "`[^`\\n]*`",
    String.raw`\$\$[^$\n]*\$\$`,
    String.raw`(?<!\\)(?!${price})\$(?=\S)[^$\n]{0,500}[^\s$\\]\$(?!\d)`,
    String.raw`\\\((?:(?!\\\()[^\n]){0,500}?\\\)`,
    String.raw`${opening}(?:(?!\\\[)[^\n]){0,500}?\\\]`,
  ].join("|")})`,
);
/** The signs with which a formula by itself begins and ends. */
const display = new RegExp(String.raw`\$\$|\\\]|${opening}`, "g");
const isOdd = (signs: readonly unknown[] | null): boolean => (signs?.length ?? 0) % 2 === 1;
/** In characters: a longer part of a line waits for the line's end, because each try to show some of it reads it again. */
const LONGEST_HELD = 600;

/**
 * Whether nothing is open at the end of a part of a line: code, a formula, a bracket, an address, a tag, citations that are
 * read together.
 */
function isWhole(part: string): boolean {
  const prose = part
    .split(verbatim)
    .filter((_, index) => index % 2 === 0)
    .join("")
    .replaceAll(prices, "");
  const count = (sign: string) => prose.split(sign).length - 1;
  return (
    !/`|(?<!\\)\$/.test(prose) &&
    count("[") === count("]") &&
    count("【") === count("】") &&
    count("(") === count(")") &&
    count("<") === count(">") &&
    !/[\])】]$/.test(part)
  );
}

/** The length of the part of an unfinished line that can be shown: up to a space before which nothing is open. */
function findBreak(line: string, isCode: boolean): number {
  if (line.length > LONGEST_HELD) return 0;
  let space = line.lastIndexOf(" ");
  while (space > 0) {
    if (isCode || isWhole(line.slice(0, space))) return space;
    space = line.lastIndexOf(" ", space - 1);
  }
  return 0;
}

/**
 * The block that the text has come to. At the start, blank lines and preambles are left out; "blank" is none, behind a blank
 * line or code; a "formula" stands by itself.
 */
type Block = "start" | "text" | "blank" | "code" | "formula";

/**
 * Reads a model's Markdown in pieces, and returns what can be shown of it: links in place of citations, code as it is.
 *
 * @param isSpoken whether an address was said, and may stay a link
 * @param begun the part of the answer that the student has seen, if this goes on with it
 */
export function createAnswerStream(citer: Citer, isSpoken: (address: string) => boolean, begun = "") {
  const isInCode = isOdd(begun.split("\n").filter((line) => fence.test(line)));
  let block: Block = begun === "" ? "start" : isInCode ? "code" : "text";
  /** Inside a fence that the model put around its whole answer. */
  let isWrapped = false;
  /** The end of the text, which isn't shown yet: it may turn out to be a citation, code or an offer. */
  let held = "";
  /** Before what is held. */
  let lastCharacter = begun.at(-1) ?? "";

  const isLineStart = (): boolean => lastCharacter === "" || lastCharacter === "\n";
  /** A page may take for prose what looks like a formula here. */
  const renderFormula = (text: string): string => tidyProse(text, isSpoken, isLineStart()).replaceAll("\\<", "<");
  const writeText = (text: string): string => {
    // A line in bold under another, as of a quiz, would run on behind it.
    const gap = block === "text" && isLineStart() && text.startsWith("**") ? "\n" : "";
    if (text.trim() !== "") block = "text";
    else if (isLineStart()) block = "blank";
    const parts = text.split(verbatim);
    const rendered = parts.map((part, index) => {
      if (index % 2 === 1) return part.startsWith("`") ? part : renderFormula(part);
      const prose = tidyProse(part, isSpoken, isLineStart() && index === 0);
      return linkCitations(prose, parts[index - 1]?.at(-1) ?? lastCharacter, citer);
    });
    return gap + rendered.join("");
  };
  /** Writes a text of one block. */
  const write = (text: string): string => {
    if (text === "") return "";
    const output = block === "code" ? text : block === "formula" ? renderFormula(text) : writeText(text);
    lastCharacter = text.at(-1)!;
    return output;
  };
  const writeFence = (line: string): string => {
    if (block !== "code" && (isWrapped ? /^```\s*$/ : markdownFence).test(line)) {
      isWrapped = !isWrapped;
      return "";
    }
    block = block === "code" ? "blank" : "code";
    return line;
  };
  const writeLine = (whole: string): string => {
    const line = block === "start" ? dropPreamble(whole) : whole;
    const isBlank = line.trim() === "";
    if (block === "start" && isBlank) return "";
    if (isLineStart() && fence.test(line)) return writeFence(line);
    if (block === "code") return write(line);
    // On a page, too, a formula doesn't go on behind a blank line.
    if (block === "formula" && isBlank) block = "blank";
    let isOpen = block === "formula";
    let border = 0;
    for (const { 0: sign, index } of line.matchAll(display)) {
      const opens = sign === "$$" ? !isOpen : sign === "\\[";
      if (opens !== isOpen) border = index + (opens ? 0 : 2);
      isOpen = opens;
    }
    if (isOpen === (block === "formula")) return write(line);
    const before = write(line.slice(0, border));
    block = block === "formula" ? "text" : "formula";
    return before + write(line.slice(border));
  };
  /** Whether what is held can't be shown before its line's end: a formula, or what may be a fence, a preamble or an offer. */
  const needsWholeLine = (): boolean => {
    if (block === "formula") return true;
    if (!isLineStart()) return false;
    if (/^[ \t]{0,3}[`~]/.test(held)) return true;
    return block !== "code" && mayBegin(held, block === "start" ? preambles : offers);
  };
  return {
    read: (piece: string): string => {
      const lines = (held + piece).replaceAll("\r\n", "\n").split("\n");
      held = lines.pop()!;
      const text = lines.map((line) => writeLine(`${line}\n`)).join("");
      const end = needsWholeLine() ? 0 : findBreak(held, block === "code");
      const part = held.slice(0, end);
      held = held.slice(end);
      return text + write(part);
    },
    /** What was held back. */
    end: (): string => {
      const mayOffer = isLineStart() && block !== "start" && block !== "code";
      return mayOffer && offerLine.test(held) ? "" : writeLine(held);
    },
  };
}

/** Collects a message that is written in pieces, and passes each on. It begins with its first word, or goes on behind `begun`. */
export function createMessage(onText: ((piece: string) => void) | undefined, begun = "") {
  let message = begun;
  return {
    write: (text: string): void => {
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
