import { foldCase } from "@lectern/domain/text-folding.ts";

/** Makes words comparable: lower case, one kind of apostrophe, composed letters. */
export function foldWord(word: string): string {
  return foldCase(word).replaceAll("’", "'");
}
