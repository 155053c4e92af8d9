/** A line's length, as broadcasters write captions. */
const LINE_CHARACTERS = 42;
/** Less than two whole lines, because a line ends between words. */
const CAPTION_CHARACTERS = 2 * LINE_CHARACTERS - 8;

/** Twice as wide as a Latin letter. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;
/** Of scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\u3000-\u303F\u30FC\uFF00-\uFF65]/u;

/** Measures a text in characters of Latin letters: a Chinese one is as wide as two, a vowel sign has no width. */
export function toWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += /\p{M}/u.test(sign) ? 0 : wide.test(sign) ? 2 : 1;
  return Math.max(1, width);
}

interface Piece {
  readonly text: string;
  readonly isAfterSpace: boolean;
}

/** A phrase of a script without spaces, with the signs that end it. */
const phrase = /[^，、,;；：。！？!?]+[，、,;；：。！？!?」』”’）)]*|[，、,;；：。！？!?]+/gu;

/** Divides a phrase that is longer than a caption between its words. */
function toWords(phrase: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(phrase)) {
    // A sign belongs to the word before it.
    if (isWordLike === true || words.length === 0) words.push(segment);
    else words.push(words.pop()! + segment);
  }
  return words;
}

/** Divides a line where it may be cut: at spaces, and where scripts write none, behind a phrase, because no space belongs there. */
function toPieces(line: string): Piece[] {
  return line.split(" ").flatMap((word, wordIndex): Piece[] => {
    if (!unspaced.test(word)) return [{ text: word, isAfterSpace: wordIndex > 0 }];
    const phrases = (word.match(phrase) ?? [word]).flatMap((part) =>
      toWidth(part) > CAPTION_CHARACTERS ? toWords(part) : part,
    );
    return phrases.map((text, index) => ({ text, isAfterSpace: wordIndex > 0 && index === 0 }));
  });
}

const join = (before: string, { text, isAfterSpace }: Piece): string =>
  before === "" ? text : isAfterSpace ? `${before} ${text}` : before + text;

/**
 * Divides the words of a segment into captions of about the same length. A word longer than a caption stays whole.
 *
 * @param leastCaptions fewer if the segment has fewer words between spaces
 */
export function splitForCaptions(line: string, leastCaptions: number): string[] {
  const width = toWidth(line);
  // A reader can't know whether a space belongs between two captions of a script without spaces: only length divides it.
  const isUnspaced = unspaced.test(line);
  const least = isUnspaced ? 1 : leastCaptions;
  const captionWidth = width / Math.max(least, Math.ceil(width / CAPTION_CHARACTERS));
  if (captionWidth >= width) return [line];
  const parts: string[] = [];
  let part = "";
  let doneWidth = 0;
  for (const piece of toPieces(line)) {
    const joined = join(part, piece);
    const isFull =
      part !== "" &&
      (doneWidth + toWidth(part) >= captionWidth * (parts.length + 1) || toWidth(joined) > CAPTION_CHARACTERS);
    if (isFull) {
      // In a script that writes few spaces, this one tells that words end here.
      parts.push(isUnspaced && piece.isAfterSpace ? `${part} ` : part);
      doneWidth += toWidth(part);
    }
    part = isFull ? piece.text : joined;
  }
  return [...parts, part];
}

/** Breaks a caption that is longer than a line at the space nearest to its middle. */
export function wrapCaption(caption: string): string {
  if (toWidth(caption) <= LINE_CHARACTERS) return caption;
  const middle = caption.length / 2;
  let index = -1;
  for (let space = caption.indexOf(" "); space !== -1; space = caption.indexOf(" ", space + 1)) {
    // A reader takes a break between two Chinese words for none.
    if (unspaced.test(caption.slice(space - 1, space)) && unspaced.test(caption.charAt(space + 1) || "字")) continue;
    if (index === -1 || Math.abs(space - middle) < Math.abs(index - middle)) index = space;
  }
  return index === -1 ? caption : `${caption.slice(0, index)}\n${caption.slice(index + 1)}`;
}
