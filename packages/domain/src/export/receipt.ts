import { brand } from "../brand.ts";
import { formatLongDate } from "../dates.ts";
import { count, type ExportCounts } from "./export-counts.ts";

/** The counts of everything that was deleted with an account. */
export interface DeletionReceipt {
  /** ISO 8601 with zone. */
  readonly deletedAt: string;
  /** Null if the account was already gone, since the counts are then unknown. */
  readonly counts: ExportCounts | null;
}

/** The counts as text: "3 recordings, 1 folder, 5 tags, 0 study guides, 12 cards and 80 reviews". */
export const toCountsText = ({ recordings, folders, tags, studyGuides, cards, reviews }: ExportCounts): string =>
  `${count(recordings, "recording", "recordings")}, ${count(folders, "folder", "folders")}, ${count(tags, "tag", "tags")}, ${count(studyGuides, "study guide", "study guides")}, ${count(cards, "card", "cards")} and ${count(reviews, "review", "reviews")}`;

/** The receipt of an account deletion, as text. It doesn't identify the person, whose data is gone. */
export const toReceiptText = ({ deletedAt, counts }: DeletionReceipt): string => `${brand.name}: account deleted

${formatLongDate(deletedAt)} (${deletedAt})

${
  counts === null
    ? "The account and everything in it were deleted."
    : `The account was deleted, with ${toCountsText(counts)}.`
}
Any subscription ended too. Nothing can be restored.
`;
