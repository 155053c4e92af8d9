import type { CardKind } from "@lectern/domain/cards";
import type { Rating } from "@lectern/domain/practice";
import type { CardSource } from "../../recording/card-quote/CardQuote.tsx";

/** A card as a session shows it. */
export interface SessionCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly front: string;
  readonly back: string;
  /** Of a choice card, in the order in which they are shown; null for other kinds. */
  readonly choices: readonly string[] | null;
  readonly quote: string;
  readonly source: CardSource;
  /** The recording's title. */
  readonly lecture: string;
  /** BCP 47, where it is known. */
  readonly language: string | undefined;
}

/** The progress of the session. */
export interface SessionTurn {
  /** Cards that don't come again, of all. */
  readonly done: number;
  /** Cards that were rated and come again: they were missed, or have a learning step left. */
  readonly repeats: number;
  readonly total: number;
  /** Another value is another turn, also of a card that came back. */
  readonly key: string;
}

/** A failure, said beside the card. */
export type SessionProblem = "not-recorded" | "not-suspended" | "not-undone" | "still-suspended";

/** The answer that was chosen on a choice card. */
export interface ChosenAnswer {
  readonly index: number;
  /** Its rating: Good for a right one and Again for a wrong one, until the student changes it. */
  readonly rating: Rating;
}

export interface SessionResult {
  /** Different cards that were rated. */
  readonly cards: number;
  /** Those of them that were never missed. */
  readonly known: number;
  /** How many more are due today. */
  readonly due: number;
  /** When the next are due, as "in 2 days"; null when that isn't known. */
  readonly next: string | null;
}

export type PracticeSessionState =
  | { readonly kind: "loading" }
  /** The cards could not be read, and the device has none of a session that was begun. */
  | { readonly kind: "failed" }
  /** The student kept no cards yet. */
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
  /** The page that Escape leads to. */
  readonly practiceHref: string;
  /** Where cards come from: the recordings. */
  readonly recordingsHref: string;
  /** How many reviews wait for the network. */
  readonly waiting: number;
  /** Whether keys without a modifier work (product decision 34). */
  readonly hasSingleKeys: boolean;
  /** Didn't know and Knew in place of the four ratings. */
  readonly hasTwoButtons: boolean;
  readonly onRetry: () => void;
  readonly onShowAnswer: () => void;
  /** The index of the answer. */
  readonly onChoose: (index: number) => void;
  /** Changes what a chosen answer counts as. */
  readonly onChangeRating: (rating: Rating) => void;
  readonly onRate: (rating: Rating) => void;
  readonly onSuspend: () => void;
  /** Goes on after a card that is gone. */
  readonly onSkip: () => void;
  /** Undefined while there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onOpenSource: () => void;
  /** Undefined where the browser reads nothing aloud. */
  readonly onReadAloud: (() => void) | undefined;
  readonly onLeave: () => void;
  /** Begins another session. */
  readonly onPracticeMore: () => void;
}
