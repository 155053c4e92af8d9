import * as v from "valibot";
import { uuid, wholeNumber } from "./limits.ts";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * POST /functions/v1/plan-exam: how many cards to review on each day until a folder's exam, and a forecast of how many
 * the student remembers on that day (UNT-06).
 */
const planExamRequest = v.object({
  folder_id: uuid,
  /** An IANA name: the device's time zone, used if the student chose none. */
  time_zone: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

const planExamResponse = v.object({
  /** How many of the folder's cards are in practice, and how many of these were never rated. */
  cards: wholeNumber,
  fresh: wholeNumber,
  /** How many cards to review today and on each day until the day before the exam; empty if that is past. */
  days: v.array(wholeNumber),
  /**
   * The forecast of cards remembered on the day, as a range. Null if there are too few reviews, no cards or no days
   * left.
   */
  forecast: v.nullable(v.object({ low: wholeNumber, high: wholeNumber })),
  /** How many more reviews of cards learned on an earlier day a forecast needs. */
  missing_reviews: wholeNumber,
  /**
   * For the latest such reviews: the share that was predicted to be remembered and the share that was. Null with fewer
   * than 100 reviews.
   */
  compared: v.nullable(v.object({ reviews: wholeNumber, predicted: share, actual: share })),
  /** The ids of the cards to review now, ordered by how much a review improves the forecast. */
  next: v.array(uuid),
});
export const planExamContract = { name: "plan-exam", request: planExamRequest, response: planExamResponse };
export type PlanExamResponse = v.InferOutput<typeof planExamResponse>;
