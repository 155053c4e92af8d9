/** The exam that a folder is for (UNT-06). */
export interface Exam {
  /** A day of the reader's calendar: `2026-12-12` */
  readonly date: string;
  /** Empty: it has none. */
  readonly name: string;
  /** The percentage of cards to be remembered on the day; null: none was chosen. */
  readonly target: number | null;
}

/** A recording is in at most one folder (FOL-07). */
export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
  /** Null: none was set. */
  readonly exam: Exam | null;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
}
