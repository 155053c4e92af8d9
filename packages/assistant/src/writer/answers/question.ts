import type { FactKind } from "../../words/asking-data.ts";
import type { SubjectWord } from "./read-request.ts";

/** A question, as it is searched for. */
export interface Question {
  /** As it was asked, with corrected words. */
  readonly text?: string;
  readonly subject: readonly SubjectWord[];
  readonly kinds: ReadonlySet<FactKind>;
  /** Words that may stand near the answer, such as those of the previous question. They weigh less than the subject. */
  readonly related?: readonly SubjectWord[];
}

/**
 * The least share of the subject's weight that a passage, or a point of the summary, needs to be an answer: all of a subject of
 * one or two words (less what rounding may take), and half of a longer one.
 */
const FEW_WORDS = 2;
const LEAST_SHARE_OF_FEW = 0.99;
const LEAST_SHARE_OF_MANY = 0.5;

/** Whether a text with a share of the weight has enough of the subject to be an answer. */
export function isAnswer({ subject }: Question, { coverage }: { readonly coverage: number }): boolean {
  return coverage >= (subject.length <= FEW_WORDS ? LEAST_SHARE_OF_FEW : LEAST_SHARE_OF_MANY);
}
