import type { ProposedCard } from "./cards.ts";

/** The student's decision about a card: nothing yet, to keep it, or not to see it again. */
export const cardStandings = ["proposed", "kept", "dismissed"] as const;
export type CardStanding = (typeof cardStandings)[number];

/** The writer of a card. */
export const cardOrigins = ["offline", "model", "student"] as const;
type CardOrigin = (typeof cardOrigins)[number];

/** 1 Again, 2 Hard, 3 Good, 4 Easy. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];

/** Phases of the scheduler, by the number that the database has. */
export const cardPhases = ["new", "learning", "review", "relearning"] as const;
type CardPhase = (typeof cardPhases)[number];

/** The state of a card after the replay of its reviews. Times are ISO 8601. */
export interface CardState {
  readonly cardId: string;
  readonly due: string;
  /** Days until the probability of remembering falls to 90 %. */
  readonly stability: number;
  /** From 1 to 10; 0 for a card that was never rated. */
  readonly difficulty: number;
  readonly phase: CardPhase;
  readonly reps: number;
  readonly lapses: number;
  /** The learning step that the card is at. */
  readonly step: number;
  readonly lastReview: string | null;
  /** How many reviews were replayed, those taken back and their undoing included. */
  readonly logLength: number;
}

/** A card of a recording, as it is stored. */
export interface Card extends ProposedCard {
  readonly id: string;
  readonly recordingId: string;
  readonly origin: CardOrigin;
  readonly standing: CardStanding;
  /** Not asked until the student takes it up again. */
  readonly isSuspended: boolean;
  /** The transcript changed where the quote stands: the card isn't asked until it is edited or kept again (PRC-06). */
  readonly isSourceChanged: boolean;
  readonly editedAt: string | null;
  readonly createdAt: string;
  /** Among the cards that one request proposed, from 0: the best first. */
  readonly rank: number;
  /** Null: never rated. */
  readonly state: CardState | null;
}

/** A kept card that is asked now, with what a session shows of its recording. */
export interface DueCard extends Omit<Card, "standing" | "isSuspended" | "isSourceChanged" | "rank"> {
  readonly recordingName: string;
  /** BCP 47; null where it isn't known. */
  readonly language: string | null;
}

/** The lectures that are practiced: one, those of a folder, or, with neither, all. */
export interface PracticeScope {
  readonly folderId?: string | undefined;
  readonly recordingId?: string | undefined;
}

/** A row of the log: a rating, or the undoing of one. Rows are only added. */
export interface Review {
  /** A UUID made by the client: the review counts once, however often it is sent. */
  readonly id: string;
  readonly cardId: string;
  /** Null for an undoing. */
  readonly rating: Rating | null;
  /** ISO 8601, by the client's clock. */
  readonly reviewedAt: string;
  /** From the question to the rating; null where that isn't known. */
  readonly elapsedMs: number | null;
  /** The retention that the card was scheduled with. */
  readonly retention: number;
  /** The id of the review that the row takes back; null for a rating. */
  readonly undoes: string | null;
}

/** A student's settings of practice. */
export interface PracticeSettings {
  /** An IANA name; null: the zone of the device. */
  readonly timeZone: string | null;
  readonly newPerDay: number;
  /** The share of due cards to be remembered; it counts from the next review on. */
  readonly retention: number;
}

/** The values that the database accepts, and those that a student begins with. */
export const practiceLimits = {
  newPerDay: { min: 0, max: 500, initial: 20 },
  retention: { min: 0.7, max: 0.97, initial: 0.9 },
  /** Cards of a session. */
  session: 20,
  /** Reviews of a request. */
  reviews: 200,
  /** How far a review's time may be ahead of the server's clock, in milliseconds. */
  aheadMs: 5 * 60_000,
} as const;

/** The cards of one recording in numbers. Suspended and changed cards are kept and not asked. */
export interface PracticeOfRecording {
  readonly recordingId: string;
  readonly recordingName: string;
  readonly folderId: string | null;
  readonly kept: number;
  /** Due until the end of the student's day. */
  readonly due: number;
  /** Never rated. */
  readonly new: number;
  /** In their learning steps. */
  readonly learning: number;
  readonly suspended: number;
  readonly changed: number;
  /** When the next one is due after today, ISO 8601; null: none is. */
  readonly nextDue: string | null;
}

/** The student's day of practice, which begins at 04:00 in their time zone. */
export interface PracticeDay {
  readonly timeZone: string;
  /** `2026-11-24` */
  readonly day: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** How many new cards the day still has. */
  readonly newLeft: number;
}

/** The reviews of one day. */
export interface ReviewsOfDay {
  /** `2026-11-24` */
  readonly day: string;
  readonly reviews: number;
  /** Cards learned on an earlier day that were asked again, counted by their first rating of the day. */
  readonly asked: number;
  /** Those of them that were rated Hard or better. */
  readonly recalled: number;
  /** Cards that were rated for the first time. */
  readonly introduced: number;
}

/** The words for a card's state. */
export type CardStatus = "new" | "learning" | "known" | "due";

/** @param moment ISO 8601: the end of the student's day, for what is due today */
export function toCardStatus(state: Pick<CardState, "phase" | "due"> | null, moment: string): CardStatus {
  if (state === null || state.phase === "new") return "new";
  if (Date.parse(state.due) <= Date.parse(moment)) return "due";
  return state.phase === "review" ? "known" : "learning";
}
