import type { CardStanding } from "@lectern/domain/practice";

/** The fields of a card that a student may change. */
export interface CardFields {
  readonly standing?: CardStanding;
  readonly front?: string;
  readonly back?: string;
  readonly isSuspended?: boolean;
}

/** A change of one card. `from` has the previous values of the fields in `to`, for Undo. */
export interface CardChange {
  readonly cardId: string;
  readonly to: CardFields;
  readonly from: CardFields;
}

/** Changes made by one keystroke or click. Undo reverses them together. */
export type CardStep = readonly CardChange[];
