import type { Correction } from "@lectern/domain/corrections";
import { emptyOutline, type Outline } from "@lectern/domain/outline";
import type { ExportedCard } from "./exported-card.ts";
import { type Recording, toTitle, type Transcript } from "@lectern/domain/recording";

/** The version of `recording.json` and `manifest.json`. Raise it for a change that an older reader can't read. */
const EXPORT_SCHEMA_VERSION = 2;

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

/** JSON of this version's format, indented by two spaces. */
export const toJson = (data: object): string =>
  `${JSON.stringify({ schemaVersion: EXPORT_SCHEMA_VERSION, ...data }, null, 2)}\n`;

/** Writes every field of a recording as JSON, for programs. */
export function toRecordingJson(exported: ExportedRecording): string {
  const { recording, folder, tags, transcript, corrections, cards, ...outline } = exported;
  const { id, name, createdAt, isFavorite, isRead, status, summary, notes, glyph, color } = recording;
  return toJson({
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
    ...outline,
    cards,
    transcript: transcript && { segments: transcript.segments, text: transcript.text },
    corrections,
  });
}
