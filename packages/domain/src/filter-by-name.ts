import { foldAccents } from "./text-folding.ts";

/** The folded names of a list, computed once a list, since each key typed compares them all. */
const foldedNames = new WeakMap<readonly unknown[], readonly string[]>();

function getFoldedNames<Item>(items: readonly Item[], getName: (item: Item) => string): readonly string[] {
  const known = foldedNames.get(items);
  if (known !== undefined) return known;
  const names = items.map((item) => foldAccents(getName(item)));
  foldedNames.set(items, names);
  return names;
}

/**
 * Filters a list by a query in its items' names, without case and accents (REC-02, STG-01); returns the list itself for a
 * blank query.
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
