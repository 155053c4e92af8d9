import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { findLabel, findSpeakers, innerTurnMark, toSpeakerName, turnMark, UNNAMED_TURN } from "./speaker-labels.ts";

/** A caption, or the part of one that one person said. */
export interface Caption extends TranscriptSegment {
  /** Another speaker begins here, named or not. */
  readonly beginsTurn?: boolean;
}

/** Chinese and Japanese have no space where a line breaks. */
const unspacedBreak =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，、。！？])\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『])/gu;
/** Where a label may begin in a caption. */
const lineOrTurn = /\n|>{2,}\s*/;
/** The longest label and its mark. */
const LABEL_PLACE = 100;

/** Where a part of a caption begins: at its ">>", and at a line that begins with a speaker's label or, among dashes, with a dash. */
function findMarks(
  { text, speaker }: TranscriptSegment,
  beginsTurn: (line: string) => boolean,
): (readonly [number, number])[] {
  const marks = text.includes(">>")
    ? [...text.matchAll(innerTurnMark)].map((mark) => [mark.index, mark[0].length] as const)
    : [];
  if (speaker !== undefined) return marks;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    if (beginsTurn(text.slice(at + 1, at + 1 + LABEL_PLACE))) marks.push([at + 1, 0]);
  }
  return marks.toSorted(([a], [b]) => a - b);
}

/** The parts of a caption that its turns make, with their times by their length. */
function splitTurns(segment: TranscriptSegment, beginsTurn: (line: string) => boolean): Caption[] {
  const marks = findMarks(segment, beginsTurn);
  if (marks.length === 0) return [segment];
  const parts: Caption[] = [];
  const whole = segment.text.length;
  let begin = 0;
  let from = 0;
  let marked = false;
  const push = (to: number) => {
    const text = segment.text.slice(from, to).trim();
    const at = (place: number) => segment.start + ((segment.end - segment.start) * place) / whole;
    if (text !== "") parts.push({ ...segment, text, start: at(begin), end: at(to), beginsTurn: marked });
  };
  for (const [index, length] of marks) {
    push(index);
    begin = index;
    from = index + length;
    marked = length > 0;
  }
  push(whole);
  return parts;
}

/**
 * Captions with who speaks: what the phone told, else what the words tell by ">>", a dash or a name before a colon. A change of
 * speaker without a name is a dash, and from there no speaker is named.
 */
export function readTurns(segments: readonly TranscriptSegment[]): Caption[] {
  const lines = segments.flatMap(({ text }) => text.split(lineOrTurn).map((line) => line.slice(0, LABEL_PLACE)));
  const speakers = findSpeakers(lines, segments.length);
  const isDashed = lines.filter((line) => turnMark.test(line.slice(0, 8))).length > 2;
  const beginsTurn = (line: string) => {
    const found = findLabel(line);
    return (found !== undefined && speakers.has(found.label)) || (isDashed && turnMark.test(line.slice(0, 8)));
  };
  const parts = segments
    .flatMap((segment) => splitTurns(segment, beginsTurn))
    .map((part) => ({ ...part, text: part.text.replaceAll(unspacedBreak, "").replaceAll("\n", " ") }));
  let current: string | undefined;
  let isTold = false;
  return parts.map((part) => {
    if (part.speaker !== undefined) {
      isTold = true;
      current = part.speaker;
      return part;
    }
    const found = findLabel(part.text.slice(0, LABEL_PLACE));
    if (found !== undefined && speakers.has(found.label)) {
      current = toSpeakerName(found.label);
      return { ...part, text: (found.rest + part.text.slice(LABEL_PLACE)).trim(), speaker: current, beginsTurn: true };
    }
    const isMarked = part.beginsTurn === true || (isDashed && turnMark.test(part.text.slice(0, 8)));
    if (isMarked) {
      current = undefined;
      return { ...part, text: UNNAMED_TURN + part.text.replace(turnMark, ""), beginsTurn: true };
    }
    // What the phone says of one caption it says of each: none here is an unknown speaker.
    return current === undefined || isTold ? part : { ...part, speaker: current };
  });
}
