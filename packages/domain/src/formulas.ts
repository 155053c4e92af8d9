/** A formula in a text. */
export interface Formula {
  /** TeX, on one line. */
  readonly tex: string;
  /** Whether it stands by itself, as `\[…\]` and `$$…$$` do. */
  readonly isDisplay: boolean;
}

/** The most characters of a formula: a lone bracket must not make the rest of a long text be read again and again. */
const LONGEST = 2000;
/** What a formula has between its delimiters: no blank line. */
const inside = String.raw`(?:[^\n]|\n(?![ \t]*\n)){1,${LONGEST}}?`;
/** Between single dollars: no other dollar, and no line break. */
const insideDollars = String.raw`(?:\\[^\n]|[^$\\\n]){1,500}?`;
const pattern = new RegExp(
  [
    // Code stays as it is.
    "(?<code>(?<!`)(?<ticks>`+)(?!`)(?:[^`]|(?!\\k<ticks>(?!`))`+){1,2000}?\\k<ticks>(?!`))",
    String.raw`\\\((?<inline>${inside})\\\)`,
    String.raw`\\\[(?<display>${inside})\\\]`,
    String.raw`\$\$(?<dollars>${inside})\$\$`,
    // After an amount no formula begins ("5$"), and none ends before one ("$5 and $10").
    String.raw`(?<![\d$])\$(?!\s)(?<dollar>${insideDollars})(?<!\s)\$(?![\d$])`,
    // TeX's spaces and braces outside of formulas, which Markdown would take for escaped signs.
    String.raw`(?<sign>\\[,;:!{}])`,
    String.raw`\\[^]`,
  ].join("|"),
  "g",
);

/** "[1]" is escaped in Markdown as a formula begins: only TeX, a power or an equation is one. */
const isEquation = (tex: string): boolean => /\\[a-z]|[\^=]/i.test(tex.replaceAll(/\\[^a-z]/gi, ""));

/** Prose between two dollars: "$5 for one, or 10$", "$HOME and $". */
const isProse = (text: string): boolean => {
  const words = /(?<![\\{a-z])[a-z]{2,}/i.test(text.replaceAll(/\\(?:text|mathrm|operatorname)\{[^}]*\}/g, ""));
  return words && (/^\d/.test(text) || !/[\\^_{}=+<>|]/.test(text));
};

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
  const replace = (text: string): string =>
    text.replaceAll(pattern, (found: string, ...groups: unknown[]) => {
      const { inline, display, dollars, dollar, sign } = groups.at(-1) as Record<string, string | undefined>;
      if (sign !== undefined) return `\\${sign}`;
      const tex = toLine(inline ?? display ?? dollars ?? dollar ?? "");
      if (tex === "") return found;
      if (display !== undefined && !isEquation(display)) return found;
      if (dollar !== undefined && isProse(dollar)) return found;
      return toMarkdown({ tex, isDisplay: display !== undefined || dollars !== undefined });
    });
  return splitAtFences(markdown)
    .map((part, at) => (at % 2 === 0 ? replace(part) : part))
    .join("");
}

/** Writes a formula as a code span, the fence longer than any in it. @param mark a sign before the TeX */
export function toCodeSpan(tex: string, mark = ""): string {
  const longest = Math.max(0, ...(tex.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${ticks}${space}${mark}${tex}${space}${ticks}`;
}
