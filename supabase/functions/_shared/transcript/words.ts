/** Nobody says a longer one: a longer run of letters counts as several, so that spaces left out hide nothing. */
const LONGEST_WORD = 24;
const word = /[\p{L}\p{N}]+/gu;

/** Whether `text` has more than `limit` words. Stops counting there, however long the text is. */
export function hasMoreWordsThan(text: string, limit: number): boolean {
  let count = 0;
  for (const [run] of text.matchAll(word)) {
    count += Math.ceil(run.length / LONGEST_WORD);
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
