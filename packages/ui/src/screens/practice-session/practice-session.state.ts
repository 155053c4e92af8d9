import type { CardKind } from "@lectern/domain/cards";
import type { Rating } from "@lectern/domain/practice";
import type { CardSource } from "../../recording/card-quote/CardQuote.tsx";

/** A card in a session. */
export interface SessionCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  /** The answers of a choice card in display order; null for other kinds. */
  readonly choices: readonly string[] | null;
  readonly quote: string;
  readonly source: CardSource;
  /** The recording's title. */
  readonly lecture: string;
  /** BCP 47, if it is known. */
  readonly language: string | undefined;
}

/** The progress of the session. */
export interface SessionTurn {
  /** How many of all cards don't come again. */
  readonly done: number;
  /** How many rated cards come again, because they were rated Again or have a learning step left. */
  readonly repeats: number;
  readonly total: number;
  /** Changes with each turn, even if the same card comes back. */
  readonly key: string;
}

/** A failure, shown beside the card. */
export type SessionProblem = "not-recorded" | "not-suspended" | "not-undone" | "still-suspended";

/** The chosen answer of a choice card. */
export interface ChosenAnswer {
  readonly index: number;
  /** Good for a right answer and Again for a wrong one, until the student changes it. */
  readonly rating: Rating;
}

export interface SessionResult {
  /** How many different cards were rated. */
  readonly cards: number;
  /** How many of those were never rated Again. */
  readonly known: number;
  /** How many more are due today. */
  readonly due: number;
  /** When the next cards are due, as "in 2 days"; null if that isn't known. */
  readonly next: string | null;
}

export type PracticeSessionState =
  | { readonly kind: "loading" }
  /** The cards could not be read, and the device has none from an earlier session. */
  | { readonly kind: "failed" }
  /** The student has kept no cards yet. */
  | { readonly kind: "no-cards" }
  /** `next`: as "in 2 days". */
  | { readonly kind: "none-due"; readonly next: string | null }
  | {
      readonly kind: "asking";
      readonly card: SessionCard;
      readonly turn: SessionTurn;
      readonly isBusy: boolean;
      readonly problem: SessionProblem | null;
    }
  | {
      readonly kind: "shown";
      readonly card: SessionCard;
      readonly turn: SessionTurn;
      /** When each rating makes the card due again: "10 min", "3 days". */
      readonly intervals: Readonly<Record<Rating, string>>;
      readonly choice: ChosenAnswer | null;
      readonly isBusy: boolean;
      readonly problem: SessionProblem | null;
    }
  /** The recording was deleted meanwhile, and its cards with it. */
  | { readonly kind: "deleted"; readonly turn: SessionTurn }
  | { readonly kind: "finished"; readonly result: SessionResult; readonly problem: SessionProblem | null };

export interface PracticeSessionViewProps {
  readonly state: PracticeSessionState;
  /** The page that Escape opens. */
  readonly practiceHref: string;
  /** The page for making cards: the recordings. */
  readonly recordingsHref: string;
  /** How many reviews are queued until the network is back. */
  readonly waiting: number;
  /** Whether keys without a modifier work (product decision 34). */
  readonly hasSingleKeys: boolean;
  /** Whether there are two buttons, Didn't know it and Knew it, instead of the four ratings. */
  readonly hasTwoButtons: boolean;
  readonly onRetry: () => void;
  readonly onShowAnswer: () => void;
  /** Called with the index of the answer. */
  readonly onChoose: (index: number) => void;
  /** Changes the rating that a chosen answer counts as. */
  readonly onChangeRating: (rating: Rating) => void;
  readonly onRate: (rating: Rating) => void;
  readonly onSuspend: () => void;
  /** Continues after a deleted card. */
  readonly onSkip: () => void;
  /** Undefined if there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onOpenSource: () => void;
  /** Undefined if the browser can't read aloud. */
  readonly onReadAloud: (() => void) | undefined;
  readonly onLeave: () => void;
  /** Starts another session. */
  readonly onPracticeMore: () => void;
}
