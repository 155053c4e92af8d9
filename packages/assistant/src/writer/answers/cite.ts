import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { type CitedLine, createCiter } from "../../search/cite-lines.ts";
import { joinSentences, type Sentence } from "../../search/sentences.ts";

/** Whether the recording answers the question, says something close to it, or doesn't speak of it. */
export type Outcome = "answer" | "closest" | "absent";

/** An answer as a page gets it: Markdown with links to the sentences that it cites. */
export interface Answered {
  readonly outcome: Outcome;
  readonly message: string;
  /** The cited sentences, each once. */
  readonly segments: readonly CitedLine[];
}

/** An answer as the writer writes it: Markdown that cites sentences by their numbers, as "[128]" or "[128-130]". */
export interface CitedAnswer {
  readonly outcome: Outcome;
  readonly markdown: string;
}

/** The most words of a quotation. */
export const LONGEST_QUOTATION_WORDS = 90;

/** Finds the last sentence of a quotation that begins with `first`. */
export function findLastQuoted(sentences: readonly Sentence[], first: number): number {
  let last = first;
  let length = sentences[first]!.terms.length;
  while (last + 1 < sentences.length) {
    length += sentences[last + 1]!.terms.length;
    if (length > LONGEST_QUOTATION_WORDS) break;
    last += 1;
  }
  return last;
}

const toCitation = (first: number, last: number): string => (first === last ? `[${first}]` : `[${first}-${last}]`);

/** Cuts a text to a quotation's length: after the last comma if that keeps more than half, else after a word. */
export function cutQuotation(text: string): string {
  const words = text.split(" ");
  if (words.length <= LONGEST_QUOTATION_WORDS) return text;
  const beginning = words.slice(0, LONGEST_QUOTATION_WORDS).join(" ");
  const comma = beginning.lastIndexOf(", ");
  return comma > beginning.length / 2 ? beginning.slice(0, comma) : beginning;
}

/** A quotation of sentences in a row, with their numbers. */
export function quote(sentences: readonly Sentence[], first: number, last: number): string {
  const heading = sentences[first]?.heading;
  const quotation = `> ${escapeMarkdown(cutQuotation(joinSentences(sentences.slice(first, last + 1))))} ${toCitation(first, last)}`;
  return heading === undefined ? quotation : `**${escapeMarkdown(heading)}**\n\n${quotation}`;
}

/** A quotation from a sentence on, as long as a quotation may be. */
export const quoteFrom = (sentences: readonly Sentence[], first: number): string =>
  quote(sentences, first, findLastQuoted(sentences, first));

/** A point of a list, in the words of a sentence or of what was derived from it. */
export const listPoint = (text: string, number: number | undefined): string =>
  `- ${escapeMarkdown(text)}${number === undefined ? "" : ` [${number}]`}`;

/** A line of Markdown that ends with a citation: its mark, its text, and the numbers of the first and the last sentence. */
const citationLine = /^(> |- |)(.*) \[(\d{1,5})(?:-(\d{1,5}))?\]$/u;

/** Turns the numbers of an answer into links. A quotation's link stands below it. */
export function toAnswered({ outcome, markdown }: CitedAnswer, sentences: readonly Sentence[]): Answered {
  const { cite, listCited } = createCiter(sentences);
  const lines = markdown.split("\n").map((line) => {
    const [whole, mark = "", text = "", from = "", to = from] = citationLine.exec(line) ?? [];
    if (whole === undefined) return line;
    const link = cite(Number(from), Number(to));
    if (link === undefined) return `${mark}${text}`;
    return mark === "> " ? `> ${text}\n\n${link}` : `${mark}${text} ${link}`;
  });
  return { outcome, message: lines.join("\n"), segments: listCited() };
}
