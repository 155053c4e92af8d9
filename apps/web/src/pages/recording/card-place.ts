import { cardLengths } from "@lectern/domain/cards";
import type { TranscriptSegment } from "@lectern/domain/recording";

/** The words of a transcript that a card by hand is about. */
export interface CardPlace {
  /** Verbatim. */
  readonly quote: string;
  /** The first and the last segment, from 0. */
  readonly first: number;
  readonly last: number;
  /** Seconds from the recording's start. */
  readonly start: number;
  /** What the answer begins as: the selected words, unless they are the whole quote. */
  readonly answer: string;
}

/** Longer answers are written, not selected. */
const MOST_WORDS_IN_ANSWER = 25;
/** What the server takes of a transcript as one quote. */
const MOST_SEGMENTS = 50;

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * The place of a card from the segments it is about and the words that are selected in them.
 *
 * @param selected empty for whole lines
 * @returns undefined for segments that aren't there, or more than a card quotes
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

/** The index of a line among the lines of its transcript; undefined for what is no line. */
function findLine(node: Node | null): number | undefined {
  const line = toElement(node)?.closest("p");
  const lines = line?.closest(LINES);
  return line && lines ? [...lines.querySelectorAll("p")].indexOf(line) : undefined;
}

/** The words that are selected in the transcript, and their lines; undefined when none are. */
export function findSelection(): { lines: readonly [number, number]; words: string; box: DOMRect } | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const [first, last] = [findLine(range.startContainer), findLine(range.endContainer)];
  if (first === undefined) return undefined;
  // A selection by a triple click ends at the beginning of what follows its line.
  const end = last === undefined || (range.endOffset === 0 && last > first) ? Math.max(first, (last ?? 1) - 1) : last;
  return { lines: [first, end], words: selection.toString(), box: range.getBoundingClientRect() };
}

/** The line that has the focus, or the one under the pointer, or the one that is marked; undefined without any. */
export function findCurrentLine(): number | undefined {
  return (
    findLine(document.activeElement) ??
    findLine([...document.querySelectorAll(`${LINES} p:hover`)].at(-1) ?? null) ??
    findLine(document.querySelector(`${LINES} p[aria-current]`))
  );
}
