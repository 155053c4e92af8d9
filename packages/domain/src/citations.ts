/** A citation as an answer's Markdown has it (contracts/assistant.ts): the text of the link, and its address. */
const citation =
  /\[(?:\\.|[^\]\\\n]){1,400}\]\((?:#t=\d+(?:\.\d+)?(?:,\d+)?|#line=\d+(?:,\d+)?|\/dashboard\/library\/recording\/[\w-]+\?tab=transcript(?:&t=\d+(?:\.\d+)?(?:,\d+)?)?)\)/g;

/**
 * Replaces each citation of an answer's Markdown.
 *
 * @param map gets the link, its number among the citations, and where it begins
 */
export function mapCitations(markdown: string, map: (link: string, number: number, offset: number) => string): string {
  let number = -1;
  return markdown.replaceAll(citation, (link: string, offset: number) => map(link, (number += 1), offset));
}

const doubts: Readonly<Record<string, string>> = {
  en: "The linked line doesn't say this.",
  es: "La línea enlazada no dice esto.",
  de: "Die verlinkte Zeile sagt das nicht.",
  fr: "La ligne indiquée ne dit pas cela.",
  pt: "A linha indicada não diz isto.",
};

/** Returns the words behind a citation that the second reading doubts (TUT-05), and their language: the lecture's if they have it. */
export function toDoubt(language = "en"): { readonly text: string; readonly lang: string } {
  const [lang = ""] = language.toLowerCase().split("-");
  const text = doubts[lang];
  return text === undefined ? toDoubt() : { text, lang };
}

/** The words with which a block begins that goes beyond the lecture (TUT-03), by language. */
export const beyondLabels: Readonly<Record<string, string>> = {
  English: "Beyond your lecture",
  Spanish: "Más allá de tu clase",
  German: "Über deine Vorlesung hinaus",
  French: "Au-delà de ton cours",
  Portuguese: "Para além da tua aula",
};

/** Writes the second reading's doubts into an answer, for copying it elsewhere. */
export const writeDoubts = (markdown: string, checks: readonly number[] = []): string =>
  checks.length === 0
    ? markdown
    : mapCitations(markdown, (link, number) => (checks.includes(number) ? `${link} (${toDoubt().text})` : link));
