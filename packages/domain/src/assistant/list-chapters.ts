import type { TranscriptSegment } from "../recording.ts";
import { digestOf } from "./digest.ts";
import { toLecture } from "./source.ts";

/** A part of a recording that is about one thing. */
export interface Chapter {
  readonly title: string;
  /** Seconds from the recording's start. */
  readonly start: number;
}

/**
 * The chapters of a recording, as summaries and answers count them (AST-04); none where there is one alone. Takes seconds
 * for a recording of hours: a page calls it in a worker.
 */
export function listChapters(segments: readonly TranscriptSegment[]): Chapter[] {
  const { chapters } = digestOf(toLecture({ transcript: "", segments }));
  if (chapters.length < 2) return [];
  return chapters.flatMap(({ title, sentences: [first] }) =>
    first?.start === undefined ? [] : [{ title, start: first.start }],
  );
}
