import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { GetBorderModel } from "../borders/border-model.ts";
import { describeWriting, findSentences, type Writing } from "./find-sentences.ts";
import { isMarkdown, type MarkdownLine, readMarkdown } from "./markdown.ts";
import { areMoments, type MomentLine, readMoment } from "./moments.ts";
import { endsSentence, PARAGRAPH_CHARACTERS } from "@lectern/domain/transcript-text.ts";
import { unrollCaptions } from "./rolling-captions.ts";
import {
  findLabel,
  findSpeakers,
  innerTurnMark,
  LEAST_DASHED_TURNS,
  toSpeakerName,
  turnMark,
  UNNAMED_TURN,
} from "./speaker-labels.ts";
import { countWords } from "./words.ts";
import { findWrapWidth, joinLooseLines, joinWrappedLines } from "./wrapped-lines.ts";

type ReadText = { readonly title: string | undefined } & (
  | { readonly text: string }
  | { readonly segments: readonly TranscriptSegment[] }
);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  "#39": "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

/** Decodes the entities that every writer of HTML escapes. Others, such as "&copy;", may be a lecture's own words. */
const decode = (text: string): string =>
  text.replaceAll(/&(amp|apos|#39|gt|lt|nbsp|quot);/g, (_, name: string) => entities[name]!);

const tidy = (line: string): string => line.replaceAll(/\s+/g, " ").trim();

/** Words a second at an ordinary pace, by which the length of the last words is guessed where no time follows them. */
const WORDS_PER_SECOND = 2.5;
/** A time may be this much beyond the recording's length, because both are rounded; the same holds for a phone's segments. */
const ROUNDING_SECONDS = 0.6;

/** A caption whose lines are still being collected. */
interface OpenCaption {
  start: number;
  end: number | undefined;
  speaker: string | undefined;
  texts: string[];
}

/** Reads lines with times into segments; undefined when the times are not those of the recording. */
function readTimed(lines: readonly string[], seconds: number): TranscriptSegment[] | undefined {
  const filledLines = lines.filter((line) => line !== "");
  const moments = new Map<string, MomentLine | undefined>();
  const parseMoment = (line: string) => {
    if (!moments.has(line)) moments.set(line, readMoment(line));
    return moments.get(line);
  };
  const timedLines = filledLines.map(parseMoment).filter((moment) => moment !== undefined);
  if (!areMoments(timedLines, filledLines.length)) return undefined;

  const captions: OpenCaption[] = [];
  for (const line of filledLines) {
    const moment = parseMoment(line);
    if (moment === undefined) {
      if (captions.length === 0) captions.push({ start: 0, end: timedLines[0]!.start, speaker: undefined, texts: [] });
      captions.at(-1)!.texts.push(line);
    } else if (moment.start < (captions.at(-1)?.start ?? 0)) {
      // A line that begins before the one above it is read with that one: sorting would move its words.
      captions.at(-1)!.texts.push(moment.text);
    } else {
      const { start, end, text, isHeader } = moment;
      const speaker = isHeader ? text.replace(/[:,]$/, "") : undefined;
      captions.push({ start, end, speaker, texts: isHeader || text === "" ? [] : [text] });
    }
  }
  if (captions.at(-1)!.start > seconds + ROUNDING_SECONDS) return undefined;
  return captions
    .map(({ start, end, speaker, texts }, index) => {
      // The lines stay apart: a service may write one time a minute, and below it the lines of several speakers.
      const text = texts.join("\n").trim();
      const guessedEnd = captions[index + 1]?.start ?? start + Math.max(1, countWords(text) / WORDS_PER_SECOND);
      const until = Math.max(start, Math.min(end ?? guessedEnd, seconds));
      return { start, end: until, text, ...(speaker !== undefined && { speaker }) };
    })
    .filter(({ text }) => text !== "");
}

/** A time inside a line: "[12:34]", "(1:02:03)". In round brackets it needs hours: "(3:16)" may be a verse. */
const innerMoment =
  /(?<!\s)\s*(?:\[\d{1,2}(?::\d{2}){1,2}(?:[.,]\d{1,3})?\]|\(\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,3})?\))(?=\s|$)/g;

/** Removes the times from a line whose text is not read by them. Bare numbers stay: they may be times of day. */
function removeMoments(line: string): string {
  const moment = readMoment(line);
  const isTime = moment !== undefined && !moment.isBare;
  const text = !isTime ? line : moment.isHeader ? `${moment.text}:` : moment.text;
  return text.replaceAll(innerMoment, "").trim();
}

/** Removes from each line the words that it repeats of the one before it, as in captions that were copied. */
function unrollLines(lines: readonly string[]): readonly string[] {
  const captions = lines.filter((line) => line !== "").map((text) => ({ start: 0, end: 0, text }));
  const unrolled = unrollCaptions(captions);
  return unrolled.length === captions.length ? lines : unrolled.map(({ text }) => text);
}

interface Paragraph {
  readonly text: string;
  readonly speaker?: string | undefined;
  readonly isHeading?: boolean;
}

/** Splits a paragraph at its ">>", which mark another speaker. */
function splitParagraphTurns(text: string): string[] {
  if (!text.includes(">>")) return [text];
  const [before = "", ...turns] = text.split(innerTurnMark);
  return [before.trim(), ...turns.map((turn) => UNNAMED_TURN + turn.trim())].filter(
    (part) => part !== "" && part !== UNNAMED_TURN,
  );
}

const standsAlone = ({ isHeading, isItem }: MarkdownLine): boolean => isHeading === true || isItem === true;

function readParagraphs(lines: readonly MarkdownLine[], language: string, getBorderModel: GetBorderModel): Paragraph[] {
  const texts = lines.map(({ text }) => text);
  const { isPunctuated, isUnspaced } = describeWriting(texts.join(" "), language, getBorderModel);
  const speakers = findSpeakers(texts);
  const dashes = texts.filter((text) => turnMark.test(text)).length;
  const parseLabel = (line: string) => {
    const match = findLabel(line);
    return match !== undefined && speakers.has(match.label) ? match : undefined;
  };
  const isTurn = (line: string) => line.startsWith(">>") || (dashes >= LEAST_DASHED_TURNS && turnMark.test(line));
  const standaloneTexts = new Set(lines.filter(standsAlone).map(({ text }) => text));
  const beginsParagraph = (line: string) => standaloneTexts.has(line) || isTurn(line) || parseLabel(line) !== undefined;

  const width = findWrapWidth(texts);
  const joined = isUnspaced
    ? texts.filter((text) => text !== "")
    : width === undefined
      ? joinLooseLines(texts, { isPunctuated, beginsParagraph })
      : joinWrappedLines(texts, { width, beginsParagraph });
  const headings = new Set(lines.filter(({ isHeading }) => isHeading === true).map(({ text }) => text));
  const paragraphs: Paragraph[] = [];
  for (const paragraph of joined) {
    if (headings.has(paragraph)) {
      paragraphs.push({ text: paragraph, isHeading: true });
      continue;
    }
    for (const turn of splitParagraphTurns(paragraph)) {
      const labelled = parseLabel(turn.startsWith(UNNAMED_TURN) ? turn.slice(UNNAMED_TURN.length) : turn);
      if (labelled !== undefined) paragraphs.push({ text: labelled.rest, speaker: toSpeakerName(labelled.label) });
      else paragraphs.push({ text: isTurn(turn) ? UNNAMED_TURN + turn.replace(turnMark, "") : turn });
    }
  }
  return paragraphs;
}

/** Writes a paragraph: a sentence whose end was restored ends its line, so that reading the stored text finds the same sentences. */
function writeParagraph({ text, speaker, isHeading = false }: Paragraph, writing: Writing): string {
  const label = speaker === undefined ? "" : `${speaker}: `;
  if (isHeading) return text;
  let result = label;
  let length = 0;
  let last = "";
  for (const sentence of findSentences(text, writing)) {
    const isFull = length >= PARAGRAPH_CHARACTERS && text.length > PARAGRAPH_CHARACTERS * 2;
    const space = writing.isUnspaced ? "" : " ";
    const inParagraph = endsSentence(last) ? space : "\n";
    const between = isFull ? "\n\n" : inParagraph;
    length = isFull ? sentence.length : length + sentence.length;
    result += last === "" ? sentence : between + sentence;
    last = sentence;
  }
  return result.trim();
}

interface TextContext {
  /** BCP 47. */
  readonly language: string;
  /** How long the recording is. */
  readonly seconds: number;
  readonly getBorderModel: GetBorderModel;
}

/** A text in which fewer lines have a time only mentions times. */
const LEAST_MOMENTS = 3;

/** Reads a text into paragraphs of sentences, or into segments when its lines have the times at which they were spoken. */
export function readText(raw: string, { language, seconds, getBorderModel }: TextContext): ReadText {
  const decoded = decode(raw.replaceAll(/\r\n?/g, "\n"));
  const markdown = isMarkdown(decoded) ? readMarkdown(decoded) : undefined;
  const title = markdown?.title;
  const lines: readonly MarkdownLine[] = markdown?.lines ?? decoded.split("\n").map((text) => ({ text }));
  const tidied = lines.map((line) => ({ ...line, text: tidy(line.text) }));

  const segments = readTimed(
    tidied.filter(({ isHeading }) => isHeading !== true).map(({ text }) => text),
    seconds,
  );
  if (segments !== undefined) return { title, segments };

  const moments = (decoded.match(innerMoment)?.length ?? 0) + tidied.filter(({ text }) => readMoment(text)).length;
  const timeless =
    moments >= LEAST_MOMENTS ? tidied.map((line) => ({ ...line, text: removeMoments(line.text) })) : tidied;
  const unrolled = markdown === undefined ? unrollLines(timeless.map(({ text }) => text)) : undefined;
  const paragraphs = readParagraphs(unrolled?.map((text) => ({ text })) ?? timeless, language, getBorderModel);
  const writing = describeWriting(paragraphs.map(({ text }) => text).join(" "), language, getBorderModel);
  const text = paragraphs
    .map((paragraph) => writeParagraph(paragraph, writing))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
  return { title, text };
}
