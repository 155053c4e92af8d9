// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Of such scripts a word is about so many characters. */
const UNSPACED_WORD = 2;

/** How many words a text has, about: of scripts without spaces, two characters are one. */
export function countWords(text: string): number {
  const unspaced = text.match(unspacedScript)?.length ?? 0;
  const spaced = text.match(/\S+/g)?.length ?? 0;
  return unspaced * 2 > text.length ? Math.ceil(unspaced / UNSPACED_WORD) : spaced;
}

/** Whether a text is written without spaces between its words. */
export function isUnspaced(text: string): boolean {
  const sample = text.slice(0, 4000);
  return (sample.match(unspacedScript)?.length ?? 0) * 2 > sample.length;
}

/** The words of a text as they stand, with their punctuation. */
export const tokensOf = (text: string): string[] => text.match(/\S+/g) ?? [];

/** A word to be compared with others: lower case, one kind of apostrophe, no punctuation around it. May be empty. */
export const bareWord = (token: string): string =>
  token
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/[^\p{L}\p{N}]+$/u, "");
