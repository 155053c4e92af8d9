/** The exam that a folder is for (UNT-06). */
export interface Exam {
  /** A calendar day in the reader's time zone: `2026-12-12` */
  readonly date: string;
  /** Empty if the exam has no name. */
  readonly name: string;
  /** The share of cards that the student wants to remember on the day, in percent; null if none was chosen. */
  readonly target: number | null;
}

/** A recording is in at most one folder (FOL-07). */
export interface Folder {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
  /** Null if none was set. */
  readonly exam: Exam | null;
  /** The last day of its recordings, which are deleted after it: `2026-12-12` (END-01). Null: they stay. */
  readonly courseEnd: string | null;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
}

/** A folder in the list. */
export interface ListedFolder extends Folder {
  /** How many lectures it has: its completed recordings. */
  readonly lectures: number;
}
