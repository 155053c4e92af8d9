import type { FailureCode } from "@lectern/domain/failure";
import type { DueCard, PracticeScope, Rating, Review } from "@lectern/domain/practice";

/** A step of a session that Undo can reverse. */
export type PracticeStep =
  | ({ readonly kind: "rated"; readonly cardId: string } & Omit<GivenReview, "reviewedAt" | "elapsedMs">)
  | { readonly kind: "suspended"; readonly cardId: string };
interface SessionProgress {
  /** The cards with their states at the begin of the session. */
  readonly cards: readonly DueCard[];
  /** The session's rows of the review log, sent or not, oldest first. */
  readonly reviews: readonly Review[];
  /** The remaining cards, in order. The first is the current one. */
  readonly cardIds: readonly string[];
  /** Oldest first. */
  readonly steps: readonly PracticeStep[];
}

/** A session with all that a reload needs to continue it. */
export interface SessionToKeep extends SessionProgress {
  readonly scope: PracticeScope;
}

/** A session at its begin, or continued after a reload. */
export interface LoadedSession extends SessionProgress {
  /** The share of cards that the student wants to remember. */
  readonly retention: number;
  /** Whether the student has kept cards in the scope, due or not. */
  readonly hasCards: boolean;
}

/** A review that the app creates from a click, because a machine has neither clock nor ids. */
export interface GivenReview {
  readonly reviewId: string;
  readonly rating: Rating;
  /** ISO 8601 with zone. */
  readonly reviewedAt: string;
  /** The time since the card was asked, in ms. */
  readonly elapsedMs: number;
  /** When the card's next learning step is due in this session, ISO 8601. Null if the card is done for today. */
  readonly repeatAt: string | null;
}

/** The id and the time of the row that undoes a review. */
export type UndoRequest = Pick<GivenReview, "reviewId" | "reviewedAt">;

export interface ReviewToRecord {
  readonly review: Review;
  /** The session after this review. */
  readonly session: SessionToKeep;
}

export interface CardToSuspend {
  readonly cardId: string;
  readonly session: SessionToKeep;
}

export interface StepToUndo {
  readonly step: PracticeStep;
  /** The row that undoes a review; null for a suspension. */
  readonly review: Review | null;
  readonly session: SessionToKeep;
}

export type PracticeWork = "loadSession" | "recordReview" | "suspendCard" | "undoStep";

interface PracticeFailure {
  readonly work: PracticeWork;
  readonly code: FailureCode;
}

export interface PracticeInput {
  readonly scope: PracticeScope;
}

/** The chosen answer of a choice card, and the rating that it counts as unless the student changes it. */
export interface PracticeChoice {
  readonly index: number;
  readonly rating: Rating;
}

export interface PracticeContext extends PracticeInput, SessionProgress {
  readonly retention: number;
  readonly choice: PracticeChoice | null;
  /** The current card's review that is being recorded, or that could not be. */
  readonly given: GivenReview | null;
  /** The last request to undo a step. */
  readonly undo: UndoRequest | null;
  /** How many reviews wait for the network. */
  readonly waiting: number;
  /** Cards that were deleted with their recording during the session. */
  readonly deletedIds: readonly string[];
  readonly failure: PracticeFailure | null;
}

export type PracticeEvent =
  | { type: "session.requested" }
  | { type: "answer.requested" }
  /** `rating`: Good for a right answer and Again for a wrong one. */
  | ({ type: "choice.made" } & PracticeChoice)
  | { type: "rating.changed"; rating: Rating }
  | ({ type: "card.rated" } & GivenReview)
  | { type: "card.suspended" }
  /** Continues after a deleted card. */
  | { type: "card.skipped" }
  | ({ type: "undo.requested" } & UndoRequest)
  /** Sent by the watcher of the device's queue. */
  | { type: "queue.changed"; waiting: number; deletedIds: readonly string[] };
