import * as v from "valibot";
import type { ProposedCard } from "@lectern/domain/cards.ts";
import { type CardAnswer, addCardResponse } from "@lectern/domain/contracts/cards.ts";
import type { SentReview } from "@lectern/domain/contracts/review-cards.ts";
import { ratings } from "@lectern/domain/practice.ts";

/** Calls a database function and validates its answer. @throws DatabaseError */
export type CallDatabase = <Schema extends v.GenericSchema>(
  answer: Schema,
  name: string,
  parameters: Record<string, unknown>,
) => Promise<v.InferOutput<Schema>>;

const uuid = v.pipe(v.string(), v.uuid());
const timestamp = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const { card } = addCardResponse.entries;

const one = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.array(row),
    v.length(1),
    v.transform(([first]) => first!),
  );

const storedProposals = one(v.object({ outcome: v.picklist(["stored", "full", "not-found"]), cards: v.array(card) }));

const storedCard = one(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["added", "already-added"]), card }),
    v.object({ outcome: v.picklist(["not-found", "not-said", "full"]) }),
  ]),
);

const memory = v.object({
  due: timestamp,
  stability: v.number(),
  difficulty: v.number(),
  phase: v.picklist(["new", "learning", "review", "relearning"]),
  reps: count,
  lapses: count,
  step: count,
  lastReview: v.nullable(timestamp),
});

const cardLog = v.object({
  card_id: uuid,
  created_at: timestamp,
  log_length: count,
  checkpoint: v.nullable(v.object({ reviewed_at: timestamp, id: uuid, state: memory })),
  rows: v.array(
    v.object({
      id: uuid,
      rating: v.nullable(v.picklist(ratings)),
      reviewed_at: timestamp,
      retention: v.number(),
      undoes: v.nullable(uuid),
    }),
  ),
});

/** A card's log in the database's answer: with a checkpoint, the rows after it, and all rows that undo others. */
export type StoredLog = v.InferOutput<typeof cardLog>;

const appendedReviews = one(
  v.object({
    server_time: timestamp,
    retry_after: v.nullable(v.number()),
    ahead: v.array(uuid),
    missing: v.array(uuid),
    logs: v.array(cardLog),
  }),
);

interface AppendOptions {
  /** The scheduler that replays the logs. */
  readonly engine: string;
  /** With it, the reviews' numbers decide their order. */
  readonly device: string | undefined;
  /** The moment of sending by the client's clock. */
  readonly sentAt: string | undefined;
}

/** A state in the form that `store_card_states` takes. */
export interface ReplayedState {
  readonly card_id: string;
  readonly due: string;
  readonly stability: number;
  readonly difficulty: number;
  readonly state: 0 | 1 | 2 | 3;
  readonly reps: number;
  readonly lapses: number;
  readonly step: number;
  readonly last_review: string | null;
  readonly log_length: number;
  readonly checkpoint?: {
    readonly card_id: string;
    readonly reviewed_at: string;
    readonly id: string;
    readonly state: object;
  };
}

/** The database calls of the functions for cards. Each throws DatabaseError. */
export const createPracticeDatabase = (call: CallDatabase) => ({
  /**
   * Stores the proposals whose quote is in the transcript, until fifty are stored. `full`: there was no room for some.
   */
  storeProposedCards: (
    userId: string,
    recordingId: string,
    { origin, cards }: { readonly origin: CardAnswer["origin"]; readonly cards: readonly ProposedCard[] },
  ) =>
    call(storedProposals, "store_proposed_cards", {
      p_user_id: userId,
      p_recording_id: recordingId,
      p_origin: origin,
      p_cards: cards,
    }),

  /** Stores a card that a student wrote. Repeating it with the same id stores none. */
  storeOwnCard: (userId: string, recordingId: string, own: object) =>
    call(storedCard, "store_own_card", { p_user_id: userId, p_recording_id: recordingId, p_card: own }),

  /** Appends reviews, and returns the logs of their cards. `retry_after`: nothing was stored; in seconds. */
  appendReviews: (userId: string, reviews: readonly SentReview[], { engine, device, sentAt }: AppendOptions) =>
    call(appendedReviews, "append_reviews", {
      p_user_id: userId,
      p_reviews: reviews,
      p_engine: engine,
      p_device: device ?? null,
      p_sent_at: sentAt ?? null,
    }),

  /** Stores the states of cards whose log has not grown since, and returns the logs of the others. */
  storeCardStates: (userId: string, states: readonly ReplayedState[], engine: string) =>
    call(v.array(cardLog), "store_card_states", { p_user_id: userId, p_engine: engine, p_states: states }),
});
