/** Describes how to add a line to a register: a hand-maintained file that lists every page, component or machine. */

interface SortedLines {
  /** Matches the lines that belong to the register. */
  readonly among: RegExp;
  /** The sort key of a line. @default the line */
  readonly toKey?: (line: string) => string;
}

/** @throws Error if the text has no line of the register */
export function insertSorted(text: string, line: string, { among, toKey = String }: SortedLines): string {
  const lines = text.split("\n");
  const places = lines.flatMap((each, index) => (among.test(each) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Error(`no line matches ${among}`);
  const next = places.find((index) => toKey(lines[index]!) > toKey(line));
  return lines.toSpliced(next ?? last + 1, 0, line).join("\n");
}

function findOnce(text: string, anchor: string): number {
  const at = text.indexOf(anchor);
  if (at < 0 || text.includes(anchor, at + 1)) throw new Error(`it needs one ${JSON.stringify(anchor)}`);
  return at;
}

/** @throws Error unless the text contains the anchor exactly once */
export function insertBefore(text: string, anchor: string, added: string): string {
  const at = findOnce(text, anchor);
  return text.slice(0, at) + added + text.slice(at);
}

/** @throws Error unless the text contains the anchor exactly once */
export function insertAfter(text: string, anchor: string, added: string): string {
  const at = findOnce(text, anchor) + anchor.length;
  return text.slice(0, at) + added + text.slice(at);
}

/** The scenarios that prove-paths.ts proves for every machine. The others are the author's decision. */
const provenOfAll: Readonly<Record<string, string>> = {
  "double click": "A",
  "an answer after the page was left": "B",
  "nothing for 30 s": "Q",
};

/**
 * Adds a machine's column to the table of failure scenarios. The author replaces each `?`, and the machine's test fails
 * until then.
 */
export function insertColumn(page: string, name: string): string {
  const [, ...machines] = /^\| scenario \| (.+) \|$/m.exec(page)?.[0].slice(2, -2).split(" | ") ?? [];
  if (machines.length === 0) throw new Error("it needs the table of scenarios");
  const at = 1 + machines.filter((machine) => machine < name).length;
  return page.replaceAll(/^\| .+ \|$/gm, (row) => {
    const cells = row.slice(2, -2).split(" | ");
    const [scenario = ""] = cells;
    const cell = { scenario: name, "---": "---" }[scenario] ?? provenOfAll[scenario] ?? "?";
    return `| ${cells.toSpliced(at, 0, cell).join(" | ")} |`;
  });
}
