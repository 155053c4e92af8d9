const notProse = /^\s*(#|\||```|-{3,}|\*{3,}|$)/;
const marker = /^\s*(?:>|[-*+]\s|\d+[.)]\s)\s*/;
const link = /!?\[([^\]]*)\]\([^)]*\)?/g;
const emphasis = /[*`_]+/g;
/** Shorter, a full stop ends a label or an abbreviation: "**Spacing.** The same hours…". */
const sentence = /^.{25,}?[.!?](?=\s|$)/;

/** The first sentence of a summary's opening, without its Markdown; empty when the opening has headings only. */
export function toExcerpt(opening: string): string {
  const line = opening.split("\n").find((candidate) => !notProse.test(candidate));
  if (line === undefined) return "";
  const plain = line.replace(marker, "").replaceAll(link, "$1").replaceAll(emphasis, "").trim();
  return sentence.exec(plain)?.[0] ?? plain;
}
