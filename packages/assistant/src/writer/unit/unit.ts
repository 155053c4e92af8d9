import type { Outline } from "@lectern/domain/outline.ts";
import type { CitedLine } from "../../search/cite-lines.ts";
import type { Outcome } from "../answers/cite.ts";

/** A recording of a unit. */
export interface UnitLecture {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** BCP 47. */
  readonly language: string | null;
}

/** A lecture with the outline that was stored when it arrived. */
export interface DerivedLecture extends UnitLecture, Pick<Outline, "thesis" | "points" | "terms" | "tasks" | "dates"> {
  /** The text at each of the outline's places, by the segment's number; null without times. */
  readonly lines: Readonly<Record<number, string>> | null;
  /** When these segments begin, in seconds, by their numbers; null without times. */
  readonly starts?: Readonly<Record<number, number | null>> | null;
}

/** A segment of a recording with its place among all of them. */
export interface FoundSegment {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly speaker?: string | undefined;
  readonly text: string;
}

/** The stretches of a lecture that have words of a question, and what is said around them. */
export interface FoundLecture {
  readonly id: string;
  /** The most words of the question that one stretch of it has. */
  readonly covered: number;
  readonly segments: readonly FoundSegment[] | null;
  /** The stretches of a transcript without times. */
  readonly text: readonly string[] | null;
}

/** The lectures of a unit that have words of a question, and their text around these words. */
export interface FoundInUnit {
  /** Every lecture that says one of the words. */
  readonly said: readonly Pick<FoundLecture, "id" | "covered">[];
  /** Some of them, the best match first. Of those with the most words, the earliest is always among them. */
  readonly found: readonly FoundLecture[];
}

/** An answer about several lectures. Its links lead to the lectures' pages. */
export interface UnitAnswer {
  readonly outcome: Outcome;
  /** Markdown. */
  readonly message: string;
  /** The cited sentences, each once. */
  readonly segments: readonly CitedLine[];
}
