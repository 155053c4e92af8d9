import { ingestLimits, type IngestRecordingRequest } from "../_shared/domain/contracts/ingest-recording.ts";
import { Refusal } from "../_shared/refusal.ts";
import { type Segment, textOfSegments } from "../_shared/transcript/text-of-segments.ts";
import { hasMoreWordsThan, isReadable } from "../_shared/transcript/words.ts";

interface Transcript {
  readonly text: string;
  /** In the order that they were spoken, none empty. */
  readonly segments: readonly Segment[] | undefined;
}

/** A phone gives its length in hundredths of a minute, so its last words may end that much later. */
const ROUNDING_SECONDS = 0.6;

/**
 * The transcript of a recording of that many minutes.
 * @throws Refusal 422 when it holds no words, or more than belong to a recording of that length
 */
export function readTranscript(sent: IngestRecordingRequest["transcript"], minutes: number): Transcript {
  const segments =
    "segments" in sent
      ? sent.segments
          .map((segment) => ({ ...segment, text: segment.text.trim() }))
          .filter(({ text }) => text !== "")
          .toSorted((a, b) => a.start - b.start)
      : undefined;
  const text = segments === undefined ? ("text" in sent ? sent.text.trim() : "") : textOfSegments(segments);

  if (text === "") throw new Refusal(422, "The transcript is empty.");
  if (!isReadable(text)) throw new Refusal(422, "The transcript has no readable words.");
  const lastEnd = segments?.reduce((latest, { end }) => Math.max(latest, end), 0) ?? 0;
  if (lastEnd > minutes * 60 + ROUNDING_SECONDS) {
    throw new Refusal(422, "The transcript goes on after the recording's end.");
  }
  if (hasMoreWordsThan(text, minutes * ingestLimits.wordsPerMinute)) {
    throw new Refusal(422, "The transcript has more words than a recording of this length can hold.");
  }
  return { text, segments };
}
