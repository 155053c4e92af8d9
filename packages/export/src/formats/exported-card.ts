import type { Card, Review } from "@lectern/domain/practice";
import { type Recording, toTitle } from "@lectern/domain/recording";
import { toLine } from "./line.ts";

export interface ExportedReview extends Omit<Review, "cardId"> {
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string;
}

/** A card of any standing with its complete log. */
export interface ExportedCard extends Card {
  /** In the order in which they are replayed. */
  readonly reviews: readonly ExportedReview[];
  /** The absolute address of the quote's moment. */
  readonly href: string;
}

/** A card in a file that may contain cards of several recordings. */
export interface CardOfFile {
  readonly card: Omit<ExportedCard, "reviews" | "state">;
  /** The recording's title on one line. */
  readonly lecture: string;
  /** The recording's language as a BCP 47 tag; null if it is not known. */
  readonly language: string | null;
  /** The name of the recording's folder on one line; null if it is in none. */
  readonly folder: string | null;
}

/** The part of a recording that names it in a file of cards. */
interface Named {
  readonly recording: Pick<Recording, "name" | "language">;
  readonly folder: string | null;
  readonly cards: readonly ExportedCard[];
}

/** Returns a recording's kept cards for other programs. */
export const toCardsOfFile = ({ recording, folder, cards }: Named): CardOfFile[] =>
  cards
    .filter(({ standing }) => standing === "kept")
    .map((card) => ({
      card,
      lecture: toLine(toTitle(recording.name)),
      language: recording.language,
      folder: folder === null ? null : toLine(folder),
    }));
