import { findKeyPassagesName } from "@lectern/domain/key-passages.ts";
import type { Sentence } from "../../search/sentences.ts";
import { listPoint } from "./cite.ts";
import type { Context } from "./context.ts";
import { isAnswer, type Question } from "./question.ts";

interface SummaryPoint {
  readonly text: string;
  /** The heading that it stands below. */
  readonly heading: string;
  /** Seconds from the start, of the moment that the point links to. */
  readonly start: number | undefined;
}

/** " [12:30](#t=750,790)" */
const momentLink = /(?<!\s)\s*\[[^\][]{0,40}\]\(#t=(\d{1,6}(?:\.\d{1,6})?)(?:,\d{1,6})?\)/gu;
const anyLink = /\[([^\][]{0,200})\]\([^()]{0,400}\)/gu;
/** The line below a table's head, "| --- | --- |". */
const tableRule = /^[\s|:-]+$/u;

/** Reads the points of a summary: its lines without Markdown and links. */
function readPoints(summary: string): SummaryPoint[] {
  let heading = "";
  return summary.split("\n").flatMap((line): SummaryPoint[] => {
    if (/^\s*#/.test(line)) heading = line;
    if (/^\s*#/.test(line) || tableRule.test(line)) return [];
    const moment = [...line.matchAll(momentLink)][0]?.[1];
    const text = line
      .replaceAll(momentLink, "")
      .replaceAll(anyLink, "$1")
      .replace(/^\s*(?:[-*+>]|\d+[.)])\s+/u, "")
      .replaceAll(/[*_`]+/g, "")
      .split("|")
      .map((cell) => cell.trim())
      .join(" ")
      .trim();
    if (text === "") return [];
    return [{ text, heading, start: moment === undefined ? undefined : Number(moment) }];
  });
}

/** The index of the sentence that is spoken at a time; one that begins within that second counts. */
export function findSentenceAt(sentences: readonly Sentence[], seconds: number): number | undefined {
  const next = sentences.findIndex(({ start }) => start !== undefined && Math.floor(start) > seconds);
  if (sentences[0]?.start === undefined) return undefined;
  return next === -1 ? sentences.length - 1 : Math.max(0, next - 1);
}

/**
 * Finds the point of the stored summary that answers a question: with its heading, it has the words of the question that a
 * passage needs. None of Key passages: they quote the recording, which is searched anyway.
 *
 * @returns the point, as Markdown that cites the sentence at its moment
 */
export function findInSummary(context: Context, question: Question): string | undefined {
  const { summary = "", words, sentences, search } = context;
  if (findKeyPassagesName(summary) !== undefined) return undefined;
  const questionTerms = new Set(question.subject.map(({ term }) => term));
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + search.weigh(term), 0);
  const totalWeight = weigh(questionTerms);
  const points = readPoints(summary).map((point) => {
    const terms = new Set(words.toTerms(`${point.heading} ${point.text}`));
    return { ...point, coverage: weigh([...questionTerms].filter((term) => terms.has(term))) / totalWeight };
  });
  const [best] = points.toSorted((a, b) => b.coverage - a.coverage);
  if (best === undefined || !isAnswer(question, best)) return undefined;
  return listPoint(best.text, best.start === undefined ? undefined : findSentenceAt(sentences, best.start));
}
