import type { Examiner } from "@lectern/story-shots/examiners/examiner";
import { toExamination } from "./examination.ts";
import { isAcceptedGeometry } from "./exceptions.ts";

/**
 * Creates the geometry check of the visual comparison (QAS-15). A violation is a line that begins with its rule.
 *
 * @param mode passed to {@link toExamination}
 */
export const createGeometryExaminer = (mode: string): Examiner => ({
  name: "geometry",
  inEverySize: true,
  examine: `async () => ({
    violations: ${toExamination(mode)}.map(
      ({ rule, selector, mode, sentence }) => "geometry " + rule + " (" + mode + "): " + sentence + " " + selector,
    ),
    undecided: [],
  })`,
  isAccepted: isAcceptedGeometry,
});
