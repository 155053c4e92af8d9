/** A part of a recording that is about one thing. */
export interface Chapter {
  readonly title: string;
  /** Seconds from the recording's start. */
  readonly start: number;
}

/** A place in a recording. */
export interface OutlinePlace {
  /** The index of its segment, from 0. */
  readonly segment: number;
  /** Seconds from the recording's start. */
  readonly start: number;
}

export interface OutlineChapter extends Chapter, OutlinePlace {}

/** A term that the recording defines, and the place of the definition. */
export interface OutlineTerm extends OutlinePlace {
  readonly term: string;
}

/** The outline that the server derives from a recording and stores, and that a page shows (ADR 0052). */
export interface Outline {
  /** None where there is one alone. */
  readonly chapters: readonly OutlineChapter[];
  /** Questions to begin with, in the recording's language; at most three. */
  readonly questions: readonly string[];
  /** In the order of their definitions. */
  readonly terms: readonly OutlineTerm[];
}

/**
 * The version of the rules that derive an outline and claims. After a change of them that stored recordings shall have too,
 * raise it: `process-recordings` derives older ones again.
 */
export const OUTLINE_VERSION = 1;
