/** A line of a Markdown text, without its marks. */
export interface MarkdownLine {
  readonly text: string;
  readonly isHeading?: boolean;
  /** It is a paragraph of its own: an item of a list, a row of a table. */
  readonly isItem?: boolean;
}

const frontMatter = /^---\n[\s\S]{0,20000}?\n---(?:\n|$)/;
const heading = /^ {0,3}#{1,6}\s+(\S.*)$/;
/** "---", "* * *" */
const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const fence = /^ {0,3}(?:```|~~~)/;
/** "- ", "2. " */
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?=\S)/;

/** Whether a text is Markdown rather than words that have a "#" or an asterisk among them. */
export function isMarkdown(text: string): boolean {
  if (text.startsWith("---\n") && frontMatter.test(text)) return true;
  // So much of a text shows its form, and bounds the time.
  const sample = text.slice(0, 200_000);
  const headings = sample.match(/^ {0,3}#{1,6} \S/gm)?.length ?? 0;
  const bold = sample.match(/^\s{0,3}\*\*[^*\n]{1,60}\*\*/gm)?.length ?? 0;
  const links = sample.match(/\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)/g)?.length ?? 0;
  return headings > 0 || bold > 1 || links > 1;
}
function readFrontMatterTitle(text: string): string | undefined {
  const block = frontMatter.exec(text)?.[0] ?? "";
  const title = /^title:\s*(\S.*)$/m.exec(block)?.[1]?.trim();
  return title?.replace(/^(["'])(.*)\1$/, "$2").replaceAll("''", "'");
}

/** Removes the marks inside a line: emphasis, code, links, images, names of emoji, escapes. Their words stay. */
const withoutInlineMarks = (line: string): string =>
  line
    // Images and links: "![A cell](cell.png)", "[Cells](cells.html "Cells")", "<https://example.com>"
    .replaceAll(/!\[([^[\]]{0,300})\]\([^()\s]{0,1000}\)/g, "$1")
    .replaceAll(/\[([^[\]]{0,300})\]\([^()\s]{0,1000}(?: "[^"]{0,200}")?\)/g, "$1")
    .replaceAll(/<((?:https?|mailto):[^<>\s]{1,1000})>/g, "$1")
    // "<br>", ":smile:"
    .replaceAll(/<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,300})?>/gi, "")
    .replaceAll(/(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+-]{1,40}:(?![\p{L}\p{N}:])/gu, "")
    // "**cell**", "__cell__", "*cell*", "_cell_", "`cell`", "\*"
    .replaceAll(/\*\*([^*\n]{1,2000})\*\*/g, "$1")
    .replaceAll(/__([^_\n]{1,2000})__/g, "$1")
    .replaceAll(/(?<![\p{L}\p{N}*])\*([^*\s](?:[^*\n]{0,1000}[^*\s])?)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replaceAll(/(?<![\p{L}\p{N}_])_([^_\s](?:[^_\n]{0,1000}[^_\s])?)_(?![\p{L}\p{N}_])/gu, "$1")
    .replaceAll(/`([^`\n]{1,1000})`/g, "$1")
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!>~|])/g, "$1");

/** Removes the "#" that may close a heading. */
function withoutClosingMarks(headed: string): string {
  let end = headed.length;
  while (end > 1 && headed.charAt(end - 1) === "#") end -= 1;
  return headed.slice(0, end);
}

/** Whether a line divides the head of a table from its rows: "|---|---|". */
const isTableRule = (line: string): boolean => /^[\s:|-]+$/.test(line) && line.includes("|", 1);

/** Stands between the cells of a table's row where the table is written as text. */
export const CELL_BORDER = " | ";

/** Writes a table's row as text, without the bars around it. */
const toRowText = (line: string): string =>
  line
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(CELL_BORDER);

/** Reads the lines and the title of a Markdown text. Front matter, rules and fences are left out; a table keeps its rows. */
export function readMarkdown(text: string): {
  readonly title: string | undefined;
  readonly lines: readonly MarkdownLine[];
} {
  const title = readFrontMatterTitle(text);
  const lines: MarkdownLine[] = [];
  let firstHeading: string | undefined;
  for (const line of text.replace(frontMatter, "").split("\n")) {
    const headed = heading.exec(line)?.[1];
    if (headed !== undefined) {
      const words = withoutInlineMarks(withoutClosingMarks(headed)).trim();
      firstHeading ??= words;
      lines.push({ text: "" }, { text: words, isHeading: true }, { text: "" });
    } else if (rule.test(line) || fence.test(line) || isTableRule(line)) {
      lines.push({ text: "" });
    } else {
      const unquoted = line.replace(/^\s*(?:>(?!>)\s?)+/, "");
      const isItem = item.test(unquoted);
      const isRow = /^\s*\|.*\|\s*$/.test(unquoted);
      const cells = isRow ? toRowText(unquoted) : unquoted;
      const words = withoutInlineMarks(isItem ? cells.replace(item, "") : cells).trim();
      lines.push(isItem || isRow ? { text: words, isItem: true } : { text: words });
    }
  }
  return { title: title === undefined || title === "" ? firstHeading : title, lines };
}
