import * as v from "valibot";
import { uuid } from "./limits.ts";

/**
 * POST /functions/v1/retry-summary: starts a recording's job again. A summary that the server had given up is written (SRV-13); a
 * lecture that a model read with an earlier version is read again (TUT-04); a text with words that were corrected since is written
 * again (COR-01).
 */
const retrySummaryRequest = v.object({
  recording_id: uuid,
  /** Also writes a completed summary again, because words of its lecture were corrected. */
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
