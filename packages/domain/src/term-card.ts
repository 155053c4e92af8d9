import { cardLengths, MOST_QUOTED_SEGMENTS } from "./cards.ts";
import type { OutlineTerm } from "./outline.ts";
import type { Transcript } from "./recording.ts";

const termQuestions: Readonly<Record<string, (term: string) => string>> = {
  en: (term) => `What is ${term}?`,
  de: (term) => `Was ist ${term}?`,
  es: (term) => `¿Qué es ${term}?`,
  fr: (term) => `Qu’est-ce que ${term} ?`,
  pt: (term) => `O que é ${term}?`,
};

const article = /^(?:an?|the|eine?|der|die|das|una?|el|la|une|le|uma?|o) $/i;

/** A term with the article that its definition begins with, or that ends it in English: "We call this an enzyme." */
function withArticle(term: string, definition: string, language: string): string {
  const index = definition.toLowerCase().indexOf(term.toLowerCase());
  if (index === -1) return term;
  const before = definition.slice(0, index);
  if (article.test(before)) return `${before.toLowerCase()}${term}`;
  const last = /^\W*$/.test(definition.slice(index + term.length)) ? / (an? )$/.exec(before)?.[1] : undefined;
  return language === "en" && last !== undefined ? `${last}${term}` : term;
}

/**
 * The question of a card that is made of a key term, in the lecture's language.
 *
 * @param language BCP 47
 */
export function toTermQuestion(term: string, definition: string, language: string | null): string {
  const baseLanguage = language?.split("-")[0] ?? "";
  return termQuestions[baseLanguage]?.(withArticle(term, definition, baseLanguage)) ?? `${term}?`;
}

/** A card that a key term becomes, as add-card takes it. */
interface TermCard {
  readonly front: string;
  readonly back: string;
  /** The words of the transcript that define the term. */
  readonly quote: string;
  readonly first: number;
  readonly last: number;
}

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The lines that say a definition: from the one in which it begins until as many letters are read as it has. */
function findLines(definition: string, first: number, lines: readonly string[]): Pick<TermCard, "quote" | "last"> {
  let quote = collapse(lines[first] ?? "");
  let last = first;
  while (quote.length < definition.length && last + 1 < lines.length && last - first < MOST_QUOTED_SEGMENTS - 1) {
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
