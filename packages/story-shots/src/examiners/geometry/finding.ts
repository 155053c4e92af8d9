/** The kinds of layout errors. */
export type GeometryRule =
  /** A word is split over two lines without a hyphen or another place to break. */
  | "broken-word"
  /** Two texts, or two controls, overlap. */
  | "overlap"
  /** An element extends beyond its card, or is cut off by it without an ellipsis. */
  | "outside"
  /** The page scrolls sideways, or an element lies outside it. */
  | "page-width"
  /** A control alone in its row, although its siblings share a line. */
  | "orphan"
  /** A control is smaller than a finger needs. */
  | "target-size";

/** One error in the layout of a page. */
export interface GeometryFinding {
  readonly rule: GeometryRule;
  /** A selector of the element in the examined page. */
  readonly selector: string;
  /** The conditions under which the page is shown. */
  readonly mode: string;
  /** Describes the error, with the words and pixels that prove it. */
  readonly sentence: string;
}
