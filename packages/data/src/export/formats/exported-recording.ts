import type { TextClaims } from "@lectern/domain/claim";
import { emptyOutline, type Outline } from "@lectern/domain/outline";
import type { ExportedCard } from "./exported-card.ts";
import type { PracticeSettings } from "@lectern/domain/practice";
import type { Folder } from "@lectern/domain/folder";
import type { Tag } from "@lectern/domain/tag";
import { type Recording, toTitle, type Transcript } from "@lectern/domain/recording";

/** The form of `recording.json` and `manifest.json`. A change that an older reader can't read gets the next number. */
export const EXPORT_SCHEMA_VERSION = 1;

/** A recording with all that an export writes of it. */
export interface ExportedRecording extends Outline {
  readonly recording: Recording;
  /** The name of its folder; null for none. */
  readonly folder: string | null;
  /** The names of its tags. */
  readonly tags: readonly string[];
  /** The whole transcript; null for none. */
  readonly transcript: Transcript | null;
  /** Of the summary, the notes, and drafts of notes. */
  readonly claims: readonly TextClaims[];
  /** Of any standing. */
  readonly cards: readonly ExportedCard[];
}

/** The rows that are stored beside a recording's texts. */
export interface StoredOutline {
  /** Null for a recording whose outline was not derived yet. */
  readonly outline: Outline | null;
  readonly claims: readonly TextClaims[];
  readonly cards: readonly ExportedCard[];
}

/**
 * Puts together what an export writes of a recording.
 *
 * @throws Error for a transcript of which only the opening was read, because an export that lacks the rest must not be written
 */
export function toExportedRecording(
  recording: Recording,
  { folder, tags }: Pick<ExportedRecording, "folder" | "tags">,
  transcript: Transcript | null,
  { outline, claims, cards }: StoredOutline,
): ExportedRecording {
  if (transcript?.isComplete === false) throw new Error("The transcript is not complete");
  return { recording, folder, tags, transcript, ...(outline ?? emptyOutline), claims, cards };
}

/** A recording as data: every field, for programs. JSON, two spaces deep. */
export function toRecordingJson({
  recording,
  folder,
  tags,
  transcript,
  chapters,
  questions,
  terms,
  points,
  tasks,
  dates,
  forms,
  claims,
  cards,
}: ExportedRecording): string {
  const { id, name, createdAt, isFavorite, status, summary, notes, glyph, color } = recording;
  const data = {
    schemaVersion: EXPORT_SCHEMA_VERSION,
    id,
    title: toTitle(name),
    createdAt,
    isFavorite,
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
    claims,
    cards,
    transcript: transcript === null ? null : { segments: transcript.segments, text: transcript.text },
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The folders as data, with what no recording says of them. JSON, two spaces deep. */
export const toFoldersJson = (folders: readonly Folder[]): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, folders }, null, 2)}\n`;

/** The tags as data, with their colors. JSON, two spaces deep. */
export const toTagsJson = (tags: readonly Tag[]): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, tags }, null, 2)}\n`;

/** A student's settings of practice, as data. JSON, two spaces deep. */
export const toPracticeJson = (settings: PracticeSettings): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, settings }, null, 2)}\n`;
