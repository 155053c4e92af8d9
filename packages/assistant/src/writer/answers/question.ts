import type { Kind } from "../../words/asking-data.ts";
import type { SubjectWord } from "./read-request.ts";

/** A question, as it is searched for. */
export interface Question {
  /** As it was asked, with corrected words. */
  readonly text?: string;
  readonly subject: readonly SubjectWord[];
  readonly kinds: ReadonlySet<Kind>;
  /** Words that may stand near the answer, such as those of the previous question. They weigh less than the subject. */
  readonly related?: readonly SubjectWord[];
}
