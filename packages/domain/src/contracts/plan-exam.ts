import * as v from "valibot";
import { uuid } from "./limits.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** POST /functions/v1/plan-exam: what there is to do until a folder's exam, and how many cards are remembered on it (UNT-06). */
export const planExamRequest = v.object({
  folder_id: uuid,
  /** An IANA name: of the device, for a student who chose none. */
  time_zone: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

export const planExamResponse = v.object({
  /** The folder's cards that are asked, and those of them that were never rated. */
  cards: count,
  fresh: count,
  /** Cards to ask today and on each day until the one before the exam; empty when that is past. */
  days: v.array(count),
  /** Cards remembered on the day, from low to high; null: there are too few reviews, no cards, or no days left. */
  forecast: v.nullable(v.object({ low: count, high: count })),
  /** Reviews of cards learned on an earlier day that are missing for a forecast. */
  missing_reviews: count,
  /** Of the last such reviews, the shares that were expected to be remembered and that were; null: fewer than 100. */
  compared: v.nullable(v.object({ reviews: count, predicted: share, actual: share })),
  /** The cards to ask now, those first that gain most until the exam. */
  next: v.array(uuid),
});
export type PlanExamResponse = v.InferOutput<typeof planExamResponse>;
