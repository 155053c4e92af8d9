import type { RecordingGlyph } from "./recording-icon.ts";

/** `completed` is the only status the specification names; the server adds `processing` before it (SRV-05). */
export const recordingStatuses = ["processing", "completed"] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** The fields of a recording that a list shows (DAT-01: a list asks for the columns it shows). */
export interface RecordingSummary {
  readonly id: string;
  /** May be empty: a title has no emptiness check (RDT-02). Show it with `toTitle`. */
  readonly name: string;
  /** When the recording started, ISO 8601 with zone. */
  readonly createdAt: string;
  readonly isFavorite: boolean;
  readonly folderId: string | null;
  readonly glyph: RecordingGlyph;
  /** `#rrggbb` */
  readonly color: string;
}

/** The details that a card shows beside its list's row. */
export interface RecordingDetails {
  /** How long it is; null where that is not known. */
  readonly minutes: number | null;
  /** The first sentence of its summary; empty without one. */
  readonly excerpt: string;
}

/** A recording of a list that may still be processed. */
export interface RecentRecording extends RecordingSummary {
  readonly status: RecordingStatus;
}

/** A recording that came, or was completed, while its list was open. */
export interface Arrival {
  readonly recording: RecordingSummary;
  readonly isCompleted: boolean;
}

/** One recording with its texts. */
export interface Recording extends RecordingSummary {
  readonly status: RecordingStatus;
  /** The transcript itself is a read of its own. */
  readonly hasTranscript: boolean;
  /** What is spoken in it, as BCP 47 ("de"); null where that was not determined. */
  readonly language: string | null;
  /** Markdown, written in the user's default style. */
  readonly summary: string | null;
  /** Markdown, the last notes generated. */
  readonly notes: string | null;
}

/** A stretch of the transcript with its place in the recording. */
export interface TranscriptSegment {
  /** Seconds from the start. */
  readonly start: number;
  /** Seconds from the start, not before `start`. */
  readonly end: number;
  readonly speaker?: string | undefined;
  readonly text: string;
}

/** A transcript, as segments with times or as plain text. */
export interface Transcript {
  /** In the order they were spoken; none of a recording that came as plain text. */
  readonly segments: readonly TranscriptSegment[];
  /** Where there are no segments. */
  readonly text: string | null;
  /** False while more segments follow. */
  readonly isComplete: boolean;
}

/** The transcript as text, a line for each segment. */
export const toPlainText = ({ segments, text }: Transcript): string =>
  text ?? segments.map((segment) => segment.text).join("\n");

/** docs/product.md#constants */
export const DEFAULT_COLOR = "#3B82F6";

/** The title to show: "Untitled" for an empty one, which is stored as it is (product decision 15). */
export const toTitle = (name: string): string => (name.trim() === "" ? "Untitled" : name);
