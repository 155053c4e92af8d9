import type { SummaryStyle } from "./summary-style.ts";

const heading = /^#{1,6}\s/;
const item = /^\s*(?:[-*+]|\d+[.)])\s/;
const nestedItem = /^(?:\s{2,}|\t)(?:[-*+]|\d+[.)])\s/;
/** A paragraph of a short text begins with the name of its part, or with a lead of its own. */
const boldName = /^\*\*/;

const countCharacters = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

/** Finds the style that notes look written in: Markdown doesn't tell it, and a recording stores only the text. */
export function findNotesStyle(notes: string): SummaryStyle {
  const lines = notes.split("\n").filter((line) => line.trim() !== "" && !heading.test(line));
  if (lines.some((line) => nestedItem.test(line))) return "outline";
  const prose = lines.filter((line) => !item.test(line));
  if (countCharacters(prose) < countCharacters(lines) / 2) return "bullet";
  return prose.filter((line) => !boldName.test(line)).length > 1 ? "essay" : "paragraph";
}
