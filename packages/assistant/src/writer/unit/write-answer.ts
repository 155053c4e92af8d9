import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { type CitableLine, type CitedLine, toCitationLink, toCitedLine } from "../../search/cite-lines.ts";
import type { Outcome } from "../answers/cite.ts";
import type { UnitAnswer, UnitLecture } from "./unit.ts";
import { formatDay } from "../../words/unit-words.ts";

export interface Quoted {
  readonly lecture: UnitLecture;
  readonly line: CitableLine;
}

/** Sorts quotations by their lecture's date, and within a lecture by time. */
export const sortByTime = (quoted: readonly Quoted[]): Quoted[] =>
  quoted.toSorted((a, b) => {
    const days = Date.parse(a.lecture.createdAt) - Date.parse(b.lecture.createdAt);
    if (days !== 0) return days;
    if (a.lecture.id === b.lecture.id) return (a.line.start ?? 0) - (b.line.start ?? 0);
    return a.lecture.id < b.lecture.id ? -1 : 1;
  });

/** A part of an answer: a line of the assistant's own, or sentences of lectures. */
export type Part = string | readonly Quoted[];

/** Joins an answer's parts, without empty ones. Each sentence is a point of a list with the link of its place. */
export function toUnitAnswer(outcome: Outcome, parts: readonly Part[]): UnitAnswer {
  const segments = new Map<string, CitedLine>();
  const toPoint = ({ lecture: { id, name }, line }: Quoted): string => {
    const cited: CitableLine = { ...line, recording: { id, name } };
    segments.set(`${id} ${line.line} ${line.text}`, toCitedLine(cited));
    return `- ${escapeMarkdown(line.text)} ${toCitationLink(cited)}`;
  };
  const paragraphs = parts.map((part) => (typeof part === "string" ? part : part.map(toPoint).join("\n")));
  return { outcome, message: paragraphs.filter(Boolean).join("\n\n"), segments: [...segments.values()] };
}

/** Writes days of a unit's lectures: with the year where the lectures have several. */
export function createDayWriter(lectures: readonly UnitLecture[], language: string): (iso: string) => string {
  const hasYear = new Set(lectures.map(({ createdAt }) => new Date(createdAt).getUTCFullYear())).size > 1;
  return (iso) => formatDay(iso, { language, hasYear });
}
