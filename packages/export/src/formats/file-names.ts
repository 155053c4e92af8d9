import { foldCase } from "@lectern/domain/text-folding";

/**
 * In UTF-16 code units, as Windows counts: the path of a folder and a file within a downloads folder stays below its
 * limit of 260.
 */
const LONGEST_NAME = 80;
/** Only so much of a title is processed: normalizing takes time that grows with the square of a run of marks. */
const MOST_READ = 1000;

/** Names that Windows opens as a device, with any extension. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cuts a name between graphemes, so that none is split. */
const shorten = (name: string, longest: number): string =>
  name.slice(0, graphemes.segment(name).containing(longest)?.index ?? name.length);

/**
 * Removes dots and spaces at the end, which Windows drops, and dots at the beginning, which hide a file on other
 * systems.
 */
const trimDots = (name: string): string => name.replaceAll(/^[.\s]+|(?<![.\s])[.\s]+$/g, "");

/**
 * Converts a title to a name for a file or folder that Windows, macOS and Linux accept, without an extension; at most
 * 80 long.
 */
export function toFileName(title: string): string {
  const plain = title
    .trimStart()
    .slice(0, MOST_READ)
    .toWellFormed()
    .normalize("NFC")
    // Path separators, control characters, and marks that change the text direction and so can hide an extension.
    .replaceAll(/[<>:"/\\|?*\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu, " ");
  const name = trimDots(shorten(trimDots(plain), LONGEST_NAME)) || "Untitled";
  return reserved.test(name) ? `_${name}` : name;
}

/** Names a file for each title, in order. No two names are the same, even ignoring case: "Biology", "biology (2)". */
export function toFileNames(titles: readonly string[]): string[] {
  const usedNames = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return titles.map((title) => {
    const wholeName = toFileName(title);
    const key = foldCase(wholeName);
    let name = wholeName;
    let number = lastNumbers.get(key) ?? 1;
    while (usedNames.has(foldCase(name))) {
      number += 1;
      const ending = ` (${number})`;
      name = (trimDots(shorten(wholeName, LONGEST_NAME - ending.length)) || "Untitled") + ending;
    }
    lastNumbers.set(key, number);
    usedNames.add(foldCase(name));
    return name;
  });
}
