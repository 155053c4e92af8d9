/** How many items of each kind an export contains or an account deletion removed. */
export interface ExportCounts {
  readonly recordings: number;
  readonly folders: number;
  readonly tags: number;
  readonly studyGuides: number;
  /** Proposed, kept and dismissed cards. */
  readonly cards: number;
  /** Reviews of cards, including undone reviews and the rows that undo them. */
  readonly reviews: number;
}

/** "1 recording", "3 recordings", "1,480 reviews" */
export const count = (number: number, singular: string, plural: string): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? singular : plural}`;
