/** The contents of a folder, as a deletion takes them. */
export interface CourseContents {
  readonly recordings: number;
  /** How many of the recordings are still being prepared, and are not in the folder's list yet; absent if it is over. */
  readonly preparing?: number;
  readonly cards: number;
  readonly reviews: number;
  /** Tags on the recordings, each as often as it is on one. */
  readonly tags: number;
}

/** A course that ends within {@link NOTICE_DAYS} days (END-01). */
export interface CourseEnd extends CourseContents {
  readonly folderId: string;
  readonly folderName: string;
  /** The last day of its recordings, of the reader's calendar: `2026-12-12` */
  readonly day: string;
}

/** The receipt of a deletion (END-01). It stays until the student puts it away. */
export interface CourseEndReceipt extends CourseContents {
  readonly id: string;
  readonly folderId: string;
  readonly folderName: string;
  readonly day: string;
  /** ISO 8601 with zone. */
  readonly deletedAt: string;
}

/** The days before the last one from which the notice stands. */
export const NOTICE_DAYS = 14;
