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
}

/** A quotation from a recording. */
export type Quotation = Pick<Passage, "text" | "spoken" | "start" | "end">;

export const joinPassages = (run: readonly Quotation[]): Quotation => ({
  text: run.map(({ text }) => text).join(" "),
  spoken: run.map(({ spoken }) => spoken).join(" "),
  start: run[0]?.start,
  end: run.at(-1)?.end,
});

export const toSegments = (quotations: readonly Omit<Quotation, "spoken">[]): Answered["segments"] =>
  quotations.flatMap(({ start, end, text }) =>
    start === undefined || end === undefined ? [] : [{ start, end, text }],
  );

const toClaim = ({ text, spoken, start, end }: Quotation): Claim => ({
  text,
  grade: "quoted",
  ...(start !== undefined && end !== undefined && { start, end }),
  quote: spoken,
});

/** Paragraphs of quotation, each under its moment. */
export const quoteAll = (quotations: readonly Quotation[]): string =>
  quotations
    .map(({ text, start }) => {
      const quoted = `> ${escapeMarkdown(text)}`;
      return start === undefined ? quoted : `**${formatMoment(start)}**\n\n${quoted}`;
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
