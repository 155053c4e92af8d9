const link = String.raw`\[[^\]\n]+\]\(#(?:t|line)=[^)\s]+\)`;
/** "13:22 ([13:22](#t=802))": the same time, as text and as a link. */
const repeated = /(?<![\d:])(\d{1,2}(?::\d{2}){1,2}) ?\(?\[\1\]\((#t=[^)\s]+)\)\)?/g;
/** A last paragraph of links alone. */
const alone = new RegExp(String.raw`(?<=\S)\s*\n\s*\n\s*((?:\(?${link}\)?[\s,;.]*)+)$`);
/** A paragraph that continues: not a heading, a list, a quotation or a table. */
const isProse = (line: string): boolean => !/^\s*(?:#|[-*+>|]|\d+[.)])/.test(line);

/** Removes a time that its own link repeats, and moves links that end an answer by themselves to its last sentence. */
export function tidyCitations(markdown: string): string {
  const once = markdown.replaceAll(repeated, "[$1]($2)");
  const last = alone.exec(once);
  if (last === null) return once;
  const before = once.slice(0, last.index);
  return isProse(before.slice(before.lastIndexOf("\n") + 1)) ? `${before} ${last[1]!.trim()}` : once;
}
