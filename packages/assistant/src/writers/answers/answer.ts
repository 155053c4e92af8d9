import type { ProposedCard } from "@lectern/domain/cards.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import type { Passage } from "../../lecture/passages.ts";
import type { Claim } from "@lectern/domain/claim.ts";

/** The worth of an answer: the recording says it, or only speaks of something like it, or does not speak of it. */
export type Outcome = "answer" | "closest" | "absent";

/** An answer as Markdown, and the stretches of the recording that it rests on. */
export interface Answered {
  readonly outcome: Outcome;
  readonly message: string;
  readonly segments: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** The sentences of the answer and what supports each. */
  readonly claims: readonly Claim[];
  /** Where nothing is certain: questions that the recording does answer, maybe none. */
  readonly suggestions?: readonly string[];
  /** Of a quiz: its questions with their answers. */
  readonly cards?: readonly ProposedCard[];
}

/** A quotation from a recording. */
export interface Quotation extends Pick<Passage, "text" | "spoken" | "start" | "end"> {
  /** The heading that it stands under; shown outside the quotation. */
  readonly heading?: string | undefined;
}

/** Consecutive sentences of the recording, verbatim. */
export const joinPassages = (run: readonly Passage[]): Quotation => {
  const spoken = run.map((passage) => passage.spoken).join(" ");
  return { text: spoken, spoken, start: run[0]?.start, end: run.at(-1)?.end, heading: run[0]?.heading };
};

const toSegments = (quotations: readonly Omit<Quotation, "spoken" | "heading">[]): Answered["segments"] =>
  quotations.flatMap(({ start, end, text }) =>
    start === undefined || end === undefined ? [] : [{ start, end, text }],
  );

/** A quotation as the sentence of an answer. */
const toClaim = ({ text, spoken, start, end }: Quotation): Claim => ({
  text,
  grade: "quoted",
  ...(start !== undefined && end !== undefined && { start, end }),
  quote: spoken,
});

/** Paragraphs of quotation, each under its moment. */
export const quoteAll = (quotations: readonly Quotation[]): string =>
  quotations
    .map(({ text, start, heading }) => {
      const quoted = `> ${escapeMarkdown(text)}`;
      const under = heading === undefined ? quoted : `**${escapeMarkdown(heading)}**\n\n${quoted}`;
      return start === undefined ? under : `**${formatMoment(start)}**\n\n${under}`;
    })
    .join("\n\n");

/** A list of quotations, each with its moment. */
export const listAll = (quotations: readonly Quotation[]): string =>
  quotations
    .map(({ text, start }) => `- ${start === undefined ? "" : `**${formatMoment(start)}** `}${escapeMarkdown(text)}`)
    .join("\n");

/** An answer of these paragraphs, empty ones left out, resting on these quotations. */
export const toAnswer = (
  outcome: Outcome,
  paragraphs: readonly string[],
  quotations: readonly Quotation[] = [],
): Answered => ({
  outcome,
  message: paragraphs.filter(Boolean).join("\n\n"),
  segments: toSegments(quotations),
  claims: quotations.map(toClaim),
});
