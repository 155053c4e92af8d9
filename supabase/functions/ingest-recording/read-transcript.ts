import {
  ingestLimits,
  type IngestRecordingRequest,
  type TranscriptNotice,
} from "@lectern/domain/contracts/ingest-recording.ts";
import { Refusal } from "../_shared/refusal.ts";
import { countBytes } from "../_shared/bytes.ts";
import { findUnstoredWords } from "@lectern/transcript/captions/lost-words.ts";
import { MOST_NOTICES } from "@lectern/transcript/captions/notices.ts";
import { readFile } from "@lectern/transcript/captions/read-file.ts";
import type { NormalisedTranscript, PreparedTranscript } from "@lectern/transcript/normalise/create-reader.ts";
import { normalisePrepared, prepareTranscript } from "@lectern/transcript/normalise/transcript.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { hasMoreWordsThan, isReadable } from "../_shared/transcript/words.ts";

/** A phone gives the length in hundredths of a minute, so the last words may end this much later. */
const ROUNDING_SECONDS = 0.6;

const tooMany = (what: "words" | "characters" | "segments") =>
  new Refusal(422, `The transcript has more ${what} than a recording of this length can hold.`);

/** @throws Refusal 422 if a segment is longer than the limit, or the segments are longer than the recording can be */
function checkSegments(segments: readonly TranscriptSegment[], minutes: number): void {
  if (segments.some(({ end }) => end > minutes * 60 + ROUNDING_SECONDS)) {
    throw new Refusal(422, "The transcript runs past the end of the recording.");
  }
  if (segments.some(({ text }) => text.length > ingestLimits.segmentCharacters)) {
    const most = ingestLimits.segmentCharacters.toLocaleString("en-US");
    throw new Refusal(422, `The transcript has a segment of more than ${most} characters.`);
  }
  // A segment counts as at least one word, because its times are stored too.
  if (segments.length > minutes * ingestLimits.wordsPerMinute) throw tooMany("segments");
  const characters = segments.reduce((sum, { speaker = "", text }) => sum + speaker.length + text.length, 0);
  if (characters > minutes * ingestLimits.charactersPerMinute) throw tooMany("characters");
}

/** Captions that roll show each word several times. More than so many times the limit is refused before it is unrolled. */
const MOST_REPEATS = 20;

/**
 * Takes a transcript's marks off and measures it: what captions that roll repeat is not counted.
 * @throws Refusal 422 if it is longer than the recording can be, or in a format that is not read
 */
function prepare(input: IngestRecordingRequest["transcript"], minutes: number): PreparedTranscript {
  const most = minutes * ingestLimits.charactersPerMinute;
  if ("segments" in input) {
    const characters = input.segments.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > most * MOST_REPEATS) throw tooMany("characters");
  } else {
    const content = readFile(input.text.slice(0, most * MOST_REPEATS));
    if (content.kind === "refused") throw new Refusal(422, `The transcript is ${content.format}, which can't be read.`);
    const limit = content.kind === "captions" ? most * MOST_REPEATS : most;
    if (input.text.trim().length > limit) throw tooMany("characters");
  }
  const prepared = prepareTranscript(input, minutes * 60);
  if (prepared.captions !== undefined) checkSegments(prepared.captions, minutes);
  return prepared;
}

/** A transcript in sentences, and what its sender is told of it. */
export interface ReadTranscript extends NormalisedTranscript {
  readonly notices: readonly TranscriptNotice[];
}

/**
 * Reads a recording's transcript into sentences.
 * @throws Refusal 422 if it contains no words, or more than a recording of that length can have; 413 if it is too large
 * for the database's API
 */
export function readTranscript(input: IngestRecordingRequest["transcript"], minutes: number): ReadTranscript {
  const prepared = prepare(input, minutes);
  const transcript = normalisePrepared(prepared);
  const { text, segments } = transcript;
  if (text === "" && prepared.leftOut.length > 0) throw new Refusal(422, "No speech was found.");
  if (text === "") throw new Refusal(422, "The transcript is empty.");
  if (!isReadable(text)) throw new Refusal(422, "The transcript has no readable words.");
  if (hasMoreWordsThan(text, minutes * ingestLimits.wordsPerMinute)) throw tooMany("words");
  if (countBytes(JSON.stringify({ text, segments })) > ingestLimits.storedBytes) {
    const most = ingestLimits.storedBytes / 1024 / 1024;
    throw new Refusal(413, `The transcript is too large. The limit is ${most} MB, including timestamps.`);
  }
  const otherTexts = [transcript.title ?? "", ...prepared.leftOut].map((text) => ({ text }));
  const lost = findUnstoredWords(input, [...(segments ?? [{ text }]), ...otherTexts]);
  return { ...transcript, notices: [...prepared.notices, ...lost].slice(0, MOST_NOTICES) };
}
