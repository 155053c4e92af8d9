import type { RecordingGlyph } from "./recording-icon.ts";

/** `completed` is the only status that the specification names; the server uses `processing` before it (SRV-05). */
export const recordingStatuses = ["processing", "completed"] as const;
export type RecordingStatus = (typeof recordingStatuses)[number];

/** The fields of a recording in a list (DAT-01: a list requests only the columns that it shows). */
export interface RecordingSummary {
  readonly id: string;
  /** May be empty, because titles are not required (RDT-02). Show it with `toTitle`. */
  readonly name: string;
  /** When the recording started, ISO 8601 with zone. */
  readonly createdAt: string;
  readonly isFavorite: boolean;
  readonly folderId: string | null;
  readonly glyph: RecordingGlyph;
  /** `#rrggbb` */
  readonly color: string;
}

/** The fields of a card that are fetched after its list. */
export interface RecordingDetails {
  /** The length in minutes; null if it is not known. */
  readonly minutes: number | null;
  /** The first sentence of the summary; empty without one. */
  readonly excerpt: string;
  /** How much is said in each hundredth, a digit each (DAY-06); null without times. */
  readonly wave: string | null;
}

/** A recording in a list that includes recordings still being processed. */
export interface RecentRecording extends RecordingSummary {
  readonly status: RecordingStatus;
}

/** A recording that was added or completed while its list was open. */
export interface Arrival {
  readonly recording: RecordingSummary;
  readonly isCompleted: boolean;
}

/** One recording with its summary and notes. */
export interface Recording extends RecordingSummary {
  readonly status: RecordingStatus;
  /** Whether the student has read it, or says so (UNT-07). */
  readonly isRead: boolean;
  /** The transcript itself is read separately. */
  readonly hasTranscript: boolean;
  /** The spoken language as a BCP 47 tag ("de"); null if it could not be detected. */
  readonly language: string | null;
  /** Markdown, written in the user's default style. */
  readonly summary: string | null;
  /** Markdown: the latest generated notes. */
  readonly notes: string | null;
}

/** A part of the transcript with its time in the recording. */
export interface TranscriptSegment {
  /** Seconds from the start. */
  readonly start: number;
  /** Seconds from the start, not before `start`. */
  readonly end: number;
  readonly speaker?: string | undefined;
  readonly text: string;
}

/** A transcript: segments with times, or plain text. */
export interface Transcript {
  /** In spoken order; empty for a recording that was sent as plain text. */
  readonly segments: readonly TranscriptSegment[];
  /** The plain text of a transcript without segments. */
  readonly text: string | null;
  /** False while more segments are being read. */
  readonly isComplete: boolean;
}

/** Whether a transcript has words. It is asked at each render, so it must not join thousands of segments. */
export const hasWords = ({ segments, text }: Transcript): boolean =>
  text === null ? segments.some((segment) => segment.text !== "") : text !== "";

/** The colour of folders and icons that have none (DAT-04). */
export const DEFAULT_COLOR = "#3B82F6";

/** The title to show: "Untitled" for an empty name, which stays empty in the database (product decision 15). */
export const toTitle = (name: string): string => (name.trim() === "" ? "Untitled" : name);
