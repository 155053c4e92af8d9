const notProse = /^\s*(#|\||```|-{3,}|\*{3,}|$)/;
const marker = /^\s*(?:>|[-*+]\s|\d+[.)]\s)\s*/;
const emphasis = /[*`_]+/g;
/** A full stop after fewer characters ends a label or an abbreviation: "**Spacing.** The same hours…". */
const sentence = /^.{25,}?[.!?](?=\s|$)/;

/**
 * Replaces links and images by their text. If an address has no end, the rest of the line is removed. Written by hand
 * as one pass over the brackets.
 */
function withoutLinks(line: string): string {
  let plain = "";
  let at = 0;
  for (;;) {
    const open = line.indexOf("[", at);
    const close = open === -1 ? -1 : line.indexOf("]", open);
    if (close === -1) return plain + line.slice(at);
    if (line.charAt(close + 1) === "(") {
      const start = open > at && line.charAt(open - 1) === "!" ? open - 1 : open;
      const end = line.indexOf(")", close);
      plain += line.slice(at, start) + line.slice(open + 1, close);
      if (end === -1) return plain;
      at = end + 1;
    } else {
      plain += line.slice(at, close + 1);
      at = close + 1;
    }
  }
}

/** Extracts the first sentence from a summary's opening, without Markdown; empty if the opening has only headings. */
export function toExcerpt(opening: string): string {
  const line = opening.split("\n").find((candidate) => !notProse.test(candidate));
  if (line === undefined) return "";
  const plain = withoutLinks(line.replace(marker, "")).replaceAll(emphasis, "").trim();
  return sentence.exec(plain)?.[0] ?? plain;
}
