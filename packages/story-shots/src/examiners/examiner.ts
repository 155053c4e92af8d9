import type { Stage } from "../stage.ts";

/** A check that an examiner could not decide. */
export interface Undecided {
  /** `color-contrast` */
  readonly rule: string;
  /** Why it could not: `bgGradient`, `pseudoContent`, … */
  readonly why: string;
  /** The beginning of the element's HTML. */
  readonly element: string;
}

/** The findings of an examiner in a story. */
export interface Examination {
  /** One line each: any of them breaks the story. */
  readonly violations: readonly string[];
  /** Those that need a reviewer's reason. */
  readonly undecided: readonly Undecided[];
}

/** Checks that every story passes with `--examine`, where its screenshots are taken. */
export interface Examiner {
  /** `axe` */
  readonly name: string;
  /** Examines a story in each of its sizes, and each state of a gallery, rather than the story in its first size. */
  readonly inEverySize?: boolean;
  /**
   * A function, or the text of one, that runs in the page when the story is at rest in the first theme. It is sent as text,
   * so it may use nothing from outside itself but the page's globals.
   */
  readonly examine: ((stage: Stage) => Promise<Examination>) | string;
  /** Whether a reviewer accepted this violation of a story. */
  readonly isAccepted?: (violation: string, story: string) => boolean;
}

/** Those of the examiners that look at a story in each of its sizes and states. */
export const inEverySize = (examiners: readonly Examiner[]): readonly Examiner[] =>
  examiners.filter((examiner) => examiner.inEverySize);
