import type { Citer } from "@lectern/assistant/search/cite-lines.ts";
import { tidyProse } from "./tidy-markdown.ts";

const place = String.raw`(?:L\d{1,3}(?:\s?:\s?\d{1,6})?|\d{1,6})`;
/** "[128]", "[128-130]", "[3, 7]", "[line 12]", "[L3:128]", "[L3]": numbers of lines, and the space before them. */
const citation = new RegExp(
  String.raw`[ \t]?\[(?:[Ll]ines? )?(${place}(?:\s{0,2}[-–,;]\s{0,2}${place}){0,12})\](?!\()`,
  "g",
);
const fence = /^[ \t]{0,3}(?:```|~~~)/;
/** Some models put their answer into such a fence, with or without words before it. */
const markdownFence = /^```(?:md|markdown)\s*$/i;
/** In characters: so much of a line is held back for a bracket, a link or code that hasn't ended. */
const LONGEST_HELD = 600;

/** Turns the numbers in a text into links, and leaves out those that no line has. */
const linkCitations = (text: string, { find, cite }: Citer): string =>
  text.replaceAll(citation, (_all, list: string) => {
    let lecture = "";
    // In "[L3:128, 130]" the second number is of the same lecture.
    const toIndex = (written: string): number => {
      const [, named, line] = /^(L\d{1,6})?:?(\d{1,6})?$/.exec(written.replaceAll(/\s/g, "")) ?? [];
      lecture = named ?? lecture;
      return find([lecture, line].filter(Boolean).join(":"));
    };
    const links = list.split(/[,;]/).map((range) => {
      const [first = Number.NaN, last = first] = range.split(/[-–]/).map(toIndex);
      return cite(first, Number.isNaN(last) ? first : last);
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
  let isWrapped = false;
  const write = (text: string): string => {
    if (isCode) return text;
    // Code within a line stays as it is.
    return text
      .split(/(`[^`\n]*`)/)
      .map((part, at) =>
        at % 2 === 1 ? part : linkCitations(tidyProse(part, isSpoken, isLineStart && at === 0), citer),
      )
      .join("");
  };
  const writeLine = (line: string): string => {
    const isFence = isLineStart && fence.test(line);
    if (isFence && !isCode && markdownFence.test(line)) {
      isWrapped = true;
      return "";
    }
    // The end of the fence around the answer.
    if (isWrapped && isFence && !isCode && /^```\s*$/.test(line)) {
      isWrapped = false;
      return "";
    }
    const written = isFence ? line : write(line);
    if (isFence) isCode = !isCode;
    isLineStart = true;
    return written;
  };
  /** The part of an unfinished line that can be shown: up to a space before which nothing is open. */
  const readPart = (): string => {
    if (isLineStart && /^[ \t]{0,3}[`~]/.test(held)) return "";
    for (let at = held.lastIndexOf(" "); at > 0; at = held.lastIndexOf(" ", at - 1)) {
      const part = held.slice(0, at);
      if (held.length - at > LONGEST_HELD) break;
      if (!isCode && !isWhole(part)) continue;
      const written = write(part);
      held = held.slice(at);
      isLineStart = false;
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
    end: () => writeLine(held),
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
