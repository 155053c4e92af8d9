import { cardLengths } from "@lectern/domain/cards";
import type { OutlineTerm } from "@lectern/domain/outline";
import type { Transcript } from "@lectern/domain/recording";
import { toTermQuestion } from "../../copy/practice-copy.ts";

/** A card that a key term becomes, as add-card takes it. */
interface TermCard {
  readonly front: string;
  readonly back: string;
  /** The words of the transcript that define the term. */
  readonly quote: string;
  readonly first: number;
  readonly last: number;
}

/** The most segments of a quote that the server accepts. */
const MOST_SEGMENTS = 50;

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The lines that say a definition: from the one in which it begins until as many letters are read as it has. */
function findLines(definition: string, first: number, lines: readonly string[]): Pick<TermCard, "quote" | "last"> {
  let quote = collapse(lines[first] ?? "");
  let last = first;
  while (quote.length < definition.length && last + 1 < lines.length && last - first < MOST_SEGMENTS - 1) {
    last += 1;
    quote = `${quote} ${collapse(lines[last]!)}`.trim();
  }
  return { quote: quote.includes(definition) ? definition : quote, last };
}

/**
 * Makes a card of a key term: its question, its definition, and the lines that say it.
 *
 * @param language BCP 47, of the lecture
 * @returns undefined for a term whose words are not found in the transcript
 */
export function toTermCard(
  { term, definition = "", segment }: Pick<OutlineTerm, "term" | "definition" | "segment">,
  { segments, text }: Transcript,
  language: string | null,
): TermCard | undefined {
  const texts = { front: toTermQuestion(term, definition, language), back: definition };
  if (text !== null) {
    // Without times, the server counts the lines, and looks the quote up in its own.
    return collapse(text).includes(definition)
      ? { ...texts, quote: definition, first: segment, last: segment }
      : undefined;
  }
  const lines = segments.map((each) => each.text);
  const { quote, last } = findLines(collapse(definition), segment, lines);
  return quote === "" || quote.length > cardLengths.quote ? undefined : { ...texts, quote, first: segment, last };
}
