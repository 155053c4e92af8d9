import type { TranscriptSegment } from "@lectern/domain/recording.ts";

/** A recording as it is stored: the segments where there are any, for their times and speakers; else the text. */
export interface Source {
  readonly transcript: string;
  readonly segments?: readonly TranscriptSegment[] | undefined;
  /** BCP 47. Absent or null: the transcript was stored before transcripts were read into sentences, or never was. */
  readonly language?: string | null | undefined;
}

/** A recording as the assistant reads it: its segments, or its lines, begin and end with sentences. */
export interface Lecture extends Source {
  readonly language: string;
}
