/** A comment, a string, a dollar-quoted body, a word, or one other sign. */
const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?<text>(?:[^']|'')*)'|(?<quote>\$\w*\$)(?<body>[\s\S]*?)\k<quote>|(?<word>[\w."]+)|(?<sign>\S)/g;

/** The words before `update` where it begins no statement: `for update`, `for no key update`, `on conflict do update`. */
const BEFORE_A_CLAUSE = new Set(["for", "key", "do"]);

/**
 * Finds each UPDATE and DELETE without a WHERE of its own, which the extension safeupdate refuses for the data API's roles, also
 * inside functions. Looks into strings and nested bodies too, because they may be executed.
 *
 * @returns the beginnings of the statements
 */
export function findUnfilteredWrites(sql: string): string[] {
  const found: string[] = [];
  const tokens: string[] = [];
  for (const { groups } of sql.matchAll(token)) {
    const { text, body, word, sign } = groups as Partial<Record<string, string>>;
    const nested = text?.replaceAll("''", "'") ?? body;
    if (nested !== undefined) found.push(...findUnfilteredWrites(nested));
    else if (word !== undefined) tokens.push(word.toLowerCase());
    else if (sign !== undefined) tokens.push(sign);
  }
  for (const [place, name] of tokens.entries()) {
    const isUpdate =
      name === "update" &&
      !BEFORE_A_CLAUSE.has(tokens[place - 1] ?? "") &&
      tokens.slice(place, place + 6).includes("set");
    const isDelete = name === "delete" && tokens[place + 1] === "from";
    if (!isUpdate && !isDelete) continue;
    let depth = 0;
    let hasWhere = false;
    for (const next of tokens.slice(place + 1)) {
      if (next === "(") depth += 1;
      if (next === ")") depth -= 1;
      if (depth < 0 || (depth === 0 && (next === ";" || next === "loop"))) break;
      if (depth === 0 && next === "where") hasWhere = true;
    }
    if (!hasWhere) found.push(tokens.slice(place, place + 4).join(" "));
  }
  return found;
}
