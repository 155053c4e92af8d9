import { brand } from "../brand.ts";
import { formatLongDate } from "../dates.ts";
import { count, type ExportCounts } from "./export-counts.ts";

/** The counts of everything deleted with an account. */
export interface DeletionReceipt {
  /** ISO 8601 with zone. */
  readonly deletedAt: string;
  /** Null where the account was already gone, so that they are not known. */
  readonly counts: ExportCounts | null;
}

/** The counts as a sentence shows them: "3 recordings, 1 folder and 0 study guides". */
export const toCountsText = ({ recordings, folders, studyGuides }: ExportCounts): string =>
  `${count(recordings, "recording", "recordings")}, ${count(folders, "folder", "folders")} and ${count(studyGuides, "study guide", "study guides")}`;

/** The receipt of a deleted account, as text. It names no person: what it is about is gone. */
export const toReceiptText = ({ deletedAt, counts }: DeletionReceipt): string => `${brand.name}: account deleted

${formatLongDate(deletedAt)} (${deletedAt})

${
  counts === null
    ? "The account and everything in it were deleted."
    : `The account was deleted, with ${toCountsText(counts)}.`
}
A subscription ended with it. Nothing can be restored.
`;
