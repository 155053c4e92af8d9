/** The combining accents of decomposed Latin, Greek and Cyrillic letters. The vowels of Hindi and Thai are not among them. */
const accents = /[\u0300-\u036f]/g;
const beyondAscii = /[^ -~]/;

/**
 * Normalises a text for comparison without case, accents and composition; never shown. Upper case unites more letters than
 * lower case (ß and ss, ı and i, ς and σ).
 */
function folded(text: string): string {
  if (!beyondAscii.test(text)) return text.toUpperCase();
  // Composed again without the accents: otherwise a part of a Korean syllable would match the whole one.
  return text.normalize("NFKD").replaceAll(accents, "").normalize("NFC").toUpperCase();
}

/** The folded names of a list, computed once a list, since each key typed compares them all. */
const foldedNames = new WeakMap<readonly unknown[], readonly string[]>();

function getFoldedNames<Item>(items: readonly Item[], getName: (item: Item) => string): readonly string[] {
  const known = foldedNames.get(items);
  if (known !== undefined) return known;
  const names = items.map((item) => folded(getName(item)));
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
  const wanted = folded(query).trim();
  if (wanted === "") return items;
  const names = getFoldedNames(items, getName);
  return items.filter((_, index) => names[index]?.includes(wanted));
}
