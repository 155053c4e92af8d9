import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Claim } from "@lectern/domain/claim.ts";
import type { Outcome } from "../answers/cite.ts";
import type { UnitAnswer, UnitClaim, UnitLecture } from "./unit.ts";
import { formatDay } from "./unit-phrases.ts";

/** A sentence of a lecture, quoted. */
export interface Quoted {
  readonly lecture: UnitLecture;
  readonly claim: Claim;
}

/** By the lectures' dates, within a lecture by time. */
export const inOrder = (quoted: readonly Quoted[]): Quoted[] =>
  quoted.toSorted(
    (a, b) =>
      Date.parse(a.lecture.createdAt) - Date.parse(b.lecture.createdAt) ||
      (a.lecture.id === b.lecture.id
        ? (a.claim.start ?? 0) - (b.claim.start ?? 0)
        : a.lecture.id < b.lecture.id
          ? -1
          : 1),
  );

/** A part of an answer: a line of ours, or sentences of lectures. */
export type Part = string | readonly Quoted[];

/** An answer of these parts, empty ones left out. Each sentence is a point of a list, and a claim with its recording. */
export function toUnitAnswer(outcome: Outcome, parts: readonly Part[]): UnitAnswer {
  const quoted = parts.flatMap((part) => (typeof part === "string" ? [] : part));
  const paragraphs = parts.map((part) =>
    typeof part === "string" ? part : part.map(({ claim }) => `- ${escapeMarkdown(claim.text)}`).join("\n"),
  );
  return {
    outcome,
    message: paragraphs.filter(Boolean).join("\n\n"),
    claims: quoted.map(({ lecture, claim }): UnitClaim => ({ ...claim, recording: lecture.id })),
  };
}

/** Writes days of a unit's lectures: with the year where the lectures have several. */
export function createDayWriter(lectures: readonly UnitLecture[], language: string): (iso: string) => string {
  const hasYears = new Set(lectures.map(({ createdAt }) => new Date(createdAt).getUTCFullYear())).size > 1;
  return (iso) => formatDay(iso, language, hasYears);
}
