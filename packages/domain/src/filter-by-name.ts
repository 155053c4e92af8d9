import { foldAccents } from "./text-folding.ts";

/** The folded names of each list. They are computed once, because every keystroke compares all of them. */
const foldedNames = new WeakMap<readonly unknown[], readonly string[]>();

/** Several blanks in a row count as one, as they look. */
const fold = (text: string): string => foldAccents(text).replaceAll(/\s+/g, " ");

function getFoldedNames<Item>(items: readonly Item[], getName: (item: Item) => string): readonly string[] {
  const names = foldedNames.get(items) ?? items.map((item) => fold(getName(item)));
  foldedNames.set(items, names);
  return names;
}

/**
 * Returns the items whose name contains the query, ignoring case, accents and repeated blanks (REC-02, STG-01); for a blank query, the
 * list itself.
 */
export function filterByName<Item>(
  items: readonly Item[],
  query: string,
  getName: (item: Item) => string,
): readonly Item[] {
  const foldedQuery = fold(query).trim();
  if (foldedQuery === "") return items;
  const names = getFoldedNames(items, getName);
  return items.filter((_, index) => names[index]?.includes(foldedQuery));
}
