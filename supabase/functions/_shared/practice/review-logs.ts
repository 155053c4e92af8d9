import * as v from "valibot";
import { uuid } from "@lectern/domain/contracts/limits.ts";
import type { CardStateAnswer, SentReview } from "@lectern/domain/contracts/review-cards.ts";
import { ratings } from "@lectern/domain/practice.ts";
import { ENGINE } from "@lectern/practice/schedule.ts";
import { call, count, oneRow, type ServiceRoleClient } from "../database.ts";

const timestamp = v.pipe(v.string(), v.isoTimestamp());

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

const appendedReviews = oneRow(
  v.object({
    server_time: timestamp,
    retry_after: v.nullable(v.number()),
    /** Reviews of the future, which weren't stored. */
    ahead: v.array(uuid),
    /** Cards that are gone. */
    missing: v.array(uuid),
    logs: v.array(cardLog),
  }),
);

interface Sender {
  /** The id of the device. Reviews of one device are ordered by their numbers. */
  readonly device: string | undefined;
  /** The moment of sending by the client's clock. */
  readonly sentAt: string | undefined;
}

/** A state in the form that `store_card_states` takes. */
export interface ReplayedState extends CardStateAnswer {
  readonly checkpoint?: {
    readonly card_id: string;
    readonly reviewed_at: string;
    readonly id: string;
    readonly state: object;
  };
}

/** Appends reviews, and returns the logs of their cards. `retry_after`: nothing was stored; in seconds. */
export const appendReviews = (
  database: ServiceRoleClient,
  userId: string,
  reviews: readonly SentReview[],
  { device, sentAt }: Sender,
) =>
  call(database, appendedReviews, "append_reviews", {
    p_user_id: userId,
    p_reviews: reviews,
    p_engine: ENGINE,
    p_device: device ?? null,
    p_sent_at: sentAt ?? null,
  });

/** Stores the states of cards whose log has not grown since, and returns the logs of the others. */
export const storeCardStates = (database: ServiceRoleClient, userId: string, states: readonly ReplayedState[]) =>
  call(database, v.array(cardLog), "store_card_states", { p_user_id: userId, p_engine: ENGINE, p_states: states });
