import type { CorrectedSegment } from "@lectern/domain/corrections";
import { markWords, toWords } from "@lectern/domain/search";

/**
 * Finds the indexes of lines that contain every word of a query, ignoring case and accents, as they are shown or as they
 * were heard (COR-02).
 */
export function findLines(segments: readonly CorrectedSegment[], question: string): number[] {
  const words = [...new Set(toWords(question))];
  if (words.length === 0) return [];
  const hasAll = (text: string): boolean =>
    words.every((word) => markWords(text, [word], { beginnings: true }).some(({ isMarked }) => isMarked));
  return segments.flatMap(({ text, heard }, index) =>
    hasAll(text) || (heard !== undefined && heard.text !== text && hasAll(heard.text)) ? [index] : [],
  );
}
