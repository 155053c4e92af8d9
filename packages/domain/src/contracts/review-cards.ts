import * as v from "valibot";
import { practiceLimits, ratings } from "../practice.ts";
import { uuid } from "./limits.ts";

const id = v.pipe(uuid, v.toLowerCase());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A day and more of waiting says nothing. */
const ONE_DAY_MS = 86_400_000;

const review = v.pipe(
  v.object({
    /** Made by the client: the review counts once, however often it is sent. */
    id,
    card_id: id,
    /** 1 Again, 2 Hard, 3 Good, 4 Easy. Null or absent in a row that takes back another. */
    rating: v.optional(v.nullable(v.picklist(ratings)), null),
    /** ISO 8601 with zone, by the client's clock. */
    reviewed_at: v.pipe(v.string(), v.isoTimestamp()),
    elapsed_ms: v.optional(v.nullable(v.pipe(count, v.maxValue(ONE_DAY_MS))), null),
    /** The retention that the card was scheduled with; without it, the one of the settings. */
    retention: v.optional(
      v.pipe(v.number(), v.minValue(practiceLimits.retention.min), v.maxValue(practiceLimits.retention.max)),
    ),
    /** The review that the row takes back. */
    undoes: v.optional(v.nullable(id), null),
  }),
  v.check(({ rating, undoes }) => (rating === null) !== (undoes === null), "A review rates, or takes back another"),
);

/** POST /functions/v1/review-cards: appends to the log and answers the states of the cards, replayed (PRC-02). */
export const reviewCardsRequest = v.object({
  reviews: v.pipe(v.array(review), v.minLength(1), v.maxLength(practiceLimits.reviews)),
});

const timestamp = v.pipe(v.string(), v.isoTimestamp());

const cardState = v.object({
  card_id: uuid,
  due: timestamp,
  stability: v.number(),
  difficulty: v.number(),
  /** 0 New, 1 Learning, 2 Review, 3 Relearning. */
  state: v.picklist([0, 1, 2, 3]),
  reps: count,
  lapses: count,
  step: count,
  last_review: v.nullable(timestamp),
  log_length: count,
});

export const reviewCardsResponse = v.object({
  /** Of each card that was named and is there. */
  states: v.array(cardState),
  /** Reviews that were refused, because their time is more than five minutes ahead of `server_time`. */
  ahead: v.array(uuid),
  /** Cards that are gone: their reviews are dropped. */
  missing: v.array(uuid),
  server_time: timestamp,
});
export type ReviewCardsResponse = v.InferOutput<typeof reviewCardsResponse>;
export type CardStateAnswer = v.InferOutput<typeof cardState>;
