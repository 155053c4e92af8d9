import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { detectBy } from "./languages/detect-by.ts";
import { createReader } from "./normalise/create-reader.ts";

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

/** What was stored unread is rare: it is read without learned data, which every function would load. */
const { normaliseTranscript } = createReader({
  detectLanguage: (text) => detectBy(text),
  getBorderModel: () => undefined,
});

const isRead = (source: Source): source is Lecture =>
  typeof source.language === "string" && source.segments?.length !== 0;

/** Reads a transcript as it is read when it arrives, unless that was done then; a lecture is returned as it is. */
export function toLecture(source: Source): Lecture {
  if (isRead(source)) return source;
  const { transcript, segments, language } = source;
  const timed = segments === undefined || segments.length === 0 ? undefined : segments;
  if (language !== undefined && language !== null) return { transcript, segments: timed, language };
  const read = normaliseTranscript(timed === undefined ? { text: transcript } : { segments: timed });
  return { transcript: read.text, segments: read.segments, language: read.language };
}
