import type { Stage } from "../stage.ts";

/** A check that an examiner could not decide. */
export interface Undecided {
  /** `color-contrast` */
  readonly rule: string;
  /** Why the examiner could not decide: `bgGradient`, `pseudoContent`, … */
  readonly why: string;
  /** The beginning of the element's HTML. */
  readonly element: string;
}

/** An examiner's findings in a story. */
export interface Examination {
  /** One line each. Any violation breaks the story. */
  readonly violations: readonly string[];
  /** Checks that need a reviewer's reason. */
  readonly undecided: readonly Undecided[];
}

/** A check of every story with `--examine`, on the page where its screenshots are taken. */
export interface Examiner {
  /** `axe` */
  readonly name: string;
  /** Examines each size of a story and each state of a gallery, instead of only the first size. */
  readonly inEverySize?: boolean;
  /**
   * A function, or its text, that runs in the page when the story is at rest in the first theme. Since it is sent as
   * text, it may use only the page's globals and nothing else from outside itself.
   */
  readonly examine: ((stage: Stage) => Promise<Examination>) | string;
  /** Whether a reviewer has accepted this violation of a story. */
  readonly isAccepted?: (violation: string, story: string) => boolean;
}

/** Returns the examiners that look at every size and state of a story. */
export const inEverySize = (examiners: readonly Examiner[]): readonly Examiner[] =>
  examiners.filter((examiner) => examiner.inEverySize);
