import { foldCase } from "@lectern/domain/text-folding.ts";

/** Lower case, one kind of apostrophe, composed letters. */
export function foldWord(word: string): string {
  return foldCase(word).replaceAll("’", "'");
}
