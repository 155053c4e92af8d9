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
  /** The sentence that says what it is. Outlines of version 1 lack it. */
  readonly definition?: string;
}

/** A sentence of the recording that can be read alone. */
export interface OutlinePoint extends OutlinePlace {
  readonly text: string;
  /** The speaker called it important, or said that it will be asked. */
  readonly isImportant?: true;
}

/** Something that the speaker asks of the listeners: homework, reading, an examination. */
export interface OutlineTask extends OutlinePlace {
  readonly text: string;
}

/** A day or a time that something happens on for the listeners. */
export interface OutlineDate extends OutlinePlace {
  /** As it was said: "next Tuesday", "March 3rd". */
  readonly date: string;
  /** The sentence that names it. */
  readonly text: string;
}

/** Two names of one thing, as the recording gives them: "LSTM" and "long short-term memory". */
export interface OutlineForm extends OutlinePlace {
  readonly term: string;
  readonly form: string;
}

/** The outline that the server derives from a recording and stores, and that a page shows (ADR 0052). */
export interface Outline {
  /** None where there is one alone. */
  readonly chapters: readonly OutlineChapter[];
  /** Questions to begin with, in the recording's language; at most three. */
  readonly questions: readonly string[];
  /** In the order of their definitions. */
  readonly terms: readonly OutlineTerm[];
  /** In the order that they were said: 8 to 15 of a lecture, fewer of a short one. None in an outline of version 1, as of all below. */
  readonly points: readonly OutlinePoint[];
  readonly tasks: readonly OutlineTask[];
  readonly dates: readonly OutlineDate[];
  readonly forms: readonly OutlineForm[];
}

/** An outline of a recording that nothing is derived from. */
export const emptyOutline: Outline = {
  chapters: [],
  questions: [],
  terms: [],
  points: [],
  tasks: [],
  dates: [],
  forms: [],
};

/**
 * The version of the rules that derive an outline and claims. After a change of them that stored recordings shall have too,
 * raise it: `process-recordings` derives older ones again.
 */
export const OUTLINE_VERSION = 3;
