import * as v from "valibot";
import { uuid } from "./limits.ts";

/**
 * POST /functions/v1/retry-summary: starts the summary job of a recording again after the server had given it up
 * (SRV-13), or has a model read a lecture again whose reading is of an earlier version (TUT-04), or write again what has words that
 * were corrected (COR-01).
 */
const retrySummaryRequest = v.object({
  recording_id: uuid,
  /** Whether a summary that there is is written again, because words of its lecture were corrected. */
  corrected: v.optional(v.boolean()),
});

/**
 * `status` as in the recording: `processing` while the summary is written, `completed` if there already is one; `reading` while
 * the lecture is read again.
 */
const retrySummaryResponse = v.object({ status: v.picklist(["processing", "completed", "reading"]) });
export const retrySummaryContract = {
  name: "retry-summary",
  request: retrySummaryRequest,
  response: retrySummaryResponse,
};
export type RetrySummaryResponse = v.InferOutput<typeof retrySummaryResponse>;
