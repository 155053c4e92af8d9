import type { Transcript, TranscriptSegment } from "./recording.ts";

/** `word`: words inside lines. `speaker`: a name. `line`: all of a line's text. */
type CorrectionKind = "word" | "speaker" | "line";

/** A correction that a page sends. The server adds when it was made. */
export interface NewCorrection {
  /** A UUID. Sending it again changes nothing. */
  readonly id: string;
  readonly kind: CorrectionKind;
  /** The position of one segment, from 0; null corrects all of the recording. A line has one. */
  readonly segment: number | null;
  /** What was shown before. Empty for a line without a speaker. */
  readonly from: string;
  readonly to: string;
}

/** A correction lies over the stored transcript, which stays as it was heard (COR-01). */
export interface Correction extends NewCorrection {
  /** ISO 8601 with zone. */
  readonly madeAt: string;
  /** Null while it applies. */
  readonly undoneAt: string | null;
}

/** The corrections of one recording, in the order in which they were made: a later one covers an earlier one. */
export interface Corrections {
  /** Increases with each change. A change that was made from an older version is refused (COR-03). */
  readonly version: number;
  readonly list: readonly Correction[];
}

export const noCorrections: Corrections = { version: 0, list: [] };

/** The database checks the same limits. Texts are in characters. */
export const correctionLimits = {
  /** The corrections of one recording, undone ones among them. */
  corrections: 2_000,
  /** The corrections of one change. */
  atOnce: 200,
  word: 200,
  speaker: 100,
  line: 5_000,
  /** What corrections of words add to a transcript. */
  growth: 1_000_000,
  /** The words and names that a folder offers. */
  course: 2_000,
} as const;

/** A segment as it is shown. */
export interface CorrectedSegment extends TranscriptSegment {
  /** As it was heard; absent from a segment that no correction changes. */
  readonly heard?: Pick<TranscriptSegment, "text" | "speaker">;
}

/** As in the database's `private.word_pattern`: letters, their signs, and digits. */
const wordSigns = String.raw`\p{Alphabetic}0-9\u0300-\u036f\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200c\u200d`;
/** Scripts that are written without spaces between words. */
const unspaced = /[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/u;
const words = new RegExp(`[${wordSigns}]+`, "gu");
const beginsWithSign = new RegExp(`^[${wordSigns}]`, "u");
const endsWithSign = new RegExp(`[${wordSigns}]$`, "u");

/** Whether these are whole words: what replaces them then joins with no word beside them. */
const areWholeWords = (from: string): boolean =>
  beginsWithSign.test(from) && endsWithSign.test(from) && !unspaced.test(from);

/** Yields where whole words stand in a text, with their case. */
function* findWords(text: string, from: string): Generator<number> {
  if (from === "") return;
  const isBoundBefore = beginsWithSign.test(from) && !unspaced.test(from[0]!);
  const isBoundAfter = endsWithSign.test(from) && !unspaced.test(from.at(-1)!);
  let index = text.indexOf(from);
  while (index !== -1) {
    const end = index + from.length;
    const isWhole =
      !(isBoundBefore && endsWithSign.test(text.slice(Math.max(0, index - 2), index))) &&
      !(isBoundAfter && beginsWithSign.test(text.slice(end, end + 2)));
    if (isWhole) yield index;
    index = text.indexOf(from, isWhole ? end : index + 1);
  }
}

/** Counts whole words in a text, with their case. */
export const countWords = (text: string, from: string): number => [...findWords(text, from)].length;

/** Replaces whole words of a text, with their case. */
export function replaceWords(text: string, { from, to }: Pick<Correction, "from" | "to">): string {
  let replaced = "";
  let end = 0;
  for (const index of findWords(text, from)) {
    replaced += text.slice(end, index) + to;
    end = index + from.length;
  }
  return end === 0 ? text : replaced + text.slice(end);
}

/** Where words stand that a correction would change. */
export interface CorrectionPlace {
  /** The position of the segment, from 0. */
  readonly segment: number;
  /** In its text, in UTF-16 code units. */
  readonly offset: number;
}

/** Finds each place of a transcript that has the words, in spoken order: whole words with their case. */
export const findPlaces = (segments: readonly TranscriptSegment[], from: string): CorrectionPlace[] =>
  segments.flatMap(({ text }, segment) => [...findWords(text, from)].map((offset) => ({ segment, offset })));

/** Fewer corrections than this are looked for in every line, which takes less than listing the words of all. */
const FEW_CORRECTIONS = 40;

/** Finds the lines that may have words, without reading all of them for each of many corrections. */
function createFinder(texts: readonly string[], correctionCount: number) {
  let linesByWord: Map<string, number[]> | undefined;
  const addWords = (text: string, line: number): void => {
    for (const [word] of text.matchAll(words)) {
      const lines = linesByWord!.get(word);
      if (lines === undefined) linesByWord!.set(word, [line]);
      else if (lines.at(-1) !== line) lines.push(line);
    }
  };
  return {
    find: (from: string): Iterable<number> => {
      const [[first] = []] = from.matchAll(words);
      if (correctionCount < FEW_CORRECTIONS || first === undefined || unspaced.test(from)) return texts.keys();
      if (linesByWord === undefined) {
        linesByWord = new Map();
        for (const [line, text] of texts.entries()) addWords(text, line);
      }
      return new Set(linesByWord.get(first));
    },
    /** Called when the text of a line has changed, with what came into it: whole words, or all of it. */
    add: (line: number, added: string): void => {
      if (linesByWord !== undefined) addWords(added, line);
    },
  };
}

/**
 * Shows a transcript with its corrections, each over what the earlier ones show. Call it once when a transcript is loaded. Segments
 * that nothing changes are the same objects; without corrections, so is the list.
 */
export function applyCorrections(
  segments: readonly TranscriptSegment[],
  corrections: readonly NewCorrection[] | readonly Correction[],
): readonly CorrectedSegment[] {
  const active = corrections.filter((correction) => !("undoneAt" in correction) || correction.undoneAt === null);
  if (active.length === 0) return segments;
  const texts = segments.map(({ text }) => text);
  const speakers = segments.map(({ speaker = "" }) => speaker);
  const finder = createFinder(texts, active.length);
  const setText = (segment: number, text: string, added: string): void => {
    if (texts[segment] === text) return;
    texts[segment] = text;
    finder.add(segment, added);
  };
  for (const { kind, segment, from, to } of active) {
    if (segment !== null && segment >= segments.length) continue;
    if (kind === "word") {
      const areWords = areWholeWords(from);
      for (const index of segment === null ? finder.find(from) : [segment]) {
        if (!texts[index]!.includes(from)) continue;
        const text = replaceWords(texts[index]!, { from, to });
        setText(index, text, areWords ? to : text);
      }
    } else if (segment === null) {
      if (kind === "speaker" && from !== "")
        for (const [index, speaker] of speakers.entries()) if (speaker === from) speakers[index] = to;
    } else if (kind === "line") setText(segment, to, to);
    else speakers[segment] = to;
  }
  return segments.map((segment, position) => {
    const [text, speaker] = [texts[position]!, speakers[position]!];
    const { text: heardText, speaker: heardSpeaker } = segment;
    if (text === heardText && speaker === (heardSpeaker ?? "")) return segment;
    return { ...segment, text, ...(speaker !== "" && { speaker }), heard: { text: heardText, speaker: heardSpeaker } };
  });
}

/**
 * Corrects a transcript without segments: the words that are corrected in all of the recording. A correction that would add more than
 * `growth` is left out, since words that corrections multiply have no end. With segments the database doesn't store it.
 */
export function correctText(text: string, corrections: readonly Correction[]): string {
  let corrected = text;
  let room: number = correctionLimits.growth;
  for (const { kind, segment, from, to, undoneAt } of corrections) {
    if (kind !== "word" || segment !== null || undoneAt !== null) continue;
    const longer = Math.max(0, to.length - from.length);
    const added = longer === 0 ? 0 : longer * countWords(corrected, from);
    if (added > room) continue;
    room -= added;
    corrected = replaceWords(corrected, { from, to });
  }
  return corrected;
}

/** Returns a transcript with its corrections; the same object if they change nothing. */
export function correctTranscript(transcript: Transcript, corrections: readonly Correction[]): Transcript {
  const { text } = transcript;
  const segments = applyCorrections(transcript.segments, corrections);
  const corrected = text === null ? null : correctText(text, corrections);
  return segments === transcript.segments && corrected === text
    ? transcript
    : { ...transcript, segments, text: corrected };
}

/** Normalizes what was typed: NFC, trimmed, with single spaces. */
export const toCorrectedText = (typed: string): string => typed.normalize("NFC").replaceAll(/\s+/gu, " ").trim();

/** Whether the server accepts a correction. `to` is as {@link toCorrectedText} returns it. */
export function isCorrection({ kind, segment, from, to }: Omit<NewCorrection, "id">): boolean {
  if (to === "" || to === from || to.length > correctionLimits[kind] || to !== toCorrectedText(to)) return false;
  if (kind === "line") return segment !== null;
  if (kind === "speaker") return from.length <= correctionLimits.line && (segment !== null || from !== "");
  return from.length <= correctionLimits.word && new RegExp(`[${wordSigns}]`, "u").test(from);
}

/** A word or a name that a folder's other lectures are offered (COR-04). */
export interface CourseCorrection {
  /** A UUID. */
  readonly id: string;
  readonly kind: Exclude<CorrectionKind, "line">;
  readonly from: string;
  readonly to: string;
}

/** A correction of the folder with the number of places that it would change. */
export interface CorrectionOffer extends CourseCorrection {
  readonly places: number;
}

/** Lists the folder's corrections that would change something in a transcript as it is shown. None is applied by itself. */
export const findOffers = (
  segments: readonly TranscriptSegment[],
  vocabulary: readonly CourseCorrection[],
): CorrectionOffer[] =>
  vocabulary.flatMap((entry) => {
    const places =
      entry.kind === "word"
        ? findPlaces(segments, entry.from).length
        : segments.filter(({ speaker }) => speaker === entry.from).length;
    return places === 0 ? [] : { ...entry, places };
  });

/**
 * Finds the first correction of a folder that would change a transcript as it is shown.
 *
 * @param isAnswered whether the student has accepted or declined it, by its id
 */
export function findFirstOffer(
  segments: readonly TranscriptSegment[],
  vocabulary: readonly CourseCorrection[],
  isAnswered: (id: string) => boolean,
): CorrectionOffer | undefined {
  if (vocabulary.length === 0) return undefined;
  // Most words of a long vocabulary aren't in a lecture, which one text tells faster than thousands of lines.
  const text = segments.map((segment) => segment.text).join("\n");
  for (const entry of vocabulary) {
    if (isAnswered(entry.id) || (entry.kind === "word" && !text.includes(entry.from))) continue;
    const [offer] = findOffers(segments, [entry]);
    if (offer !== undefined) return offer;
  }
  return undefined;
}

/** Counts of places that still have the old words, in the texts that were written from a lecture. */
export interface WrittenPlaces {
  readonly title: number;
  readonly summary: number;
  readonly notes: number;
  /** In the titles of chapters, the terms and the other texts of the outline. */
  readonly outline: number;
  /** In fronts, backs and choices of cards. */
  readonly cards: number;
}
