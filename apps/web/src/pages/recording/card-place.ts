import { cardLengths } from "@lectern/domain/cards";
import type { TranscriptSegment } from "@lectern/domain/recording";

/** The part of a transcript that a student's own card is about. */
export interface CardPlace {
  /** The exact words. */
  readonly quote: string;
  /** The indexes of the first and the last segment, from 0. */
  readonly first: number;
  readonly last: number;
  /** Seconds from the recording's start. */
  readonly start: number;
  /** The initial answer: the selected words, unless they are the whole quote. */
  readonly answer: string;
}

/** Longer answers are written instead of selected. */
const MOST_WORDS_IN_ANSWER = 25;
/** The most segments of a quote that the server accepts. */
const MOST_SEGMENTS = 50;

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * Finds the place of a card from its segments and the words selected in them.
 *
 * @param selected empty for whole lines
 * @returns undefined for segments that don't exist, or more than a card can quote
 */
export function toCardPlace(
  segments: readonly TranscriptSegment[],
  [first, last]: readonly [first: number, last: number],
  selected: string,
): CardPlace | undefined {
  const inside = segments.slice(first, last + 1);
  const [opening] = inside;
  if (opening === undefined || inside.length !== last - first + 1 || inside.length > MOST_SEGMENTS) return undefined;
  const quote = inside.map(({ text }) => text).join(" ");
  if (quote.length > cardLengths.quote) return undefined;
  const words = collapse(selected);
  const isAnswer = words !== collapse(quote) && words.split(" ").length <= MOST_WORDS_IN_ANSWER;
  return { quote, first, last, start: opening.start, answer: isAnswer ? words : "" };
}

const LINES = "[data-transcript]";

const toElement = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

/** Finds the index of a line in its transcript; undefined if the node is not in a line. */
function findLine(node: Node | null): number | undefined {
  const line = toElement(node)?.closest("p");
  const lines = line?.closest(LINES);
  return line && lines ? [...lines.querySelectorAll("p")].indexOf(line) : undefined;
}

/** Returns the words selected in the transcript, and their lines; undefined if there are none. */
export function findSelection(): { lines: readonly [number, number]; words: string; box: DOMRect } | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const [first, last] = [findLine(range.startContainer), findLine(range.endContainer)];
  if (first === undefined) return undefined;
  // A selection by a triple click ends at the beginning of the next line.
  const end = last === undefined || (range.endOffset === 0 && last > first) ? Math.max(first, (last ?? 1) - 1) : last;
  return { lines: [first, end], words: selection.toString(), box: range.getBoundingClientRect() };
}

/**
 * Finds the line that has the focus, otherwise the one under the pointer, otherwise the marked one; undefined if there
 * is none.
 */
export function findCurrentLine(): number | undefined {
  return (
    findLine(document.activeElement) ??
    findLine([...document.querySelectorAll(`${LINES} p:hover`)].at(-1) ?? null) ??
    findLine(document.querySelector(`${LINES} p[aria-current]`))
  );
}
