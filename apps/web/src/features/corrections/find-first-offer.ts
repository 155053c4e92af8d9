import {
  type CorrectedSegment,
  type CorrectionOffer,
  type CourseCorrection,
  findOffers,
} from "@lectern/domain/corrections";

/**
 * Finds the first correction of a folder that would change a transcript as it is shown.
 *
 * @param isAnswered whether the student has accepted or declined it, by its id
 */
export function findFirstOffer(
  shown: readonly CorrectedSegment[],
  vocabulary: readonly CourseCorrection[],
  isAnswered: (id: string) => boolean,
): CorrectionOffer | undefined {
  if (vocabulary.length === 0) return undefined;
  // Most words of a long vocabulary aren't in a lecture, which one text tells faster than thousands of lines.
  const text = shown.map((segment) => segment.text).join("\n");
  for (const one of vocabulary) {
    if (isAnswered(one.id) || (one.kind === "word" && !text.includes(one.from))) continue;
    const [offer] = findOffers(shown, [one]);
    if (offer !== undefined) return offer;
  }
  return undefined;
}
