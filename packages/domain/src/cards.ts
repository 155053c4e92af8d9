/**
 * The kinds of cards, in the order in which a page lists them. A `question` is an open question and its answer.
 */
export const cardKinds = ["definition", "cloze", "number", "date", "list", "contrast", "choice", "question"] as const;

export type CardKind = (typeof cardKinds)[number];

/** The gap in the front of a cloze card. It occurs once, and the card's back fills it. */
export const CLOZE_GAP = "_____";

/** The longest texts of a card, in characters. Longer texts are refused. */
export const cardLengths = { front: 500, back: 1000, quote: 2000 } as const;

/** The most segments of a quote. The server accepts one more. */
export const MOST_QUOTED_SEGMENTS = 50;

/** The most cards that one request proposes, and the most cards of each standing that a recording may have. */
export const cardLimits = { request: 10, proposed: 50, kept: 500 } as const;

/** The part of a recording that a card is based on. */
export interface CardQuote {
  /** The exact text of the segments from `first` to `last`, or a part of it. */
  readonly quote: string;
  /**
   * The indexes of the first and the last segment that the quote spans, from 0. A transcript without segments counts
   * lines instead.
   */
  readonly first: number;
  readonly last: number;
  /** The start of the first segment, in seconds from the recording's start; null without times. */
  readonly start: number | null;
}

/** A proposed card. All texts are plain text in the recording's language. */
export interface ProposedCard extends CardQuote {
  readonly kind: CardKind;
  /** The question as a whole sentence; for a cloze card, a sentence with `CLOZE_GAP`. */
  readonly front: string;
  readonly back: string;
  /** The four answers of a choice card in display order, exactly one of which equals `back`. Null for other kinds. */
  readonly choices: readonly string[] | null;
}

/**
 * The fields by which a card is recognised. The card writer gets these for the kept and dismissed cards, and a quiz
 * offers its questions in this form.
 */
export type KnownCard = Pick<ProposedCard, "front" | "back" | "quote" | "first" | "last">;
