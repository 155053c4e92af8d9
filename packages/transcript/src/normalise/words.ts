const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Of such scripts a word is about so many characters. */
const UNSPACED_WORD = 2;

/** Whether a text is written without spaces between its words. */
export function isUnspaced(text: string): boolean {
  const sample = text.slice(0, 4000);
  return (sample.match(unspacedScript)?.length ?? 0) * 2 > sample.length;
}

/** How many words a text has, about: of scripts without spaces, two characters are one. */
export const countWords = (text: string): number =>
  isUnspaced(text) ? Math.ceil(text.length / UNSPACED_WORD) : (text.match(/\S+/g)?.length ?? 0);

/** The words of a text as they stand, with their punctuation. */
export const splitTokens = (text: string): string[] => text.match(/\S+/g) ?? [];

/** A word to be compared with others: lower case, one kind of apostrophe, no punctuation around it. May be empty. */
export function bareWord(token: string): string {
  const lower = token.toLowerCase();
  if (/^[a-z]+$/.test(lower)) return lower;
  return lower
    .replaceAll("’", "'")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "");
}
