import { formatMoment } from "@lectern/domain/moment.ts";
import type { Claim } from "@lectern/domain/claim.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import type { DerivedLecture, FoundLecture, UnitLecture } from "@lectern/assistant/writer/unit/unit.ts";

/** In seconds, longer than any recording. The times of each lecture begin this much after the previous one's. */
const APART = 36_000;

/** The text of a lecture for a model. */
interface Material {
  readonly lecture: UnitLecture;
  readonly segments: readonly TranscriptSegment[];
  readonly hasTimes: boolean;
}

/** Uses the passages that match the question. */
export const toFoundMaterial = (found: readonly FoundLecture[], lectures: readonly UnitLecture[]): Material[] =>
  lectures.flatMap((lecture): Material[] => {
    const one = found.find(({ id }) => id === lecture.id);
    if (one === undefined) return [];
    const { segments, text } = one;
    if (segments !== null) return [{ lecture, segments, hasTimes: true }];
    return [{ lecture, segments: (text ?? []).map((part) => ({ start: 0, end: 0, text: part })), hasTimes: false }];
  });

/** Uses the points and terms that were derived when each lecture was stored. */
export const toDerivedMaterial = (lectures: readonly DerivedLecture[]): Material[] =>
  lectures.map((lecture) => {
    const terms = (lecture.terms ?? []).flatMap(({ definition, start }) =>
      definition === undefined ? [] : [{ start, text: definition }],
    );
    const sentences = [...(lecture.points ?? []), ...(lecture.tasks ?? []), ...(lecture.dates ?? []), ...terms];
    const texts = new Map(sentences.map(({ start, text }) => [text, start ?? 0]));
    return {
      lecture,
      segments: [...texts].map(([text, start]) => ({ start, end: start, text })).toSorted((a, b) => a.start - b.start),
      hasTimes: sentences.every(({ start }) => start !== null),
    };
  });

/**
 * Combines several lectures into one that a model reads. Their times follow each other, so that the time of a checked
 * sentence identifies its lecture.
 */
export function combineLectures(materials: readonly Material[], language: string) {
  const segments = materials.flatMap((material, at) =>
    material.segments.map(({ start, end, text }) => ({ start: at * APART + start, end: at * APART + end, text })),
  );
  const lecture: Lecture = { transcript: segments.map(({ text }) => text).join("\n"), segments, language };
  const legend = materials
    .map(
      ({ lecture: { name, createdAt } }, at) =>
        `From ${formatMoment(at * APART)}: “${name}”, ${createdAt.slice(0, 10)}.`,
    )
    .join("\n");
  /**
   * Finds the lecture of a checked sentence, and the time in that lecture; undefined if no lecture supports the
   * sentence.
   */
  const place = (claim: Claim): { readonly lecture: UnitLecture; readonly claim: Claim } | undefined => {
    const { text, grade, start, end, quote } = claim;
    if (grade === "absent" || start === undefined) return undefined;
    const at = Math.floor(start / APART);
    const material = materials[at];
    if (material === undefined) return undefined;
    const moment = material.hasTimes && {
      start: start - at * APART,
      ...(end !== undefined && { end: end - at * APART }),
    };
    return { lecture: material.lecture, claim: { text, grade, ...moment, ...(quote !== undefined && { quote }) } };
  };
  return { lecture, legend, place };
}
