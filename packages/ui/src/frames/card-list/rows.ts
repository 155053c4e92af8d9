/** How many rows above and below the screen are rendered, so that the keyboard reaches the next card. */
export const OVERSCAN = 3;
/** A row before it was measured, and the space between two; pixels. */
export const ROW = 220;
export const GAP = 16;

/** What is in the page, and the room that the rows above and below take; pixels. */
export interface DrawnRows {
  readonly rows: readonly DrawnRow[];
  readonly before: number;
  readonly after: number;
}

export interface DrawnRow {
  readonly index: number;
  /** Where in the list a row lies that is far away and stays; undefined for those in the flow. */
  readonly heldAt?: number;
}

/**
 * The first rows that fill the screen, until the window has measured them and renders more: they are laid out three times
 * while the page loads (by its preview, by the app, with its fonts), which rows out of view need not be.
 */
export const firstRows = (count: number, screen: number): DrawnRow[] =>
  Array.from({ length: Math.min(count, Math.ceil(screen / (ROW + GAP))) }, (_, index) => ({ index }));
