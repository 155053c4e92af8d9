import type { DayOfReviews } from "../../cards/review-plot/ReviewPlot.tsx";

/** The cards of one lecture in numbers. */
export interface PracticeLecture {
  readonly id: string;
  readonly title: string;
  /** To repeat today. */
  readonly due: number;
  /** Never asked. */
  readonly fresh: number;
  readonly kept: number;
  /** Not asked until the student looks at them: the transcript changed there (PRC-06). */
  readonly changed: number;
  readonly cardsHref: string;
  readonly sessionHref: string;
}

/** The lectures of a folder, or those outside of folders. */
export interface PracticeFolder {
  /** Null: outside of folders. */
  readonly id: string | null;
  readonly name: string;
  readonly sessionHref: string | null;
  readonly lectures: readonly PracticeLecture[];
}

export type PracticeState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  /** No card was kept yet. */
  | { readonly kind: "no-cards" }
  /** `next`: as "in 5 h"; null when no card has a date. */
  | { readonly kind: "none-due"; readonly next: string | null; readonly folders: readonly PracticeFolder[] }
  /** `repeated` and `fresh`: what would be asked today of cards that were asked before, and of new ones. */
  | {
      readonly kind: "due";
      readonly repeated: number;
      readonly fresh: number;
      readonly folders: readonly PracticeFolder[];
    };

/** A read of its own: what is due doesn't wait for it. */
export type NumbersState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      readonly kept: number;
      /** Cards that were due, were asked and were known, of the last 30 days. */
      readonly recalled: number;
      readonly asked: number;
      /** One a day, the last one today. */
      readonly days: readonly DayOfReviews[];
    };

/** The choices of a student. */
export interface PracticeChoices {
  readonly newPerDay: number;
  /** From 0 to 1. */
  readonly retention: number;
}

export interface PracticeViewProps {
  readonly state: PracticeState;
  readonly numbers: NumbersState;
  /** What is practiced, where it is not everything. */
  readonly scope: { readonly title: string; readonly allHref: string } | undefined;
  readonly startHref: string;
  readonly recordingsHref: string;
  /** How many reviews wait for the network. */
  readonly waiting: number;
  readonly hasTwoButtons: boolean;
  readonly onTwoButtonsChange: (hasTwoButtons: boolean) => void;
  /** Undefined until they are read. */
  readonly choices: PracticeChoices | undefined;
  readonly onChoicesChange: (choices: PracticeChoices) => void;
  readonly onRetry: () => void;
}
