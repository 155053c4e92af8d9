import type { DayOfReviews } from "../../cards/review-plot/ReviewPlot.tsx";

/** Counts of one lecture's cards. */
export interface PracticeLecture {
  readonly id: string;
  readonly title: string;
  /** Cards to repeat today. */
  readonly due: number;
  /** Cards that were never asked. */
  readonly fresh: number;
  readonly kept: number;
  /** Cards excluded from practice until the student confirms them, because the transcript changed there (PRC-06). */
  readonly changed: number;
  readonly cardsHref: string;
  readonly sessionHref: string;
}

/** The lectures in a folder, or those outside of folders. */
export interface PracticeFolder {
  /** Null for lectures outside of folders. */
  readonly id: string | null;
  readonly name: string;
  readonly sessionHref: string | null;
  readonly lectures: readonly PracticeLecture[];
}

export type PracticeState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  /** No card has been kept yet. */
  | { readonly kind: "no-cards" }
  /** `next`: as "in 5 hours"; null if no card has a date. */
  | { readonly kind: "none-due"; readonly next: string | null; readonly folders: readonly PracticeFolder[] }
  /** `repeated` and `fresh`: how many cards would be asked today, of those asked before and of new ones. */
  | {
      readonly kind: "due";
      readonly repeated: number;
      readonly fresh: number;
      readonly folders: readonly PracticeFolder[];
    };

/** A separate read, so that the due cards don't wait for it. */
export type NumbersState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      readonly kept: number;
      /** Of the due cards asked in the last 30 days, how many were recalled. */
      readonly recalled: number;
      readonly asked: number;
      /** One entry for each day; the last one is today. */
      readonly days: readonly DayOfReviews[];
    };

/** A student's settings. */
export interface PracticeChoices {
  readonly newPerDay: number;
  /** From 0 to 1. */
  readonly retention: number;
}

export interface PracticeViewProps {
  readonly state: PracticeState;
  readonly numbers: NumbersState;
  /** The scope of practice, if it is not everything. */
  readonly scope: { readonly title: string; readonly allHref: string } | undefined;
  readonly startHref: string;
  readonly recordingsHref: string;
  /** How many reviews are queued until the network is back. */
  readonly waiting: number;
  readonly hasTwoButtons: boolean;
  readonly onTwoButtonsChange: (hasTwoButtons: boolean) => void;
  /** Undefined while they are loading. */
  readonly choices: PracticeChoices | undefined;
  readonly onChoicesChange: (choices: PracticeChoices) => void;
  readonly onRetry: () => void;
}
