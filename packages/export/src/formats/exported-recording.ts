import type { Correction } from "@lectern/domain/corrections";
import type { CourseEndReceipt } from "@lectern/domain/course-end";
import { emptyOutline, type Outline } from "@lectern/domain/outline";
import type { ExportedCard } from "./exported-card.ts";
import type { PracticeSettings } from "@lectern/domain/practice";
import type { Folder } from "@lectern/domain/folder";
import type { Tag } from "@lectern/domain/tag";
import { type Recording, toTitle, type Transcript } from "@lectern/domain/recording";

/** The version of `recording.json` and `manifest.json`. Raise it for a change that an older reader can't read. */
export const EXPORT_SCHEMA_VERSION = 2;

/** A recording with everything that an export writes about it. */
export interface ExportedRecording extends Outline {
  readonly recording: Recording;
  /** The name of its folder; null if it is in none. */
  readonly folder: string | null;
  /** The names of its tags. */
  readonly tags: readonly string[];
  /** The whole transcript as it is shown, with what was heard where they differ; null for none. */
  readonly transcript: Transcript | null;
  /** The student's corrections of it, those undone included. */
  readonly corrections: readonly Correction[];
  /** Cards of any standing. */
  readonly cards: readonly ExportedCard[];
}

/** The outline, cards and corrections that are stored with a recording. */
export interface StoredOutline {
  readonly corrections?: readonly Correction[];
  /** Null if the recording's outline has not been derived yet. */
  readonly outline: Outline | null;
  readonly cards: readonly ExportedCard[];
}

/**
 * Combines everything that an export writes about a recording.
 *
 * @throws Error if the transcript was not read to its end, because an incomplete export must not be written
 */
export function toExportedRecording(
  recording: Recording,
  { folder, tags }: Pick<ExportedRecording, "folder" | "tags">,
  transcript: Transcript | null,
  { outline, cards, corrections = [] }: StoredOutline,
): ExportedRecording {
  if (transcript?.isComplete === false) throw new Error("The transcript is not complete");
  return { recording, folder, tags, transcript, corrections, ...(outline ?? emptyOutline), cards };
}

/** Writes every field of a recording as JSON, for programs. Indented by two spaces. */
export function toRecordingJson({
  recording,
  folder,
  tags,
  transcript,
  corrections,
  chapters,
  questions,
  terms,
  points,
  tasks,
  dates,
  forms,
  thesis,
  cards,
}: ExportedRecording): string {
  const { id, name, createdAt, isFavorite, isRead, status, summary, notes, glyph, color } = recording;
  const data = {
    schemaVersion: EXPORT_SCHEMA_VERSION,
    id,
    title: toTitle(name),
    createdAt,
    isFavorite,
    isRead,
    folder,
    tags,
    status,
    icon: { glyph, color },
    summary,
    notes,
    chapters,
    questions,
    terms,
    points,
    tasks,
    dates,
    forms,
    thesis,
    cards,
    transcript: transcript === null ? null : { segments: transcript.segments, text: transcript.text },
    corrections,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Writes the folders as JSON, including fields that no recording has. Indented by two spaces. */
export const toFoldersJson = (folders: readonly Folder[]): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, folders }, null, 2)}\n`;

/** Writes the tags with their colors as JSON, indented by two spaces. */
export const toTagsJson = (tags: readonly Tag[]): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, tags }, null, 2)}\n`;

/** Writes the receipts of ended courses as JSON, indented by two spaces. */
export const toCourseEndsJson = (receipts: readonly CourseEndReceipt[]): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, receipts }, null, 2)}\n`;

/** Writes a student's practice settings as JSON, indented by two spaces. */
export const toPracticeJson = (settings: PracticeSettings): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, settings }, null, 2)}\n`;
