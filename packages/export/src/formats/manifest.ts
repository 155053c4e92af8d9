import { brand } from "@lectern/domain/brand";
import { count, type ExportCounts } from "@lectern/domain/export/export-counts";
import { EXPORT_SCHEMA_VERSION } from "./exported-recording.ts";

/** A file of an export, as the manifest lists it. */
export interface ExportedFile {
  /** The path from the export's root, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

/** The counts of an export. */
export interface ManifestCounts extends ExportCounts {
  /** Receipts of ended courses; undefined unless the whole library is exported. */
  readonly courseEndReceipts?: number | undefined;
}

/** The contents of an export. */
export interface ExportManifest {
  /** ISO 8601 with zone. */
  readonly exportedAt: string;
  readonly counts: ManifestCounts;
  readonly files: readonly ExportedFile[];
}

/** Writes `manifest.json`: counts, and each file with its size and checksum. JSON, indented by two spaces. */
export const toManifestJson = ({ exportedAt, counts, files }: ExportManifest): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, exportedAt, counts, files }, null, 2)}\n`;

/** Writes `README.txt`: what the export contains, and how to check that it is complete. */
export function toReadme({ exportedAt, counts }: Omit<ExportManifest, "files">): string {
  const { recordings, folders, tags, studyGuides, cards, reviews, courseEndReceipts } = counts;
  const receipts =
    courseEndReceipts === undefined ? "" : `, ${count(courseEndReceipts, "receipt", "receipts")} of ended courses`;
  return `Your library in ${brand.name}, exported on ${exportedAt.slice(0, 10)}

${count(recordings, "recording", "recordings")}, ${count(folders, "folder", "folders")}, ${count(tags, "tag", "tags")}, ${count(studyGuides, "study guide", "study guides")}, ${count(cards, "card", "cards")}, ${count(reviews, "review", "reviews")}${receipts}.

recordings/     a folder for each recording:
                recording.md     title, date, summary, notes and transcript, to read
                recording.txt    the same without marks for headings
                transcript.srt   captions, for recordings with times
                transcript.vtt   captions with speakers and chapters
                chapters.vtt     the chapters, as a track for players
                cards.anki.txt   the kept cards, to import into Anki
                cards.csv        the same as a table
                cards.md         the same to read
                cards.html       the same to print, the answers at the end
                recording.json   everything as data, all cards with their reviews included
study-guides/   a Markdown file for each study guide
practice.json   what was chosen for practice
course-ends.json
                receipts: what was deleted at the end of a course
folders.json    the folders, with their descriptions and colors
tags.json       the tags, with their colors
manifest.json   the number of each, and every file with its size and its SHA-256

To check that nothing is missing or changed, compare the SHA-256 of a file with the one in manifest.json:
  Windows        certutil -hashfile FILE SHA256
  macOS, Linux   shasum -a 256 FILE
`;
}
