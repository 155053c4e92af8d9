import type { Examiner } from "@lectern/story-shots/examiners/examiner";
import { toExamination } from "@lectern/story-shots/examiners/geometry/examination";
import { isAcceptedGeometry } from "./exceptions.ts";

/** The background of main actions. */
const PRIMARY = "var(--lectern-ink-fill)";

/** The examination with this project's main actions. */
export const examineGeometry = (mode: string): string => toExamination(mode, PRIMARY);

/**
 * Creates the geometry check of the visual comparison (QAS-15). A violation is a line that begins with its rule.
 *
 * @param mode passed to {@link examineGeometry}
 */
export const createGeometryExaminer = (mode: string): Examiner => ({
  name: "geometry",
  inEverySize: true,
  examine: `async () => ({
    violations: ${examineGeometry(mode)}.map(
      ({ rule, selector, mode, sentence }) => "geometry " + rule + " (" + mode + "): " + sentence + " " + selector,
    ),
    undecided: [],
  })`,
  isAccepted: isAcceptedGeometry,
});
