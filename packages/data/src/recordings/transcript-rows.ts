import { Failure } from "@lectern/domain/failure";
import type { Transcript, TranscriptSegment } from "@lectern/domain/recording";
import type { Json } from "../database.types.ts";

const isSegment = (value: unknown): value is TranscriptSegment =>
  typeof value === "object" &&
  value !== null &&
  "start" in value &&
  "end" in value &&
  "text" in value &&
  typeof value.start === "number" &&
  typeof value.end === "number" &&
  typeof value.text === "string";

/** @throws Failure `malformed` */
export function parseSegments(segments: Json): TranscriptSegment[] {
  const list: unknown = segments;
  if (!Array.isArray(list) || !list.every(isSegment)) throw new Failure("malformed");
  return list;
}

/** How many segments the opening has. The request asks for one more, to learn whether others follow. */
const OPENING = 100;

/** Converts an opening to the transcript that it begins. */
export const toOpenedTranscript = (opening: readonly TranscriptSegment[]): Transcript => ({
  segments: [...opening],
  text: null,
  isComplete: opening.length <= OPENING,
});
