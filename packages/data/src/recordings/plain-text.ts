/** Escaped signs are moved here while Markdown is read, so that none counts as markup. */
const FIRST_ESCAPED_CODE = 0xe000;
const escaped = /[\uE000-\uE07F]/g;
const toSign = (moved: string): string => String.fromCodePoint(moved.codePointAt(0)! - FIRST_ESCAPED_CODE);

const blank = /^\s?$/;
const punctuation = /[\p{P}\p{S}\uE000-\uE07F]/u;

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

/** A run of signs that may begin or end emphasis; `length` is how many of them are still text. */
interface Run {
  readonly sign: string;
  length: number;
}

/** Whether a run can begin emphasis, and whether it can end it, by the signs around it, as CommonMark defines it. */
function readRun(sign: string, before: string, after: string): { readonly opens: boolean; readonly closes: boolean } {
  const isLeft = !blank.test(after) && (!punctuation.test(after) || blank.test(before) || punctuation.test(before));
  const isRight = !blank.test(before) && (!punctuation.test(before) || blank.test(after) || punctuation.test(after));
  if (sign !== "_") return { opens: isLeft, closes: isRight };
  return {
    opens: isLeft && (!isRight || punctuation.test(before)),
    closes: isRight && (!isLeft || punctuation.test(after)),
  };
}

/** Shortens a run and the runs that begin what it ends. */
function closeRun(run: Run, open: Run[]): void {
  while (run.length > 0 && open.some(({ sign }) => sign === run.sign)) {
    while (open.at(-1)!.sign !== run.sign) open.pop();
    const begin = open.at(-1)!;
    if (run.sign === "~" && begin.length !== run.length) return;
    const used = Math.min(begin.length, run.length, 2);
    begin.length -= used;
    run.length -= used;
    if (begin.length === 0) open.pop();
  }
}

/**
 * Converts a line of Markdown to its text: without emphasis, code marks and addresses, and with escaped signs as they
 * are. The renderer's parser does the same, and is too large for a page that only lists lectures.
 */
export function toPlainText(markdown: string): string {
  const line = withoutLinks(
    markdown.replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
      String.fromCodePoint(FIRST_ESCAPED_CODE + sign.codePointAt(0)!),
    ),
  );
  const parts: (string | Run)[] = [];
  const open: Run[] = [];
  const unclosed = new Set<string>();
  const tokens = /(`+)|\*+|_+|~+/g;
  let at = 0;
  for (let found = tokens.exec(line); found !== null; found = tokens.exec(line)) {
    const [marks, ticks] = found;
    parts.push(line.slice(at, found.index));
    at = found.index + marks.length;
    if (ticks !== undefined) {
      const end = unclosed.has(ticks) ? -1 : findTicks(line, ticks, at);
      if (end === -1) {
        unclosed.add(ticks);
        parts.push(ticks);
        continue;
      }
      // In code a backslash is a sign like others.
      const code = line.slice(at, end).replaceAll(escaped, (moved) => `\\${toSign(moved)}`);
      const isPadded = code.startsWith(" ") && code.endsWith(" ") && code.trim() !== "";
      parts.push(isPadded ? code.slice(1, -1) : code);
      at = end + ticks.length;
      tokens.lastIndex = at;
      continue;
    }
    const sign = marks[0]!;
    const run: Run = { sign, length: marks.length };
    parts.push(run);
    if (sign === "~" && run.length > 2) continue;
    const { opens, closes } = readRun(sign, line.charAt(found.index - 1), line.charAt(at));
    if (closes) closeRun(run, open);
    if (opens && run.length > 0) open.push(run);
  }
  parts.push(line.slice(at));
  return parts
    .map((part) => (typeof part === "string" ? part : part.sign.repeat(part.length)))
    .join("")
    .replaceAll(escaped, toSign);
}

/** Finds the next run of exactly as many ticks. */
function findTicks(line: string, ticks: string, from: number): number {
  for (let at = line.indexOf(ticks, from); at !== -1; ) {
    let end = at;
    while (line.charAt(end) === "`") end += 1;
    if (end - at === ticks.length) return at;
    at = line.indexOf(ticks, end);
  }
  return -1;
}
