/**
 * The kinds of cards, in the order in which a page lists them. The offline writer makes all but `question`: an open question
 * and its answer, which a model or a student writes.
 */
export const cardKinds = ["definition", "cloze", "number", "date", "list", "contrast", "choice", "question"] as const;

export type CardKind = (typeof cardKinds)[number];

/** The gap in the front of a cloze card, once in each. The back is what fills it. */
export const CLOZE_GAP = "_____";

/** Characters at most; what is longer is refused. */
export const cardLengths = { front: 500, back: 1000, quote: 2000 } as const;

/** How many cards a request proposes and how many may stand in a recording, by their standing. */
export const cardLimits = { request: 10, proposed: 50, kept: 500 } as const;

/** The words of a recording that a card rests on. */
export interface CardQuote {
  /** Verbatim, as the segments from `first` to `last` have it. */
  readonly quote: string;
  /** The first and the last segment that the quote stands in, from 0; lines of the transcript where it has no segments. */
  readonly first: number;
  readonly last: number;
  /** Seconds from the recording's start, of the first segment; null without times. */
  readonly start: number | null;
}

/** A card as its maker proposes it. Plain text throughout, in the recording's language. */
export interface ProposedCard extends CardQuote {
  readonly kind: CardKind;
  /** The question: a whole sentence; of a cloze card, a sentence with `CLOZE_GAP`. It never holds the answer. */
  readonly front: string;
  readonly back: string;
  /** Of a choice card four answers in the order in which they are shown; exactly one is `back`. Null for other kinds. */
  readonly choices: readonly string[] | null;
}

/** A card by its words and its place: as the maker knows those that stand or were dismissed, and as a quiz offers it. */
export type KnownCard = Pick<ProposedCard, "front" | "back" | "quote" | "first" | "last">;
