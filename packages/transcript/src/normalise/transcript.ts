import { detectLanguage } from "../languages/detect-language.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { describeWriting } from "./find-sentences.ts";
import { toTranscriptText } from "@lectern/domain/transcript-text.ts";
import { readText } from "./plain-text.ts";
import { unrollCaptions } from "./rolling-captions.ts";
import { toSentenceSegments } from "./sentence-segments.ts";
import { readTurns } from "./turns.ts";

/** A transcript as it came: with its times, or as a text. */
export type RawTranscript = { readonly text: string } | { readonly segments: readonly TranscriptSegment[] };

/** A transcript as it is read: sentences, who said them, and in what language. */
export interface NormalisedTranscript {
  /** BCP 47; "und" when it cannot be told. */
  readonly language: string;
  /** What it says itself that it is called. */
  readonly title?: string | undefined;
  /** Paragraphs with a blank line between them, a turn under its speaker's name. */
  readonly text: string;
  /** Each begins and ends with a sentence. Absent where there are no times. */
  readonly segments?: readonly TranscriptSegment[];
}

const LANGUAGE_SAMPLE = 200;

/** Words of captions for the language to be told by: all of a short transcript, of a long one every so many. */
function toSample(segments: readonly TranscriptSegment[]): string {
  const step = Math.max(1, Math.floor(segments.length / LANGUAGE_SAMPLE));
  return segments
    .filter((_, at) => at % step === 0)
    .map(({ text }) => text.slice(0, 2000))
    .join(" ");
}

function normaliseSegments(lines: readonly TranscriptSegment[], title?: string): NormalisedTranscript {
  const language = detectLanguage(toSample(lines));
  const captions = readTurns(unrollCaptions(lines)).filter(({ text }) => text !== "");
  const writing = describeWriting(captions.map(({ text }) => text).join(" "), language);
  const segments = toSentenceSegments(captions, writing);
  return { language, title, text: toTranscriptText(segments), segments };
}

const tidied = (segments: readonly TranscriptSegment[]): TranscriptSegment[] =>
  segments
    .map((segment) => ({ ...segment, text: segment.text.replaceAll(/\s+/g, " ").trim() }))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => a.start - b.start);

/**
 * Any transcript as sentences: lines that were wrapped are joined, borders that no full stop marks are restored, captions that
 * roll say each word once, labels and ">>" become speakers, Markdown its words. Pure; takes time in proportion to its length.
 * @param seconds how long the recording is; times in a text that go beyond are no times of it
 */
export function normaliseTranscript(raw: RawTranscript, seconds = Number.POSITIVE_INFINITY): NormalisedTranscript {
  if ("segments" in raw) return normaliseSegments(tidied(raw.segments));
  const language = detectLanguage(raw.text);
  const read = readText(raw.text, language, seconds);
  if ("segments" in read) return normaliseSegments(tidied(read.segments), read.title);
  return { language, ...read };
}
