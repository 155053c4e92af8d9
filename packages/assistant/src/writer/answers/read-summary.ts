import { createSearch } from "../../search/search.ts";
import type { Sentence } from "../../search/sentences.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Context } from "./context.ts";
import type { Question } from "./question.ts";

interface SummaryPoint {
  readonly text: string;
  /** Seconds from the start, of the moment that the point links to. */
  readonly start: number | undefined;
}

const momentLink = /\[[^\][]{0,40}\]\(#t=(\d{1,6}(?:\.\d{1,6})?)(?:,\d{1,6})?\)/u;
const anyLink = /\[([^\][]{0,200})\]\([^()]{0,400}\)/gu;

/** Reads the points of a summary: its lines without headings, Markdown and links. */
function readPoints(summary: string): SummaryPoint[] {
  return summary.split("\n").flatMap((line): SummaryPoint[] => {
    if (/^\s*#/.test(line)) return [];
    const moment = momentLink.exec(line)?.[1];
    const text = line
      .replace(momentLink, "")
      .replaceAll(anyLink, "$1")
      .replace(/^\s*(?:[-*+>]|\d+[.)])\s+/u, "")
      .replaceAll(/[*_`]+/g, "")
      .trim();
    if (text === "") return [];
    return [{ text, start: moment === undefined ? undefined : Number(moment) }];
  });
}

/** The sentence that is spoken at a time. */
export function findSentenceAt(sentences: readonly Sentence[], seconds: number): number | undefined {
  const next = sentences.findIndex(({ start }) => start !== undefined && start > seconds);
  if (sentences[0]?.start === undefined) return undefined;
  return next === -1 ? sentences.length - 1 : Math.max(0, next - 1);
}

/** Finds the point of the stored summary that speaks of a question's subject, with its moment. */
export function findInSummary(
  { summary = "", words, sentences }: Context,
  { subject }: Question,
): { readonly markdown: string; readonly coverage: number } | undefined {
  if (summary.trim() === "" || subject.length === 0) return undefined;
  const points = readPoints(summary);
  const lines = points.map(
    ({ text }, index): Sentence => ({
      index,
      text,
      terms: words.toTerms(text),
      start: undefined,
      end: undefined,
      line: index,
      beginsTurn: false,
    }),
  );
  const borders = new Set(lines.keys());
  const sought = subject.map(({ term }) => ({ term, weight: 1 }));
  const [best] = createSearch(lines, words).find(sought, { most: 1, borders });
  if (best === undefined) return undefined;
  const { text, start } = points[best.first]!;
  const at = start === undefined ? undefined : findSentenceAt(sentences, start);
  return { markdown: `- ${escapeMarkdown(text)}${at === undefined ? "" : ` [${at}]`}`, coverage: best.coverage };
}
