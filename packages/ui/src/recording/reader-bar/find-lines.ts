import type { TranscriptSegment } from "@lectern/domain/recording";
import { markWords, toWords } from "@lectern/domain/search";

/** Indexes of the lines that hold every word of a question, in any case and with or without accents. */
export function findLines(segments: readonly TranscriptSegment[], question: string): number[] {
  const words = [...new Set(toWords(question))];
  if (words.length === 0) return [];
  return segments.flatMap(({ text }, index) =>
    words.every((word) => markWords(text, [word], { beginnings: true }).some(({ isMarked }) => isMarked))
      ? [index]
      : [],
  );
}
