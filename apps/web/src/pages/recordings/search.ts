/** What accents of Latin, Greek and Cyrillic letters become once they are apart. The vowels of Hindi and Thai are not among them. */
const accents = /[\u0300-\u036f]/g;
const beyondAscii = /[^ -~]/;

/**
 * What texts that look equal have in common, whichever case, accents and code points they are made of. It is compared
 * and never shown. Upper case, since more letters meet there than in lower case (ß and ss, ı and i, ς and σ).
 */
function folded(text: string): string {
  if (!beyondAscii.test(text)) return text.toUpperCase();
  // Put together again without the accents, or half a Korean syllable would be found in a whole one.
  return text.normalize("NFKD").replaceAll(accents, "").normalize("NFC").toUpperCase();
}

/** The folded names of a list, made once for a list that thousands of keys may be typed over. */
const foldedNames = new WeakMap<readonly unknown[], readonly string[]>();

function foldedNamesOf<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly string[] {
  const known = foldedNames.get(items);
  if (known !== undefined) return known;
  const names = items.map((item) => folded(nameOf(item)));
  foldedNames.set(items, names);
  return names;
}

/**
 * What of a list has the query in its name, in whichever case and with or without accents (REC-02, STG-01); the list
 * itself for a blank query.
 */
export function matching<Item>(items: readonly Item[], query: string, nameOf: (item: Item) => string): readonly Item[] {
  const wanted = folded(query).trim();
  if (wanted === "") return items;
  const names = foldedNamesOf(items, nameOf);
  return items.filter((_, index) => names[index]?.includes(wanted));
}
