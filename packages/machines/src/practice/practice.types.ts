import type { FailureCode } from "@lectern/domain/failure";
import type { PracticeScope, Rating } from "@lectern/domain/practice";

/** Something that Undo takes back. */
export type PracticeStep =
  | ({ readonly kind: "rated"; readonly cardId: string } & Omit<GivenReview, "reviewedAt" | "elapsedMs">)
  | { readonly kind: "suspended"; readonly cardId: string };

/** A session as it begins, or as it goes on after a reload. */
export interface LoadedSession {
  /** What is still to be asked, in order. */
  readonly cardIds: readonly string[];
  /** What was done before a reload, oldest first. */
  readonly steps: readonly PracticeStep[];
  /** Whether the student has kept cards in the scope, due or not. */
  readonly hasCards: boolean;
}

/** A review as the app makes it from a click: a machine has neither clock nor ids. */
export interface GivenReview {
  readonly reviewId: string;
  readonly rating: Rating;
  /** ISO 8601 with zone. */
  readonly reviewedAt: string;
  /** From when the card was asked, in ms. */
  readonly elapsedMs: number;
  /** ISO 8601: the next learning step of the card, for which it comes back in the session. Null: it is done for today. */
  readonly repeatAt: string | null;
}

export interface ReviewToRecord extends GivenReview {
  readonly cardId: string;
  /** What is asked after it, and what was done, so that a reload goes on from there. */
  readonly session: Pick<LoadedSession, "cardIds" | "steps">;
}

export interface CardToSuspend {
  readonly cardId: string;
  readonly session: Pick<LoadedSession, "cardIds" | "steps">;
}

export interface StepToUndo {
  readonly step: PracticeStep;
  /** The id of the row that takes a review back. */
  readonly reviewId: string;
  /** ISO 8601 with zone. */
  readonly reviewedAt: string;
  readonly session: Pick<LoadedSession, "cardIds" | "steps">;
}

export type PracticeWork = "loadSession" | "recordReview" | "suspendCard" | "undoStep";

interface PracticeFailure {
  readonly work: PracticeWork;
  readonly code: FailureCode;
}

export interface PracticeInput {
  readonly scope: PracticeScope;
}

/** The answer that was chosen on a choice card, and the rating that it counts as until the student changes it. */
export interface PracticeChoice {
  readonly index: number;
  readonly rating: Rating;
}

export interface PracticeContext extends PracticeInput {
  /** What is still to be asked; the first is the card that is shown. */
  readonly cardIds: readonly string[];
  /** Oldest first. */
  readonly steps: readonly PracticeStep[];
  readonly choice: PracticeChoice | null;
  /** The review that is being recorded. */
  readonly given: GivenReview | null;
  /** How many reviews wait for the network. */
  readonly waiting: number;
  /** Cards that went with their recording while the session ran. */
  readonly deletedIds: readonly string[];
  readonly failure: PracticeFailure | null;
}

export type PracticeEvent =
  | { type: "session.requested" }
  | { type: "answer.requested" }
  /** `rating`: what the choice counts as, Good for a right one and Again for a wrong one. */
  | ({ type: "choice.made" } & PracticeChoice)
  | { type: "rating.changed"; rating: Rating }
  | ({ type: "card.rated" } & GivenReview)
  | { type: "card.suspended" }
  /** Goes on after a card that is gone. */
  | { type: "card.skipped" }
  | { type: "undo.requested"; reviewId: string; reviewedAt: string }
  /** From the watcher of the device's queue. */
  | { type: "queue.changed"; waiting: number; deletedIds: readonly string[] };
