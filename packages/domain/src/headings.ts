const fence = /^ {0,3}(?:`{3,}|~{3,})/;

/** Maps every line of Markdown that is not within a block of code. */
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

/** Markdown with its headings under one of this level: none is more than a level deeper than the one before, six at most. */
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
 * A summary without the title that it begins with, since a recording's name is its title and can be changed. A title is a
 * heading of the first or second level, with text below it and no other heading of its level.
 */
export function withoutTitle(summary: string): string {
  const text = summary.trim();
  const [first = "", ...rest] = text.split("\n");
  const level = /^(#{1,2})\s/.exec(first)?.[1]?.length;
  const body = rest.join("\n").trim();
  if (level === undefined || body === "") return text;
  let isTitle = true;
  mapLines(body, (line) => {
    const marks = /^(#{1,2})\s/.exec(line)?.[1];
    if (marks !== undefined && marks.length <= level) isTitle = false;
    return line;
  });
  return isTitle ? body : text;
}
