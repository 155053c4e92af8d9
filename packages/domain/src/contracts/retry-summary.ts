import * as v from "valibot";
import { uuid } from "./limits.ts";

/** POST /functions/v1/retry-summary: writes the summary of a recording whose job was given up (SRV-13). */
export const retrySummaryRequest = v.object({ recording_id: uuid });

/** `status` as in the recording: `processing` while the summary is written, `completed` when there already is one. */
export const retrySummaryResponse = v.object({ status: v.picklist(["processing", "completed"]) });

export type RetrySummaryResponse = v.InferOutput<typeof retrySummaryResponse>;
