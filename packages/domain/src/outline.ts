import type { ProposedCard } from "./cards.ts";

/** A part of a recording about one topic. */
export interface Chapter {
  readonly title: string;
  /** Seconds from the recording's start. */
  readonly start: number;
}

export interface OutlinePlace {
  /** The index of its segment, from 0; of a recording without times, of its line, as a card's place counts them. */
  readonly segment: number;
  /** The index of the last segment, of several in a row that say it together. */
  readonly last?: number;
  /** Seconds from the recording's start; null without times. */
  readonly start: number | null;
}

export interface OutlineChapter extends OutlinePlace {
  readonly title: string;
}

/** Whether chapters have times: those of a recording with times do. */
export const areTimed = (chapters: readonly OutlineChapter[]): chapters is readonly (OutlineChapter & Chapter)[] =>
  chapters.every(({ start }) => start !== null);

/** A term that the recording defines, and the place of the definition. */
export interface OutlineTerm extends OutlinePlace {
  readonly term: string;
  /** The sentence that defines the term. Outlines of version 1 lack it. */
  readonly definition?: string;
}

/** A sentence of the recording that says much of it, or a few in a row. */
interface OutlinePoint extends OutlinePlace {
  readonly text: string;
  /** The speaker called it important, or announced that the exam asks it. */
  readonly isImportant?: true;
}

/** A sentence about the whole recording. */
export interface OutlineThesis extends OutlinePlace {
  readonly text: string;
}

/** Something that the speaker asks the listeners to do: homework, reading, an exam. */
interface OutlineTask extends OutlinePlace {
  readonly text: string;
}

/** A date or time that the speaker announces to the listeners. */
export interface OutlineDate extends OutlinePlace {
  /** In the speaker's words: "next Tuesday", "March 3rd". */
  readonly date: string;
  /** The sentence that contains the date. */
  readonly text: string;
}

/** Two names of one thing, as the recording gives them: "LSTM" and "long short-term memory". */
export interface OutlineForm extends OutlinePlace {
  readonly term: string;
  readonly form: string;
}

/** The outline that the server derives from a recording and stores, and that a page shows (ADR 0052). */
export interface Outline {
  /** Empty if the whole recording is one chapter. */
  readonly chapters: readonly OutlineChapter[];
  /** Suggested questions in the recording's language; at most three. */
  readonly questions: readonly string[];
  /** In the order in which the recording defines them. */
  readonly terms: readonly OutlineTerm[];
  /**
   * In the order of the recording: 8 to 15 for a lecture, fewer for a short one. Version 1 of the outline lacks this
   * field and all fields below.
   */
  readonly points: readonly OutlinePoint[];
  readonly tasks: readonly OutlineTask[];
  readonly dates: readonly OutlineDate[];
  readonly forms: readonly OutlineForm[];
  /** What the recording is about, where it says so. Outlines up to version 9 lack it. */
  readonly thesis: OutlineThesis | null;
}

/** An outline that a model made of the whole recording in one reading (TUT-04). */
export interface LectureReading extends Outline {
  /** A name for the recording; null if the model proposed none. */
  readonly title: string | null;
  /** Up to 15 cards. They are no proposals until the student asks for some. */
  readonly cards: readonly ProposedCard[];
}

/** The outline of a recording from which nothing could be derived. */
export const emptyOutline: Outline = {
  chapters: [],
  questions: [],
  terms: [],
  points: [],
  tasks: [],
  dates: [],
  forms: [],
  thesis: null,
};

/**
 * The version of the rules that derive outlines and claims. Raise it when a change of the rules should apply to stored
 * recordings too: `process-recordings` then derives theirs again.
 */
export const OUTLINE_VERSION = 11;
