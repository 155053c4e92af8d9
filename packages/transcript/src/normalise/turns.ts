import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import {
  findLabel,
  findSpeakers,
  innerTurnMark,
  LEAST_DASHED_TURNS,
  toSpeakerName,
  turnMark,
  UNNAMED_TURN,
} from "./speaker-labels.ts";

/** A caption, or the part of one that one person said. */
export interface Caption extends TranscriptSegment {
  /** Another speaker begins here, named or not. */
  readonly beginsTurn?: boolean;
}

/** Chinese and Japanese have no space where a line breaks. */
const unspacedBreak =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，、。！？])\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『])/gu;
/** The places in a caption behind which a label may stand. */
const lineOrTurn = /\n|>{2,}\s*/;
/** The beginning of a line in which its label is looked for, with the mark before it. */
const LABEL_REACH_CHARACTERS = 100;

/**
 * Finds where the turns of a caption begin: at ">>", and at a line that begins with a speaker's label or, in a transcript that marks
 * turns so, with a dash.
 * @returns the place of each and the length of its ">>", which is 0 at a line
 */
function findTurnMarks(
  { text, speaker }: TranscriptSegment,
  beginsTurn: (line: string) => boolean,
): (readonly [place: number, length: number])[] {
  const marks = text.includes(">>")
    ? [...text.matchAll(innerTurnMark)].map((mark) => [mark.index, mark[0].length] as const)
    : [];
  if (speaker !== undefined) return marks;
  for (let lineBreak = text.indexOf("\n"); lineBreak >= 0; lineBreak = text.indexOf("\n", lineBreak + 1)) {
    if (beginsTurn(text.slice(lineBreak + 1, lineBreak + 1 + LABEL_REACH_CHARACTERS))) marks.push([lineBreak + 1, 0]);
  }
  return marks.toSorted(([a], [b]) => a - b);
}

/** Splits a caption into its turns; their times are estimated by their length. */
function splitTurns(segment: TranscriptSegment, beginsTurn: (line: string) => boolean): Caption[] {
  const marks = findTurnMarks(segment, beginsTurn);
  if (marks.length === 0) return [segment];
  const parts: Caption[] = [];
  const characterCount = segment.text.length;
  let begin = 0;
  let from = 0;
  let isMarked = false;
  const push = (to: number) => {
    const text = segment.text.slice(from, to).trim();
    const toSeconds = (place: number) => segment.start + ((segment.end - segment.start) * place) / characterCount;
    if (text !== "")
      parts.push({ ...segment, text, start: toSeconds(begin), end: toSeconds(to), beginsTurn: isMarked });
  };
  for (const [index, length] of marks) {
    push(index);
    begin = index;
    from = index + length;
    isMarked = length > 0;
  }
  push(characterCount);
  return parts;
}

/**
 * Finds the speaker of each caption: the one that the phone sent, else one that the words mark by ">>", a dash or a name before a
 * colon. A change to a speaker without a name is written as a dash, and the captions after it have no speaker.
 */
export function readTurns(segments: readonly TranscriptSegment[]): Caption[] {
  const lines = segments.flatMap(({ text }) =>
    text.split(lineOrTurn).map((line) => line.slice(0, LABEL_REACH_CHARACTERS)),
  );
  // A caption of several lines has one label, so the captions are counted and not their lines.
  const speakers = findSpeakers(lines, segments.length);
  const isDashed = lines.filter((line) => turnMark.test(line.slice(0, 8))).length >= LEAST_DASHED_TURNS;
  const beginsTurn = (line: string) => {
    const label = findLabel(line);
    return (label !== undefined && speakers.has(label.label)) || (isDashed && turnMark.test(line.slice(0, 8)));
  };
  const parts = segments
    .flatMap((segment) => splitTurns(segment, beginsTurn))
    .map((part) => ({ ...part, text: part.text.replaceAll(unspacedBreak, "").replaceAll("\n", " ") }));
  let current: string | undefined;
  let isSpeakerSent = false;
  return parts.map((part) => {
    if (part.speaker !== undefined) {
      isSpeakerSent = true;
      current = part.speaker;
      return part;
    }
    const label = findLabel(part.text.slice(0, LABEL_REACH_CHARACTERS));
    if (label !== undefined && speakers.has(label.label)) {
      current = toSpeakerName(label.label);
      return {
        ...part,
        text: (label.rest + part.text.slice(LABEL_REACH_CHARACTERS)).trim(),
        speaker: current,
        beginsTurn: true,
      };
    }
    const isMarked = part.beginsTurn === true || (isDashed && turnMark.test(part.text.slice(0, 8)));
    if (isMarked) {
      current = undefined;
      return { ...part, text: UNNAMED_TURN + part.text.replace(turnMark, ""), beginsTurn: true };
    }
    // A phone that names the speaker of one caption names those of all that it knows: here it doesn't know, so the last name isn't
    // carried on.
    return current === undefined || isSpeakerSent ? part : { ...part, speaker: current };
  });
}
