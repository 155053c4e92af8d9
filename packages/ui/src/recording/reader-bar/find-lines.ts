import type { TranscriptSegment } from "@lectern/domain/recording";
import { markWords, toWords } from "@lectern/domain/search";

/** Finds the indexes of lines that contain every word of a query, ignoring case and accents. */
export function findLines(segments: readonly TranscriptSegment[], question: string): number[] {
  const words = [...new Set(toWords(question))];
  if (words.length === 0) return [];
  return segments.flatMap(({ text }, index) =>
    words.every((word) => markWords(text, [word], { beginnings: true }).some(({ isMarked }) => isMarked))
      ? [index]
      : [],
  );
}
