import { brand } from "@lectern/domain/brand";
import { count, type ExportCounts } from "@lectern/domain/export/export-counts";

/** A file of an export, as the manifest lists it. */
export interface ExportedFile {
  /** The path from the export's root, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

export interface ManifestCounts extends ExportCounts {
  /** Receipts of ended courses; undefined unless the whole library is exported. */
  readonly courseEndReceipts?: number | undefined;
}

/** Writes `README.txt`: what the export contains, and how to check that it is complete. `exportedAt`: ISO 8601 with zone. */
export function toReadme(exportedAt: string, counts: ManifestCounts): string {
  const { recordings, folders, tags, studyGuides, cards, reviews, courseEndReceipts } = counts;
  const receipts =
    courseEndReceipts === undefined ? "" : `, ${count(courseEndReceipts, "receipt", "receipts")} of ended courses`;
  return `Your library in ${brand.name}, exported on ${exportedAt.slice(0, 10)}

${count(recordings, "recording", "recordings")}, ${count(folders, "folder", "folders")}, ${count(tags, "tag", "tags")}, ${count(studyGuides, "study guide", "study guides")}, ${count(cards, "card", "cards")}, ${count(reviews, "review", "reviews")}${receipts}.

recordings/     a folder for each recording:
                recording.md     title, date, summary, notes and transcript, to read
                recording.txt    the same as plain text
                transcript.srt   captions, for recordings with timestamps
                transcript.vtt   captions with speakers and chapters
                chapters.vtt     the chapters, for video players
                cards.anki.txt   the cards you kept, to import into Anki
                cards.csv        the same as a table
                cards.md         the same as Markdown
                cards.html       the same to print, with the answers at the end
                recording.json   everything as data, with all cards and their reviews
study-guides/   a Markdown file for each study guide
practice.json   your practice settings
course-ends.json
                receipts of what was deleted when a course ended
folders.json    the folders, with their descriptions and colors
tags.json       the tags, with their colors
manifest.json   how many of each, and every file with its size and SHA-256

To check that nothing is missing or changed, compare the SHA-256 of a file with the one in manifest.json:
  Windows        certutil -hashfile FILE SHA256
  macOS, Linux   shasum -a 256 FILE
`;
}
