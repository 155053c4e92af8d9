import type { Claim } from "@lectern/domain/claim.ts";
import { createSupportIndex, type Spoken } from "./support.ts";

/** Shorter sentences claim nothing: "Yes, exactly." */
const LEAST_WORDS = 3;

/** A sign that opens a quotation, and what stands before the next sign, which closes it. */
const quotations = /[“"«„]([^“”"«»„]*)(?=[”"»“])/gu;
/** In characters: shorter is a term, longer is no sentence. */
const quotationLength = { least: 12, most: 400 } as const;

function findQuotation(text: string): string | undefined {
  for (const [, between = ""] of text.matchAll(quotations)) {
    const quoted = between.trim();
    if (quoted.length >= quotationLength.least && quoted.length <= quotationLength.most) return quoted;
  }
  return undefined;
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Text without what Markdown adds to it; moments such as [12:34] are no words. */
const toPlainText = (markdown: string): string =>
  markdown
    .replaceAll(/^[^\S\r\n\u2028\u2029]*(?:#{1,6}|>|[-+*]|\d{1,3}[.)])\s+/gm, "")
    .replaceAll(/!?\[([^\][]{0,400})\]\([^()\s]{0,400}\)/g, "$1")
    .replaceAll(/[[(]?(?<![\d:])\d{1,2}(?::\d{2}){1,2}(?![\d:])[\])]?/g, "")
    .replaceAll(/\\([\\`*_[\]<>|~#+.-])/g, "$1")
    .replaceAll(/\*{1,3}|`{1,3}/g, "");

/** The sentences of a Markdown text that claim something. */
export const readSentences = (markdown: string): string[] =>
  toPlainText(markdown)
    .split(/\n+/)
    .flatMap((line) => Array.from(sentences.segment(line), ({ segment }) => segment.replaceAll(/\s+/g, " ").trim()))
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= LEAST_WORDS);

/**
 * Grades every sentence of a Markdown text against a transcript. What stands in quotation marks is taken for the quote that
 * its sentence rests on.
 */
export function gradeMessage(markdown: string, spoken: readonly Spoken[]): Claim[] {
  const index = createSupportIndex(spoken);
  return readSentences(markdown).map((text) => ({ text, ...index.check(text, findQuotation(text)) }));
}
