import { CLOZE_GAP } from "@lectern/domain/cards.ts";

const isLetter = (sign: string): boolean => /[\p{L}\p{N}'’-]/u.test(sign);

/** Where a term stands as words of its own, once; -1 otherwise. */
export function findOnce(term: string, text: string): number {
  const [whole, part] = [text.toLowerCase(), term.toLowerCase()];
  const at = whole.indexOf(part);
  if (at === -1 || whole.includes(part, at + 1)) return -1;
  return isLetter(whole.charAt(at - 1)) || isLetter(whole.charAt(at + part.length)) ? -1 : at;
}

export const withGap = (text: string, at: number, length: number): string =>
  `${text.slice(0, at)}${CLOZE_GAP}${text.slice(at + length)}`;
