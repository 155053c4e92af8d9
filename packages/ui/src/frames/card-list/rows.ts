/** Rows above and below the screen that are drawn too: the keyboard finds the next card before it is seen. */
export const OVERSCAN = 3;
/** A row before it was measured, and the space between two; pixels. */
export const ROW = 204;
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
 * The rows from the first one on that fill the screen, before a window knows more and draws some beyond it: they are drawn
 * three times till the page stands (by its preview, by the app, in its fonts), and what is out of sight need not be.
 */
export const firstRows = (count: number, screen: number): DrawnRow[] =>
  Array.from({ length: Math.min(count, Math.ceil(screen / (ROW + GAP))) }, (_, index) => ({ index }));
