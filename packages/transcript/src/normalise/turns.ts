import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { findLabel, findSpeakers, innerTurnMark, toSpeakerName, turnMark, UNNAMED_TURN } from "./speaker-labels.ts";

/** A caption, or the part of one that one person said. */
export interface Caption extends TranscriptSegment {
  /** Another speaker begins here, named or not. */
  readonly beginsTurn?: boolean;
}

/** The longest label and its mark. */
const LABEL_PLACE = 100;

/** The parts of a caption at its ">>", with their times by their length. */
function splitTurns(segment: TranscriptSegment): Caption[] {
  if (!segment.text.includes(">>")) return [segment];
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
  for (const mark of segment.text.matchAll(innerTurnMark)) {
    push(mark.index);
    begin = mark.index;
    from = mark.index + mark[0].length;
    marked = true;
  }
  push(whole);
  return parts;
}

/**
 * Captions with who speaks: what the phone told, else what the words tell by ">>", a dash or a name before a colon. A change of
 * speaker without a name is a dash, and from there no speaker is named.
 */
export function readTurns(segments: readonly TranscriptSegment[]): Caption[] {
  const parts = segments.flatMap(splitTurns);
  const speakers = findSpeakers(parts.map(({ text }) => text.slice(0, LABEL_PLACE)));
  const dashes = parts.filter(({ text }) => turnMark.test(text.slice(0, 8))).length;
  const isDashed = dashes > 2;
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
