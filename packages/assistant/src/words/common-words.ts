/** Of a Bloom filter. With these, about one rare word in a hundred passes. */
const HASHES_PER_WORD = 5;
export const BITS_PER_WORD = 9;

/** Lists the places of a word's bits in a filter: the first by the hash FNV-1a, the others in steps of a second hash. */
export function listBits(word: string, bits: number): number[] {
  let fnvHash = 0x811c9dc5;
  // Any start does, as common-words/build.ts uses the same function.
  let stepHash = 7;
  for (const character of word) {
    const code = character.codePointAt(0)!;
    fnvHash = Math.imul(fnvHash ^ code, 0x01000193) >>> 0;
    stepHash = (Math.imul(stepHash, 31) + code) >>> 0;
  }
  return Array.from({ length: HASHES_PER_WORD }, (_, index) => (fnvHash + Math.imul(index, stepHash | 1)) >>> 0).map(
    (hash) => hash % bits,
  );
}

/** Reads a filter of the stems of a language's frequent words. It takes one rare stem in a hundred for frequent. */
export function readCommonWords(base64: string): (stem: string) => boolean {
  // Each character is a byte.
  const bytes = atob(base64);
  return (stem) =>
    bytes.length > 0 &&
    listBits(stem, bytes.length * 8).every((bit) => ((bytes.codePointAt(bit >> 3) ?? 0) & (1 << (bit & 7))) !== 0);
}
