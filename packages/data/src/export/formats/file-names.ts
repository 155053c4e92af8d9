import { foldCase } from "@lectern/domain/text-folding";

/** In UTF-16 units, as Windows counts: a path of a folder and a file stays below its 260 in a folder of downloads. */
const LONGEST = 80;
/** What is read of a title: composing marks takes time that grows with the square of their run. */
const MOST_READ = 1000;

/** What Windows opens as a device, with any ending. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cut between what readers see as characters, so that no half of one is left. */
const shorten = (name: string, longest: number): string =>
  name.slice(0, graphemes.segment(name).containing(longest)?.index ?? name.length);

/** Windows drops dots and spaces at the end; a dot at the beginning hides a file elsewhere. */
const trimDots = (name: string): string => name.replaceAll(/^[.\s]+|(?<![.\s])[.\s]+$/g, "");

/** A title as a name for a file or folder that Windows, macOS and Linux take, without an ending; at most 80 long. */
export function toFileName(title: string): string {
  const plain = title
    .trimStart()
    .slice(0, MOST_READ)
    .toWellFormed()
    .normalize("NFC")
    // Signs that paths use, controls, and marks that turn the direction of text and so hide an ending.
    .replaceAll(/[<>:"/\\|?*\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu, " ");
  const name = trimDots(shorten(trimDots(plain), LONGEST)) || "Untitled";
  return reserved.test(name) ? `_${name}` : name;
}

/**
 * A name for each title, in order, no two of which are one file where upper and lower case are the same:
 * "Biology", "biology (2)".
 */
export function toFileNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  const used = new Map<string, number>();
  return titles.map((title) => {
    const wanted = toFileName(title);
    const key = foldCase(wanted);
    let name = wanted;
    let number = used.get(key) ?? 1;
    while (taken.has(foldCase(name))) {
      number += 1;
      const ending = ` (${number})`;
      name = (trimDots(shorten(wanted, LONGEST - ending.length)) || "Untitled") + ending;
    }
    used.set(key, number);
    taken.add(foldCase(name));
    return name;
  });
}
