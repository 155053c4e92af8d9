/** A part of a recording that is about one thing. */
export interface Chapter {
  readonly title: string;
  /** Seconds from the recording's start. */
  readonly start: number;
}

/** What a page shows of a recording's contents. */
export interface Outline {
  /** None where there is one alone. */
  readonly chapters: readonly Chapter[];
  /** Questions to begin with, in the recording's language; at most three. */
  readonly questions: readonly string[];
}
