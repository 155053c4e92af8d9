import { type CardFormat, cardFormats, isCardFormat } from "./card-format.ts";
import { isPackFormat, type PackFormat, packFormats } from "./pack-format.ts";

/** The recordings or the guide that an export includes. */
export type ExportScope =
  | { readonly kind: "library" }
  | { readonly kind: "favorites" }
  | { readonly kind: "selection"; readonly ids: readonly string[] }
  | { readonly kind: "folder"; readonly id: string; readonly name: string }
  | { readonly kind: "recording"; readonly id: string; readonly name: string }
  | { readonly kind: "study-guide"; readonly id: string; readonly name: string };

/** `everything`: a ZIP file with all formats that are text. */
export type ExportFormat =
  | "everything"
  | "markdown"
  | "text"
  | "docx"
  | "srt"
  | "vtt"
  | "json"
  | CardFormat
  | PackFormat;

/** The scope of an export, and the format that it writes. */
export interface ExportOrder {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
}

/**
 * The formats of a scope, the one to offer first in front. A list of recordings becomes a ZIP file in any of them but those of
 * cards and of a study pack, which are one file.
 */
export function listExportFormats({ kind }: ExportScope): readonly ExportFormat[] {
  if (kind === "study-guide") return ["markdown", "docx"];
  if (kind === "recording") return ["markdown", "docx", "text", "srt", "vtt", "json", "everything", ...cardFormats];
  return [
    "everything",
    ...(kind === "folder" ? packFormats : []),
    "markdown",
    "text",
    "srt",
    "vtt",
    "json",
    ...cardFormats,
  ];
}

/** The formats of a recording that a device writes of what it keeps: those without cards, of which it keeps no reviews (OFF-04). */
export const keptFormats = ["markdown", "text", "srt", "vtt"] as const satisfies readonly ExportFormat[];

/** Whether the export is a ZIP file. */
export const isArchive = ({ scope, format }: ExportOrder): boolean =>
  format === "everything" ||
  (scope.kind !== "recording" && scope.kind !== "study-guide" && !isCardFormat(format) && !isPackFormat(format));

const endings: Readonly<Record<Exclude<ExportFormat, "everything">, string>> = {
  markdown: "md",
  text: "txt",
  docx: "docx",
  srt: "srt",
  vtt: "vtt",
  json: "json",
  anki: "anki.txt",
  "cards-csv": "cards.csv",
  "cards-markdown": "cards.md",
  "cards-print": "cards.html",
  "pack-print": "study-pack.html",
  "pack-markdown": "study-pack.md",
};

/** The file extension of an export, without a dot. */
export const toFileEnding = (order: ExportOrder): string =>
  isArchive(order) || order.format === "everything" ? "zip" : endings[order.format];
