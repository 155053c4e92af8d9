import * as v from "valibot";
import { planExamContract } from "@lectern/domain/contracts/plan-exam.ts";
import { planExam } from "@lectern/practice/exam/plan.ts";
import { call, DatabaseError } from "../_shared/database.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { storedExamMaterial, toExamMaterial } from "../_shared/practice/exam-material.ts";
import { Refusal } from "../_shared/refusal.ts";

/** PostgreSQL's error code for an unknown time zone. */
const UNKNOWN_TIME_ZONE = "22023";

/**
 * Answers how many cards to review on each day until a folder's exam, and a forecast of how many the student remembers
 * on that day (UNT-06). It stores nothing.
 */
export const handle = endpoint(planExamContract, {
  bodyLimit: 1024,
  sentences: {
    folder_id: "The request doesn't say which folder it is about.",
    time_zone: "We don't recognize this time zone.",
  },
  async answer({ folder_id, time_zone }, caller, deps) {
    const stored = await call(deps.readAs(caller.token), v.nullable(storedExamMaterial), "exam_material", {
      p_folder_id: folder_id,
      p_time_zone: time_zone ?? null,
    }).catch((error: unknown) => {
      const isUnknownZone = error instanceof DatabaseError && error.code === UNKNOWN_TIME_ZONE;
      throw isUnknownZone ? new Refusal(400, "We don't recognize this time zone.") : error;
    });
    if (stored === null) throw new Refusal(404, "This folder has no exam.");
    const material = toExamMaterial(stored);
    const { days, forecast, missingReviews, compared, next } = planExam(material);
    return {
      status: 200,
      body: {
        cards: material.cards.length,
        fresh: material.cards.filter(({ strength }) => strength === null).length,
        days: [...days],
        forecast: forecast && { low: forecast.low, high: forecast.high },
        missing_reviews: missingReviews,
        compared,
        next: [...next],
      },
    };
  },
});
