import { findKeyPassagesName } from "./key-passages.ts";

const fence = /^ {0,3}(?:`{3,}|~{3,})/;

/** Maps every line of Markdown outside code blocks. */
export function mapLines(markdown: string, map: (line: string) => string): string {
  let isCode = false;
  return markdown
    .split("\n")
    .map((line) => {
      const isFence = fence.test(line);
      if (isFence) isCode = !isCode;
      return isCode || isFence ? line : map(line);
    })
    .join("\n");
}

/**
 * Moves the headings of a Markdown text below level `under`. No heading is more than one level deeper than the one
 * before, and none is deeper than level 6.
 */
export function nestHeadings(markdown: string, under: number): string {
  const open: number[] = [];
  return mapLines(markdown.trim(), (line) => {
    const [, marks, rest] = /^(#{1,6})(\s.*)$/.exec(line) ?? [];
    if (marks === undefined) return line;
    while ((open.at(-1) ?? 0) >= marks.length) open.pop();
    open.push(marks.length);
    return "#".repeat(Math.min(6, under + open.length)) + rest;
  });
}

/**
 * Removes the title at the beginning of a summary, because the page shows the recording's name, which can be changed,
 * as the title. A title is a heading of level 1 or 2 that is followed by text and is the only heading of its level. The
 * name of key passages says what they are, so it stays.
 */
export function withoutTitle(summary: string): string {
  const text = summary.trim();
  const [first = "", ...rest] = text.split("\n");
  const level = /^(#{1,2})\s/.exec(first)?.[1]?.length;
  const body = rest.join("\n").trim();
  if (level === undefined || body === "" || findKeyPassagesName(text) !== undefined) return text;
  let isTitle = true;
  mapLines(body, (line) => {
    const marks = /^(#{1,2})\s/.exec(line)?.[1];
    if (marks !== undefined && marks.length <= level) isTitle = false;
    return line;
  });
  return isTitle ? body : text;
}
