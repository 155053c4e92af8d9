import { detectBy } from "./languages/detect-by.ts";
import { createReader } from "./normalise/create-reader.ts";
import type { Lecture, Source } from "./source.ts";

/** Reads without learned data, which every function would have to load: few transcripts were stored unread. */
const { normaliseTranscript } = createReader({
  detectLanguage: (text) => detectBy(text),
  getBorderModel: () => undefined,
});

const isRead = (source: Source): source is Lecture =>
  typeof source.language === "string" && source.segments?.length !== 0;

/** Reads a transcript that was not read when it was stored; a lecture is returned as it is. */
export function toLecture(source: Source): Lecture {
  if (isRead(source)) return source;
  const { transcript, segments, language } = source;
  const timed = segments === undefined || segments.length === 0 ? undefined : segments;
  if (language !== undefined && language !== null) return { transcript, segments: timed, language };
  const normalised = normaliseTranscript(timed === undefined ? { text: transcript } : { segments: timed });
  return { transcript: normalised.text, segments: normalised.segments, language: normalised.language };
}
