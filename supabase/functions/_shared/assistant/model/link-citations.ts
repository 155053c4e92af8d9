import type { Citer } from "@lectern/assistant/search/cite-lines.ts";

const word = "(?:[Ll]ines?|[Ll]íneas?|[Ll]ignes?|Zeilen?|[Ll]inhas?) ";
const place = String.raw`(?:${word})?(?:L\d{1,3}(?:\s?:\s?\d{1,6})?|\d{1,6})`;
const and = String.raw`[,;]|\b(?:and|y|und|et|e)\b`;
const places = String.raw`${place}(?:\s{0,2}(?:[-–]|${and})\s{0,2}${place}){0,12}`;
/**
 * "[128]", "[128-130]", "[3, 7]", "[[3]]", "[line 12]", "(line 12)", "【12】", "[L3:128]", "(L3:128)", "[L3]": numbers of lines, and the
 * space before them.
 */
const citation = new RegExp(
  String.raw`[ \t]?(?:[[【]{1,2} ?(?<inBrackets>${places}) ?(?:†[^\]】\n]{0,40})?[\]】]{1,2}(?!\()|\((?=${word}|L\d{1,3}:)(?<inWords>${places})\))`,
  "g",
);
/** "[128]." at a sentence's end. */
const citationsBeforeStop = new RegExp(String.raw`((?:${citation.source})+)([.!?])(?=\s|$)`, "g");

/** Writes a sentence's full stop before its citations, because a page would show it alone behind a link. */
const moveStops = (text: string, before: string): string =>
  text.replaceAll(
    citationsBeforeStop,
    (_all, citations: string, _inBrackets, _inWords, stop: string, start: number) =>
      `${/[.!?]/.test(text[start - 1] ?? before) ? "" : stop}${citations}`,
  );

/**
 * Turns the numbers in a text into links, and leaves out those that no line has.
 *
 * @param before the character before the text
 */
export function linkCitations(text: string, before: string, { find, cite }: Citer): string {
  const moved = moveStops(text, before);
  return moved.replaceAll(citation, (all, inBrackets?: string, inWords?: string, offset?: number) => {
    let lecture = "";
    // In "[L3:128, 130]" the second number is of the same lecture.
    const toIndex = (reference: string): number => {
      const [, lectureNumber, line] = /(L\d{1,3})?:?(\d{1,6})?$/.exec(reference.replaceAll(/\s/g, ""))!;
      lecture = lectureNumber ?? lecture;
      return find([lecture, line].filter(Boolean).join(":"));
    };
    const links = (inBrackets ?? inWords!).split(new RegExp(and)).map((range) => {
      // Of a lecture among several a model has some lines only, and may name one more at either end.
      const ends = range
        .split(/[-–]/)
        .map(toIndex)
        .filter((index) => !Number.isNaN(index));
      return cite(ends[0] ?? Number.NaN, ends.at(-1));
    });
    const distinctLinks = [...new Set(links.filter((link) => link !== undefined))];
    // A space behind the signs of bold would end it.
    const space = /[(*_]$/.test(moved.slice(0, offset)) && !/^\s/.test(all) ? "" : " ";
    return distinctLinks.length === 0 ? "" : space + distinctLinks.join(" ");
  });
}
