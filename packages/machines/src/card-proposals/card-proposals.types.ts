import type { CardStanding } from "@lectern/domain/practice";

/** The fields of a card that a student may change. */
export interface CardFields {
  readonly standing?: CardStanding;
  readonly front?: string;
  readonly back?: string;
  readonly isSuspended?: boolean;
}

/** A change of one card. `from` has the fields of `to` as they were, for Undo. */
export interface CardChange {
  readonly cardId: string;
  readonly to: CardFields;
  readonly from: CardFields;
}

/** Changes that were made by one key or click, and are undone together. */
export type CardStep = readonly CardChange[];
