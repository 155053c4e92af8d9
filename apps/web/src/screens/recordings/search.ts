/** The names of a list in lower case, made once for a list that thousands of keys may be typed over. */
const lowered = new WeakMap<readonly unknown[], readonly string[]>();

function loweredNamesOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly string[] {
  const known = lowered.get(items);
  if (known !== undefined) return known;
  const names = items.map((item) => nameOf(item).toLowerCase());
  lowered.set(items, names);
  return names;
}

/** What of a list has the query in its name, in whichever case (REC-02, STG-01); the list itself for a blank query. */
export function matching<Item>(items: readonly Item[], query: string, nameOf: (item: Item) => string): readonly Item[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return items;
  const names = loweredNamesOf(items, nameOf);
  return items.filter((_, index) => names[index]?.includes(wanted));
}
