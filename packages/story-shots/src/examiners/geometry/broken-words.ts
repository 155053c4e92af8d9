import type { Area, PageParts } from "./page-parts.ts";

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/** Finds words that are split over two lines. It is sent to the page as text. */
export function findBrokenWords({ wrapped, isEmpty, clipToAncestors, toCore, report, toWords }: PageParts): void {
  /** A word with more letters may break, because it fits no card on a phone. */
  const longest = 30;
  /** Scripts whose text may break anywhere. */
  const breaksAnywhere =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

  /** Whether the middle of a line lies within the height of another. */
  const isBeside = (a: Pick<Area, "top" | "bottom">, b: Pick<Area, "top" | "bottom">): boolean =>
    (a.top + a.bottom) / 2 > b.top && (a.top + a.bottom) / 2 < b.bottom;

  for (const node of wrapped) {
    const element = node.parentElement as Element;
    if (element.closest("pre, code, kbd, input") !== null) continue;
    // Addresses and file names may break at punctuation.
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u{AD}\u{200B}‐‑–—@./\\_:?&=+-]+/gu)) {
      const letters = /\p{L}[\p{L}\p{M}\p{N}'’]+/u.exec(word);
      if (letters === null || letters[0].length > longest || breaksAnywhere.test(word)) continue;
      const around = `${node.data[index - 1] ?? " "}${node.data[index + word.length] ?? " "}`;
      if (
        /[@/\\_:?&=]/.test(around) ||
        node.data[index - 1] === "." ||
        /[.:]\S/.test(node.data.slice(index + word.length, index + word.length + 2))
      )
        continue;
      const range = document.createRange();
      range.setStart(node, index + letters.index);
      range.setEnd(node, index + letters.index + letters[0].length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (first === undefined || others.every(({ top, bottom }) => isBeside({ top, bottom }, first))) continue;
      // Compares letter by letter, because a range that begins at a soft hyphen includes the hyphen's line.
      const spread: { readonly top: number; readonly bottom: number }[] = [];
      for (let letter = 0; letter < letters[0].length; letter += 1) {
        range.setStart(node, index + letters.index + letter);
        range.setEnd(node, index + letters.index + letter + 1);
        const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
        if (box !== undefined && !spread.some((other) => isBeside(box, other))) spread.push(box);
      }
      // Line-clamped words after the last line are not rendered.
      if (spread.length > 1 && !isEmpty(clipToAncestors(toCore(first), element).shown))
        report("broken-word", element, `“${toWords(letters[0])}” is broken into ${spread.length} lines.`);
    }
  }
}
