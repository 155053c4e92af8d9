import type { ExportWork } from "@lectern/machines/export/export.machine";
import type { CopyMessages } from "./copy-messages.ts";

export const exportLogLines: Record<ExportWork, string> = {
  choosePlace: "Error choosing a file",
  listItems: "Error listing the export",
  writeNext: "Error reading for the export",
  finish: "Error finishing the export",
};

export const SHARE_FAILED = "Error sharing the file";

/** EXP-03 */
export const formattedCopy: CopyMessages = {
  copied: "Copied with formatting",
  failed: "Error copying with formatting",
};
export const markdownCopy: CopyMessages = { copied: "Copied as Markdown", failed: "Error copying as Markdown" };
