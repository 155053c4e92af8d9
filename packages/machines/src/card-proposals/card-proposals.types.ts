import type { Card, CardStanding } from "@lectern/domain/practice";

/** The fields of a card that a student may change. */
export interface CardFields {
  readonly standing?: CardStanding;
  readonly front?: string;
  readonly back?: string;
  readonly isSuspended?: boolean;
}

/** A change of one card. `from` has the values of the fields in `to` that the student saw, for Undo and COR-03. */
export interface CardChange {
  readonly cardId: string;
  readonly to: CardFields;
  readonly from: CardFields;
}

/** A card's texts as the page shows them. */
export type ShownTexts = Pick<Card, "id" | "front" | "back">;

/** Changes made by one keystroke or click. Undo reverses them together. */
export type CardStep = readonly CardChange[];

/** Whether a change is one of texts, which is refused if they were changed elsewhere (COR-03). */
export const isTextChange = ({ to }: CardChange): boolean => to.front !== undefined || to.back !== undefined;
