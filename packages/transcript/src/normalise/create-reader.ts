import { tidyLines } from "../captions/cue-text.ts";
import { fitToLength } from "../captions/fit-to-length.ts";
import { type Notice, toQuote } from "../captions/notices.ts";
import { readFile } from "../captions/read-file.ts";
import type { GetBorderModel } from "../borders/border-model.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { describeWriting } from "./find-sentences.ts";
import { toTranscriptText } from "@lectern/domain/transcript-text.ts";
import { leaveFrameOut } from "./frame.ts";
import { closeSeams, leaveNoiseOut } from "./machine-noise.ts";
import { readText } from "./plain-text.ts";
import { unrollCaptions } from "./rolling-captions.ts";
import { toSentenceSegments } from "./sentence-segments.ts";
import { readTurns } from "./turns.ts";

/** A transcript before it is read: segments with times, or a text. */
type RawTranscript = { readonly text: string } | { readonly segments: readonly TranscriptSegment[] };

/** A transcript as it is read: sentences, who said them, and in what language. */
export interface NormalisedTranscript {
  /** BCP 47; "und" when it cannot be told. */
  readonly language: string;
  /** The title in the transcript itself: of its front matter, its first heading, or a service's first line. */
  readonly title?: string | undefined;
  /** Paragraphs with a blank line between them, a turn under its speaker's name. */
  readonly text: string;
  /** Whole sentences, one or several a segment. Absent where there are no times. */
  readonly segments?: readonly TranscriptSegment[];
}

/** Captions that are enough to detect a language by; a longer transcript is sampled at even steps. */
const SAMPLE_CAPTIONS = 200;
/** A caption that holds a whole transcript would cost too much time. */
const SAMPLE_CAPTION_CHARACTERS = 2000;

/** Takes the text that the language is detected from: all captions of a short transcript, every nth of a long one. */
function toSample(segments: readonly TranscriptSegment[]): string {
  const step = Math.max(1, Math.floor(segments.length / SAMPLE_CAPTIONS));
  return segments
    .filter((_, index) => index % step === 0)
    .map(({ text }) => text.slice(0, SAMPLE_CAPTION_CHARACTERS))
    .join(" ");
}

/** Times were never measured closer than this, and the database's arithmetic refuses the smallest numbers. */
const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

const tidySegments = (segments: readonly TranscriptSegment[]): TranscriptSegment[] =>
  segments
    .map(({ start, end, ...segment }) => ({
      ...segment,
      start: toMilliseconds(start),
      end: toMilliseconds(end),
      text: tidyLines(segment.text),
    }))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => a.start - b.start);

/** A transcript without its file's marks, with each word as often as it was said: its length is measured in this form. */
export interface PreparedTranscript {
  readonly language: string;
  readonly title: string | undefined;
  /** Captions; absent where there are no times. */
  readonly captions?: readonly TranscriptSegment[];
  /** Absent where there are captions. */
  readonly text?: string;
  /** The texts that were left out, because a machine or a service wrote them. */
  readonly leftOut: readonly string[];
  readonly notices: readonly Notice[];
}

/** Makes the notice of words that were left out because a machine wrote them; none where nothing was. */
function toLeftOutNotices(at: string, texts: readonly string[]): Notice[] {
  if (texts.length === 0) return [];
  const words = texts.join(" ");
  const count = words.match(/\S+/g)?.length ?? 0;
  return [{ kind: "left-out", at, count, words: toQuote(words) }];
}

/** The parts of a reader that need learned data. It is large: only the code that reads what a phone sends loads it. */
export interface ReaderTools {
  readonly detectLanguage: (text: string) => string;
  readonly getBorderModel: GetBorderModel;
}

export interface TranscriptReader {
  /**
   * Takes the marks of captions off, moves and cuts their times to the recording's length, unrolls them, and leaves out what
   * services and machines wrote.
   * @param seconds how long the recording is; times in a text that go beyond it are not taken for the recording's
   */
  readonly prepareTranscript: (raw: RawTranscript, seconds?: number) => PreparedTranscript;
  /** Reads a prepared transcript into sentences. */
  readonly normalisePrepared: (prepared: PreparedTranscript) => NormalisedTranscript;
  /**
   * Reads any transcript into sentences: lines that were wrapped are joined, borders that no full stop marks are restored, captions that
   * roll say each word once, labels and ">>" become speakers, Markdown its words. Pure; takes time in proportion to its length.
   */
  readonly normaliseTranscript: (raw: RawTranscript, seconds?: number) => NormalisedTranscript;
}

export function createReader({ detectLanguage, getBorderModel }: ReaderTools): TranscriptReader {
  function prepareCaptions(raw: readonly TranscriptSegment[], seconds: number, title?: string): PreparedTranscript {
    const fitted = fitToLength(tidySegments(raw), Number.isFinite(seconds) ? seconds : undefined);
    const { captions: spoken, noise } = leaveNoiseOut(fitted.segments);
    const captions = closeSeams(unrollCaptions(spoken));
    const leftOut = noise.map(({ text }) => text);
    const notices = [
      ...fitted.notices,
      ...toLeftOutNotices(noise.length === 0 ? "" : formatMoment(noise[0]!.start), leftOut),
    ];
    return { language: detectLanguage(toSample(captions)), title, captions, notices, leftOut };
  }

  function prepareTranscript(raw: RawTranscript, seconds = Number.POSITIVE_INFINITY): PreparedTranscript {
    if ("segments" in raw) return prepareCaptions(raw.segments, seconds);
    const content = readFile(raw.text);
    if (content.kind === "captions") return prepareCaptions(content.segments, seconds);
    const { text, frame, title } = leaveFrameOut(raw.text);
    const language = detectLanguage(text);
    const parsed = readText(text, { language, seconds, getBorderModel });
    const notices = toLeftOutNotices("", frame);
    if ("segments" in parsed) {
      const prepared = prepareCaptions(parsed.segments, seconds, title ?? parsed.title);
      return { ...prepared, notices: [...notices, ...prepared.notices], leftOut: [...frame, ...prepared.leftOut] };
    }
    return { language, title: title ?? parsed.title, text: parsed.text, notices, leftOut: frame };
  }

  function normalisePrepared(prepared: PreparedTranscript): NormalisedTranscript {
    const { language, title, captions, text = "" } = prepared;
    if (captions === undefined) return { language, title, text };
    const turns = readTurns(captions).filter((turn) => turn.text !== "");
    const writing = describeWriting(turns.map((turn) => turn.text).join(" "), language, getBorderModel);
    const segments = toSentenceSegments(turns, writing);
    return { language, title, text: toTranscriptText(segments), segments };
  }

  return {
    prepareTranscript,
    normalisePrepared,
    normaliseTranscript: (raw, seconds) => normalisePrepared(prepareTranscript(raw, seconds)),
  };
}
