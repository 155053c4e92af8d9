import { foldAccents } from "./text-folding.ts";

/** The folded names of each list. They are computed once, because every keystroke compares all of them. */
const foldedNames = new WeakMap<readonly unknown[], readonly string[]>();

function getFoldedNames<Item>(items: readonly Item[], getName: (item: Item) => string): readonly string[] {
  const known = foldedNames.get(items);
  if (known !== undefined) return known;
  const names = items.map((item) => foldAccents(getName(item)));
  foldedNames.set(items, names);
  return names;
}

/**
 * Returns the items whose name contains the query, ignoring case and accents (REC-02, STG-01); for a blank query, the
 * list itself.
 */
export function filterByName<Item>(
  items: readonly Item[],
  query: string,
  getName: (item: Item) => string,
): readonly Item[] {
  const wanted = foldAccents(query).trim();
  if (wanted === "") return items;
  const names = getFoldedNames(items, getName);
  return items.filter((_, index) => names[index]?.includes(wanted));
}
