/** A character of a script that has no spaces between words. */
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** About the length of a word in such a script. */
const UNSPACED_WORD_CHARACTERS = 2;

/** The beginning of a text shows its script. */
const SAMPLE_CHARACTERS = 4000;

/** Whether a text is written without spaces between its words. */
export function isUnspaced(text: string): boolean {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  return (sample.match(unspacedScript)?.length ?? 0) * 2 > sample.length;
}

/** Counts the words of a text; in a script without spaces their number is estimated. */
export const countWords = (text: string): number =>
  isUnspaced(text) ? Math.ceil(text.length / UNSPACED_WORD_CHARACTERS) : (text.match(/\S+/g)?.length ?? 0);

/** Splits a text at its spaces: its words keep their punctuation. */
export const splitTokens = (text: string): string[] => text.match(/\S+/g) ?? [];

/** Makes words comparable: lower case, one kind of apostrophe, no punctuation around them. May return an empty string. */
export function bareWord(token: string): string {
  const lower = token.toLowerCase();
  if (/^[a-z]+$/.test(lower)) return lower;
  return lower
    .replaceAll("’", "'")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "");
}
