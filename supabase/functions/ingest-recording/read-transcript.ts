import { ingestLimits, type IngestRecordingRequest } from "@lectern/domain/contracts/ingest-recording.ts";
import { Refusal } from "../_shared/refusal.ts";
import { countBytes } from "../_shared/bytes.ts";
import {
  type NormalisedTranscript,
  normaliseTranscript,
  type RawTranscript,
} from "@lectern/transcript/normalise/transcript.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { hasMoreWordsThan, isReadable } from "../_shared/transcript/words.ts";

/** A phone gives the length in hundredths of a minute, so the last words may end this much later. */
const ROUNDING_SECONDS = 0.6;

const tooMany = (what: "words" | "characters" | "segments") =>
  new Refusal(422, `The transcript has more ${what} than a recording of this length can hold.`);

/** @throws Refusal 422 if a segment is longer than the limit, or the segments are longer than the recording can be */
function checkSegments(input: readonly TranscriptSegment[], minutes: number): RawTranscript {
  const segments = input
    .map((segment) => ({ ...segment, text: segment.text.trim() }))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => a.start - b.start);
  if (segments.some(({ end }) => end > minutes * 60 + ROUNDING_SECONDS)) {
    throw new Refusal(422, "The transcript goes on after the recording's end.");
  }
  if (segments.some(({ text }) => text.length > ingestLimits.segmentCharacters)) {
    const most = ingestLimits.segmentCharacters.toLocaleString("en-US");
    throw new Refusal(422, `The transcript has a segment of more than ${most} characters.`);
  }
  // A segment counts as at least one word, because its times are stored too.
  if (segments.length > minutes * ingestLimits.wordsPerMinute) throw tooMany("segments");
  const characters = segments.reduce((sum, { speaker = "", text }) => sum + speaker.length + text.length, 0);
  if (characters > minutes * ingestLimits.charactersPerMinute) throw tooMany("characters");
  return { segments };
}

/** @throws Refusal 422 if the text is longer than the recording can be */
function checkText(input: string, minutes: number): RawTranscript {
  const text = input.trim();
  if (text.length > minutes * ingestLimits.charactersPerMinute) throw tooMany("characters");
  return { text };
}

/**
 * Reads a recording's transcript into sentences.
 * @throws Refusal 422 if it contains no words, or more than a recording of that length can have; 413 if it is too large
 * for the database's API
 */
export function readTranscript(input: IngestRecordingRequest["transcript"], minutes: number): NormalisedTranscript {
  const raw = "segments" in input ? checkSegments(input.segments, minutes) : checkText(input.text, minutes);
  const transcript = normaliseTranscript(raw, minutes * 60);
  const { text, segments } = transcript;
  if (text === "") throw new Refusal(422, "The transcript is empty.");
  if (!isReadable(text)) throw new Refusal(422, "The transcript has no readable words.");
  if (hasMoreWordsThan(text, minutes * ingestLimits.wordsPerMinute)) throw tooMany("words");
  if (countBytes(JSON.stringify({ text, segments })) > ingestLimits.storedBytes) {
    const most = ingestLimits.storedBytes / 1024 / 1024;
    throw new Refusal(413, `The transcript is too large to keep: ${most} MB at most, together with its times.`);
  }
  return transcript;
}
