import { toPlainText } from "./plain-text.ts";

import { findKeyPassagesName } from "@lectern/domain/key-passages";

const notProse = /^\s*(?:#{1,6}(?:\s|$)|\||```|~~~|(?:[-*_]\s*){3,}$|$)/;
const marker = /^\s*(?:>|[-*+]\s|\d+[.)]\s)\s*/;
/** The time of a cited line, or its number. */
const citation = / ?\[[^\][]{1,20}\]\(#(?:t|line)=[\d.,]{1,30}\)/g;
/** A full stop after fewer characters ends a label or an abbreviation: "**Spacing.** The same hours…". */
const sentence = /^.{25,}?[.!?](?=\s|$)/;

/**
 * Extracts the first sentence from a summary's opening, without Markdown; empty if the opening has only headings. Key
 * passages are named before it (AST-05).
 */
export function toExcerpt(opening: string): string {
  const name = findKeyPassagesName(opening);
  const first = toFirstSentence(opening);
  return name === undefined || first === "" ? first : `${name}: ${first}`;
}

function toFirstSentence(opening: string): string {
  const line = opening.split("\n").find((candidate) => !notProse.test(candidate));
  if (line === undefined) return "";
  const plain = toPlainText(line.replace(marker, "").replaceAll(citation, "")).trim();
  return sentence.exec(plain)?.[0] ?? plain;
}
