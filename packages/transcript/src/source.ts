import type { TranscriptSegment } from "@lectern/domain/recording.ts";

/** A recording as it is stored: the segments where there are any, for their times and speakers; else the text. */
export interface Source {
  readonly transcript: string;
  readonly segments?: readonly TranscriptSegment[] | undefined;
  /** BCP 47. Absent or null if the transcript was not read into sentences when it was stored. */
  readonly language?: string | null | undefined;
}

/** A recording as the assistant reads it: its segments, or its lines, begin and end with sentences. */
export interface Lecture extends Source {
  readonly language: string;
}
