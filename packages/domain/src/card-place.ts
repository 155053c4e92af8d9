import { cardLengths, MOST_QUOTED_SEGMENTS } from "./cards.ts";
import type { TranscriptSegment } from "./recording.ts";

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
  if (opening === undefined || inside.length !== last - first + 1 || inside.length > MOST_QUOTED_SEGMENTS)
    return undefined;
  const quote = inside.map(({ text }) => text).join(" ");
  if (quote.length > cardLengths.quote) return undefined;
  const words = collapse(selected);
  const isAnswer = words !== collapse(quote) && words.split(" ").length <= MOST_WORDS_IN_ANSWER;
  return { quote, first, last, start: opening.start, answer: isAnswer ? words : "" };
}
