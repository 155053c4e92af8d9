/** A citation as an answer's Markdown has it (contracts/assistant.ts): the text of the link, and its address. */
const citation =
  /\[(?:\\.|[^\]\\\n]){1,400}\]\((?:#t=\d+(?:\.\d+)?(?:,\d+)?|#line=\d+(?:,\d+)?|\/dashboard\/library\/recording\/[\w-]+\?tab=transcript(?:&t=\d+(?:\.\d+)?(?:,\d+)?)?)\)/g;

/**
 * Replaces each citation of an answer's Markdown.
 *
 * @param map gets the link, its number among the citations, and where it begins
 */
export function mapCitations(markdown: string, map: (link: string, number: number, at: number) => string): string {
  let number = -1;
  return markdown.replaceAll(citation, (link: string, at: number) => map(link, (number += 1), at));
}

/** Stands behind a citation that the second reading doubts (TUT-05). */
export const DOUBT = "The line cited doesn't say this.";

/** Writes the second reading's doubts into an answer, for copying it elsewhere. */
export const writeDoubts = (markdown: string, checks: readonly number[] = []): string =>
  checks.length === 0
    ? markdown
    : mapCitations(markdown, (link, number) => (checks.includes(number) ? `${link} (${DOUBT})` : link));
