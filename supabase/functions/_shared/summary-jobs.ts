import * as v from "valibot";
import { transcriptSegment } from "@lectern/domain/contracts/ingest-recording.ts";
import { uuid } from "@lectern/domain/contracts/limits.ts";
import { summaryStyles } from "@lectern/domain/summary-style.ts";
import { correctJob } from "./correct-transcript.ts";
import { call, type ServiceRoleClient } from "./database.ts";

const summaryJob = v.object({
  recording_id: uuid,
  lease: uuid,
  attempt: v.number(),
  name: v.string(),
  style: v.picklist(summaryStyles),
  transcript: v.nullable(v.string()),
  segments: v.nullable(v.array(transcriptSegment)),
  language: v.nullable(v.string()),
  /** The one that is written again. */
  summary: v.nullable(v.string()),
});

/** A recording whose summary is to be written, leased to the process that claimed it. */
export type SummaryJob = v.InferOutput<typeof summaryJob>;

/** Claims one recording's job, or the oldest. Undefined if no job waits, or another process holds it. */
export async function claimSummaryJob(
  database: ServiceRoleClient,
  recordingId?: string,
): Promise<SummaryJob | undefined> {
  const [job] = await call(database, v.array(summaryJob), "claim_summary_job", { p_recording_id: recordingId ?? null });
  return job && correctJob(database, job);
}

/** Stores a summary; null leaves the former one. Returns false if the lease was lost; then nothing was written. */
export const finishSummaryJob = (database: ServiceRoleClient, job: SummaryJob, summary: string | null) =>
  call(database, v.boolean(), "finish_summary_job", {
    p_recording_id: job.recording_id,
    p_lease: job.lease,
    p_summary: summary,
  });

export const releaseSummaryJob = (database: ServiceRoleClient, job: SummaryJob, error: string) =>
  call(database, v.boolean(), "release_summary_job", {
    p_recording_id: job.recording_id,
    p_lease: job.lease,
    p_error: error,
  });
