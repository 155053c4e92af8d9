import type { Claim } from "@lectern/domain/claim.ts";
import { OUTLINE_VERSION } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { hashText } from "@lectern/domain/text-hash.ts";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { gradeMessage } from "@lectern/assistant/support/grade-message.ts";
import { toReadablePart } from "./assistant/readable-part.ts";
import type { DerivedOutline } from "./database.ts";

/**
 * Grades the sentences of a text against the readable part of a lecture; undefined for a lecture without times. Takes
 * about as much CPU as a summary.
 */
export function gradeText(lecture: Lecture, text: string): Claim[] | undefined {
  const { segments } = toReadablePart(lecture);
  return segments === undefined || segments.length === 0 ? undefined : gradeMessage(text, segments);
}

/**
 * Derives the outline of a lecture and the claims of texts about it. For a lecture that is too long to be read at once,
 * it uses the same part as the summary.
 *
 * @param stored the stored segments, to which the places in the outline refer
 */
export async function deriveOutline(
  lecture: Lecture,
  stored: readonly TranscriptSegment[],
  texts: readonly (string | null)[],
): Promise<DerivedOutline> {
  const outline = outlineLecture(toReadablePart(lecture), stored);
  const graded = texts.flatMap((text) => {
    if (text === null || text.trim() === "") return [];
    const claims = gradeText(lecture, text);
    return claims === undefined ? [] : [hashText(text).then((hash) => [hash, claims] as const)];
  });
  return { version: OUTLINE_VERSION, outline, claims: Object.fromEntries(await Promise.all(graded)) };
}
