import { type CorrectedSegment, type Correction, findPlaces } from "./corrections.ts";

/** One place in the transcript where words stand, with the words around them. */
export interface PlaceInContext {
  /** The index of its line. */
  readonly segment: number;
  /** The line's start, in seconds from the recording's start. */
  readonly seconds: number;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** The subject of the dialog, with what it needs to show. */
export type CorrectionTask =
  | {
      readonly kind: "word";
      /** The words as they are shown now. */
      readonly shown: string;
      /** The words as heard, if they are corrected already. */
      readonly heard?: string | undefined;
      /** Every place of the words, in spoken order. */
      readonly places: readonly PlaceInContext[];
      /** The folder whose other lectures can get an offer (COR-04); undefined without a folder. */
      readonly folder?: string | undefined;
    }
  | {
      readonly kind: "speaker";
      /** The speaker's name as it is shown now. */
      readonly shown: string;
      readonly heard?: string | undefined;
      readonly lines: number;
      /** Names of the other voices of this recording: giving one of them joins the two. */
      readonly others: readonly string[];
      /** Names that the course remembers. */
      readonly offered: readonly string[];
      readonly folder?: string | undefined;
    }
  | {
      readonly kind: "line";
      /** The line's text as it is shown now. */
      readonly shown: string;
      readonly heard?: string | undefined;
      /** The line's start, in seconds from the recording's start. */
      readonly seconds: number;
    };

/** The subject of the dialog, by what was shown when it was opened. */
export type CorrectionSubject =
  | { readonly kind: "word"; readonly line: number; readonly words: string }
  | { readonly kind: "speaker"; readonly line: number }
  | { readonly kind: "line"; readonly line: number };

/** A task with the correction that it would undo. */
interface TaskWithCorrection {
  readonly task: CorrectionTask;
  /** Undefined if nothing is corrected. */
  readonly covering: Correction | undefined;
}

/** The most characters of a line that are listed before and after its words. */
const CONTEXT_CHARACTERS = 60;

function shortenStart(text: string): string {
  if (text.length <= CONTEXT_CHARACTERS) return text;
  const end = text.slice(-CONTEXT_CHARACTERS);
  return `…${end.slice(end.indexOf(" ") + 1)}`;
}

function shortenEnd(text: string): string {
  if (text.length <= CONTEXT_CHARACTERS) return text;
  const start = text.slice(0, CONTEXT_CHARACTERS);
  const space = start.lastIndexOf(" ");
  return `${space === -1 ? start : start.slice(0, space)}…`;
}

const letter = /[\p{L}\p{M}\p{N}]/u;
/** Scripts that are written without spaces between words, whose words the student selects exactly. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const isInWord = (text: string, index: number): boolean => {
  const sign = text.charAt(index);
  return letter.test(sign) && !unspaced.test(sign);
};

/**
 * Returns the whole words of a text that a selection touches, without the punctuation around them; empty if it touches
 * none.
 */
export function toWholeWords(text: string, from: number, to: number): string {
  let [start, end] = [Math.max(0, from), Math.min(text.length, to)];
  while (start < end && /[\s\p{P}]/u.test(text.charAt(start))) start += 1;
  while (end > start && /[\s\p{P}]/u.test(text.charAt(end - 1))) end -= 1;
  if (start === end) return "";
  if (isInWord(text, start)) while (start > 0 && isInWord(text, start - 1)) start -= 1;
  if (isInWord(text, end - 1)) while (end < text.length && isInWord(text, end)) end += 1;
  return text.slice(start, end);
}

const isActive = ({ undoneAt }: Correction): boolean => undoneAt === null;
const isOnLine = (segment: number | null, line: number): boolean => segment === null || segment === line;

/** What a line shows: all of its text, some of its words, or its speaker. */
interface Shown<Kind extends Correction["kind"] = Correction["kind"]> {
  readonly kind: Kind;
  readonly line: number;
  readonly text: string;
}
const findCovering = (corrections: readonly Correction[], { kind, line, text }: Shown): Correction | undefined =>
  corrections.findLast(
    (correction) =>
      isActive(correction) &&
      correction.kind === kind &&
      isOnLine(correction.segment, line) &&
      (kind === "line" || correction.to === text),
  );

/** Finds what is shown in place of words, which another tab may have corrected since. */
function followCorrections(corrections: readonly Correction[], { kind, line, text }: Shown<"word">): string {
  let correctedText = text;
  for (const correction of corrections)
    if (
      isActive(correction) &&
      correction.kind === kind &&
      isOnLine(correction.segment, line) &&
      correction.from === correctedText
    )
      correctedText = correction.to;
  return correctedText;
}

/** Finds what was heard where a correction shows its text, through earlier corrections. */
function findHeard(corrections: readonly Correction[], covering: Correction, line: number): string {
  let original = covering.from;
  for (const correction of corrections.slice(0, corrections.indexOf(covering)).toReversed())
    if (
      isActive(correction) &&
      correction.kind === covering.kind &&
      isOnLine(correction.segment, line) &&
      correction.to === original
    )
      original = correction.from;
  return original;
}

const toPlaces = (segments: readonly CorrectedSegment[], words: string): PlaceInContext[] =>
  findPlaces(segments, words).map(({ segment, offset }) => {
    const { text, start } = segments[segment]!;
    return {
      segment,
      seconds: start,
      before: shortenStart(text.slice(0, offset)),
      words,
      after: shortenEnd(text.slice(offset + words.length)),
    };
  });

const listSpeakers = (segments: readonly CorrectedSegment[]): string[] => [
  ...new Set(segments.flatMap(({ speaker }) => speaker ?? [])),
];

/**
 * Derives the dialog's task from the transcript as it is shown now, which may have changed since the dialog was opened.
 *
 * @param corrections of the recording, in the order in which they were made
 * @param offered names that the course remembers
 * @returns undefined for a line that doesn't exist
 */
export function toCorrectionTask(
  segments: readonly CorrectedSegment[],
  corrections: readonly Correction[],
  subject: CorrectionSubject,
  { folder, offered = [] }: { readonly folder?: string | undefined; readonly offered?: readonly string[] } = {},
): TaskWithCorrection | undefined {
  const { line } = subject;
  const segment = segments[line];
  if (segment === undefined) return undefined;
  if (subject.kind === "line") {
    const covering = findCovering(corrections, { kind: "line", line, text: segment.text });
    const heard = covering && segment.heard?.text;
    return { task: { kind: "line", shown: segment.text, heard, seconds: segment.start }, covering };
  }
  if (subject.kind === "word") {
    const inLine = findPlaces([segment], subject.words).length > 0;
    const shown = inLine ? subject.words : followCorrections(corrections, { kind: "word", line, text: subject.words });
    const covering = findCovering(corrections, { kind: "word", line, text: shown });
    const heard = covering && findHeard(corrections, covering, line);
    return { task: { kind: "word", shown, heard, places: toPlaces(segments, shown), folder }, covering };
  }
  const shown = segment.speaker ?? "";
  const covering = findCovering(corrections, { kind: "speaker", line, text: shown });
  const heard = covering && segment.heard?.speaker;
  return {
    task: {
      kind: "speaker",
      shown,
      heard,
      // A name that isn't there is written for one line.
      lines: shown === "" ? 1 : segments.filter(({ speaker }) => speaker === shown).length,
      others: listSpeakers(segments).filter((name) => name !== shown),
      offered,
      folder,
    },
    covering: heard === undefined ? undefined : covering,
  };
}
