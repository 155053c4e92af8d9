/** The number of things that an export holds, or that were deleted with an account. */
export interface ExportCounts {
  readonly recordings: number;
  readonly folders: number;
  readonly tags: number;
  readonly studyGuides: number;
  /** Proposed, kept and dismissed. */
  readonly cards: number;
  /** Of cards, those taken back and their undoing included. */
  readonly reviews: number;
}

/** "1 recording", "3 recordings", "1,480 reviews" */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
