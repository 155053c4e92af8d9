import type { Card, Review } from "@lectern/domain/practice";
import { type Recording, toTitle } from "@lectern/domain/recording";
import { toLine } from "./line.ts";

/** A review as an export has it. */
export interface ExportedReview extends Omit<Review, "cardId"> {
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string;
}

/** A card of any standing with its whole log. */
export interface ExportedCard extends Card {
  /** In the order of the replay. */
  readonly reviews: readonly ExportedReview[];
  /** The absolute address of the quote's moment. */
  readonly href: string;
}

/** A card in a file of cards, beside those of other recordings. */
export interface CardOfFile {
  readonly card: Omit<ExportedCard, "reviews" | "state">;
  /** The recording's title, as a line. */
  readonly lecture: string;
  /** The name of its folder, as a line; null for none. */
  readonly folder: string | null;
}

/** A recording, as far as a file of cards names it. */
interface Named {
  readonly recording: Pick<Recording, "name">;
  readonly folder: string | null;
  readonly cards: readonly ExportedCard[];
}

/** The kept cards of a recording, for other programs. */
export const toCardsOfFile = ({ recording, folder, cards }: Named): CardOfFile[] =>
  cards
    .filter(({ standing }) => standing === "kept")
    .map((card) => ({
      card,
      lecture: toLine(toTitle(recording.name)),
      folder: folder === null ? null : toLine(folder),
    }));
