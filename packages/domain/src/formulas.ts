/** A formula in a text. */
export interface Formula {
  /** TeX, on one line. */
  readonly tex: string;
  /** Whether it stands by itself, as `\[…\]` and `$$…$$` do. */
  readonly isDisplay: boolean;
}

/** A lone bracket must not make the rest of a long text be read again and again. */
const LONGEST_FORMULA_CHARACTERS = 2000;
const LONGEST_INLINE_CHARACTERS = 500;

/** Finds where a part that begins at `from` ends. -1 if it doesn't, or only behind a blank line. */
function findEnd(text: string, from: number, end: string): number {
  const near = text.slice(from, from + LONGEST_FORMULA_CHARACTERS);
  const index = near.indexOf(end);
  return index < 1 ||
    near
      .slice(0, index)
      .split("\n")
      .slice(1, -1)
      .some((line) => line.trim() === "")
    ? -1
    : from + index;
}

/** Finds the dollar that ends a formula in a line. -1 if there is none: "$5 and $10" has none. */
function findDollar(text: string, from: number): number {
  const isAfterAmount = /[\d$]/.test(text.charAt(from - 2));
  if (isAfterAmount || text.charAt(from).trim() === "") return -1;
  for (let index = from; index < Math.min(text.length, from + LONGEST_INLINE_CHARACTERS); index += 1) {
    const sign = text[index];
    if (sign === "\n") return -1;
    if (sign === "\\") index += 1;
    else if (sign === "$") {
      const ends = index > from && text.charAt(index - 1).trim() !== "" && !/[\d$]/.test(text.charAt(index + 1));
      return ends ? index : -1;
    }
  }
  return -1;
}

/** Finds the end of a code span, behind its backticks; of backticks without an end, the end of their run. */
function findCodeEnd(text: string, from: number): number {
  let length = 1;
  while (text[from + length] === "`") length += 1;
  const inside = from + length;
  const near = text.slice(inside, inside + LONGEST_FORMULA_CHARACTERS);
  for (let index = near.indexOf("`"); index !== -1; ) {
    let run = 1;
    while (near[index + run] === "`") run += 1;
    if (run === length) return inside + index + run;
    index = near.indexOf("`", index + run);
  }
  return inside;
}

/** "[1]" is escaped in Markdown as a formula begins: only TeX, a power or an equation is one. */
const isEquation = (tex: string): boolean => /\\[a-z]|[\^=]/i.test(tex.replaceAll(/\\[^a-z]/gi, ""));

/** Prose between two dollars: "$5 for one, or 10$", "$HOME and $". */
const isProse = (text: string): boolean => {
  const words = /(?<![\\{a-z])[a-z]{2,}/i.test(text.replaceAll(/\\(?:text|mathrm|operatorname)\{[^}]*\}/g, ""));
  return words && (/^\d/.test(text) || !/[\\^_{}=+<>|]/.test(text));
};

/** Joins the lines of a formula, without TeX's comments. */
const toLine = (tex: string): string =>
  tex
    .replaceAll(/(?<!\\)%[^\n]*/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Divides Markdown into parts outside and inside of code blocks, in turns. */
function splitAtFences(markdown: string): string[] {
  const parts = [""];
  let open: string | undefined;
  for (const line of markdown.split(/(?<=\n)/)) {
    const mark = fence.exec(line)?.[1];
    if (open === undefined && mark !== undefined) {
      open = mark;
      parts.push(line);
      continue;
    }
    parts.push(parts.pop()! + line);
    if (open !== undefined && mark?.startsWith(open) && line.trim() === mark) {
      open = undefined;
      parts.push("");
    }
  }
  return parts;
}

/**
 * Replaces the formulas of a Markdown text: `\(…\)`, `\[…\]`, `$…$` and `$$…$$`, but no prices and no code (TUT-02).
 * TeX's spaces outside of formulas (`x\,dx`) keep their backslash.
 */
export function mapFormulas(markdown: string, toMarkdown: (formula: Formula) => string): string {
  if (!/[\\$]/.test(markdown)) return markdown;
  const toFormula = (tex: string, isDisplay: boolean): string | undefined => {
    const line = toLine(tex);
    return line === "" ? undefined : toMarkdown({ tex: line, isDisplay });
  };
  const replace = (text: string): string => {
    let result = "";
    let position = 0;
    /** Replaces the text up to `end`; without a replacement, the first `kept` signs stay. */
    const take = (end: number, replaced: string | undefined, kept: number) => {
      result += replaced ?? text.slice(position, position + kept);
      position = replaced === undefined ? position + kept : end;
    };
    while (position < text.length) {
      const [sign = "", next = ""] = [text[position], text[position + 1]];
      if (sign === "`") {
        const end = findCodeEnd(text, position);
        take(end, text.slice(position, end), 1);
      } else if (sign === "\\" && (next === "(" || next === "[")) {
        const isDisplay = next === "[";
        const end = findEnd(text, position + 2, isDisplay ? "\\]" : "\\)");
        const tex = end === -1 ? "" : text.slice(position + 2, end);
        take(end + 2, isDisplay && !isEquation(tex) ? undefined : toFormula(tex, isDisplay), 2);
      } else if (sign === "\\") {
        // TeX's spaces and braces outside of formulas, which Markdown would take for escaped signs.
        take(position + 1, /[,;:!{}]/.test(next) ? "\\\\" : undefined, 2);
      } else if (sign === "$" && next === "$") {
        const end = findEnd(text, position + 2, "$$");
        take(end + 2, end === -1 ? undefined : toFormula(text.slice(position + 2, end), true), 2);
      } else if (sign === "$") {
        const end = findDollar(text, position + 1);
        const tex = end === -1 ? "" : text.slice(position + 1, end);
        take(end + 1, isProse(tex) ? undefined : toFormula(tex, false), 1);
      } else take(position, undefined, 1);
    }
    return result;
  };
  return splitAtFences(markdown)
    .map((part, index) => (index % 2 === 0 ? replace(part) : part))
    .join("");
}

/** Writes a formula as a code span, the fence longer than any in it. @param mark a sign before the TeX */
export function toCodeSpan(tex: string, mark = ""): string {
  const longest = Math.max(0, ...(tex.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${ticks}${space}${mark}${tex}${space}${ticks}`;
}
