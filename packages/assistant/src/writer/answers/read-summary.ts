import { findKeyPassagesName } from "@lectern/domain/key-passages.ts";
import type { Sentence } from "../../search/sentences.ts";
import { listPoint } from "./cite.ts";
import type { Context } from "./context.ts";
import type { Question } from "./question.ts";

interface SummaryPoint {
  readonly text: string;
  /** The heading that it stands below. */
  readonly heading: string;
  /** The words in bold that it begins with: "Where it happens". */
  readonly label: string;
  /** Seconds from the start, of the moment that the point links to. */
  readonly start: number | undefined;
}

const momentLink = /(?<!\s)\s*\[[^\][]{0,40}\]\(#t=(\d{1,6}(?:\.\d{1,6})?)(?:,\d{1,6})?\)/gu;
const anyLink = /\[([^\][]{0,200})\]\([^()]{0,400}\)/gu;
const beginning = /^\s*(?:(?:[-*+>]|\d+[.)])\s+)?(?:\*\*([^*]{1,80})\*\*)?/u;
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
    const label = beginning.exec(line)?.[1] ?? "";
    return [{ text, heading, label, start: moment === undefined ? undefined : Number(moment) }];
  });
}

/** The sentence that is spoken at a time; one that begins within that second counts. */
export function findSentenceAt(sentences: readonly Sentence[], seconds: number): number | undefined {
  const next = sentences.findIndex(({ start }) => start !== undefined && Math.floor(start) > seconds);
  if (sentences[0]?.start === undefined) return undefined;
  return next === -1 ? sentences.length - 1 : Math.max(0, next - 1);
}

/** A point of the summary is shown if it has at least this share of the question's weight. */
const LEAST_SHARE = 0.5;

/**
 * Finds the point of the stored summary that answers a question: the one that has, with its heading, most of the question's
 * words, or one with a label that the question repeats. None of Key passages: they quote the recording, which is searched anyway.
 *
 * @returns the point, as Markdown that cites the sentence at its moment
 */
export function findInSummary(context: Context, { subject, related = [], text = "" }: Question): string | undefined {
  const { summary = "", words, pronouns, sentences, search } = context;
  if (findKeyPassagesName(summary) !== undefined) return undefined;
  const sought = new Set([...subject, ...related].map(({ term }) => term));
  const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + search.weigh(term), 0);
  const whole = weigh(sought);
  const points = readPoints(summary).map((point) => {
    const terms = new Set(words.toTerms(`${point.heading} ${point.text}`));
    return { ...point, share: weigh([...sought].filter((term) => terms.has(term))) / whole };
  });
  const [best] = points.toSorted((one, other) => other.share - one.share);
  const asked = new Set(words.toTerms(text));
  const isAsked = ({ label }: SummaryPoint) => {
    const terms = words.toTerms(label).filter((term) => !pronouns.test(term));
    return terms.length > 0 && terms.every((term) => asked.has(term));
  };
  const found = best !== undefined && best.share >= LEAST_SHARE ? best : points.find(isAsked);
  if (found === undefined) return undefined;
  return listPoint(found.text, found.start === undefined ? undefined : findSentenceAt(sentences, found.start));
}
