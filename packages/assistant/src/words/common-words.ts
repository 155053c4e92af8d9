/** A Bloom filter's hashes for each word and bits for each word: with these, about one rare word in a hundred passes. */
const HASHES = 5;
export const BITS_A_WORD = 9;

/** Lists the bits of a word in a filter (FNV-1a, then steps of a second hash). */
export function listBits(word: string, bits: number): number[] {
  let one = 0x811c9dc5;
  let other = 7;
  for (const character of word) {
    const code = character.codePointAt(0)!;
    one = Math.imul(one ^ code, 0x01000193) >>> 0;
    other = (Math.imul(other, 31) + code) >>> 0;
  }
  return Array.from({ length: HASHES }, (_, at) => (one + Math.imul(at, other | 1)) >>> 0).map((hash) => hash % bits);
}

/** Reads a filter of a language's frequent words, by their terms: it knows each of them, and by chance few others. */
export function readCommonWords(base64: string): (term: string) => boolean {
  const bytes = atob(base64);
  return (term) =>
    bytes.length > 0 &&
    listBits(term, bytes.length * 8).every((bit) => ((bytes.codePointAt(bit >> 3) ?? 0) & (1 << (bit & 7))) !== 0);
}
