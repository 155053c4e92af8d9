/** Nobody says a longer word than this: a longer run of letters is several, so that spaces left out hide nothing. */
const word = /[\p{L}\p{N}]{1,24}/gu;

/** Whether `text` has more than `limit` words. Stops counting there, however long the text is. */
export function hasMoreWordsThan(text: string, limit: number): boolean {
  let count = 0;
  const words = text.matchAll(word);
  while (words.next().done !== true) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

/** Whether a text is language rather than noise: most of what is not space is letters or digits. */
export function isReadable(text: string): boolean {
  const sample = text.slice(0, 100_000);
  const visible = sample.replaceAll(/\s+/g, "").length;
  const spoken = sample.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  return spoken > 0 && spoken >= visible / 2;
}
