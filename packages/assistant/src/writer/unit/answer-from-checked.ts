import { notFound, toClosing } from "./closing.ts";
import type { UnitQuestion } from "./read-unit-question.ts";
import type { FoundInUnit, UnitAnswer } from "./unit.ts";
import { inOrder, type Quoted, toUnitAnswer } from "./write-answer.ts";

/**
 * An answer of sentences that a model wrote and that were found in the lectures, in the order of the lectures' dates. What no
 * lecture supports is not passed in, and so not shown.
 */
export function answerFromChecked(
  question: UnitQuestion,
  supported: readonly Quoted[],
  found: FoundInUnit | undefined,
): UnitAnswer {
  if (supported.length === 0) return notFound(question);
  return toUnitAnswer("answer", [inOrder(supported), found === undefined ? "" : toClosing(question, found)]);
}
