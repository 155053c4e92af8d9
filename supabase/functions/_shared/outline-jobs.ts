import * as v from "valibot";
import { transcriptSegment } from "@lectern/domain/contracts/ingest-recording.ts";
import { uuid } from "@lectern/domain/contracts/limits.ts";
import { type LectureReading, type Outline, OUTLINE_VERSION } from "@lectern/domain/outline.ts";
import { correctJob } from "./correct-transcript.ts";
import { call, type ServiceRoleClient } from "./database.ts";

const outlineJob = v.object({
  recording_id: uuid,
  lease: uuid,
  transcript: v.nullable(v.string()),
  segments: v.nullable(v.array(transcriptSegment)),
  language: v.nullable(v.string()),
  reads: v.boolean(),
  /** What a model has read of it. */
  parts: v.array(v.object({ last: v.number(), reading: v.custom<LectureReading>((value) => value !== null) })),
});

/** A recording whose outline is to be derived, leased to the process that claimed it. */
export type OutlineJob = v.InferOutput<typeof outlineJob>;

interface ReadPart {
  /** The lines that were read. */
  readonly first: number;
  readonly last: number;
  readonly reading: LectureReading;
}

const toLease = ({ recording_id, lease }: OutlineJob) => ({ p_recording_id: recording_id, p_lease: lease });

/**
 * Claims the recording that has waited longest for an outline of this version. Undefined if none waits.
 *
 * @param withReadings whether recordings that wait for a model to read them are claimed too
 */
export async function claimOutlineJob(
  database: ServiceRoleClient,
  withReadings: boolean,
): Promise<OutlineJob | undefined> {
  const parameters = { p_version: OUTLINE_VERSION, p_reads: withReadings };
  const [job] = await call(database, v.array(outlineJob), "claim_outline_job", parameters);
  return job && correctJob(database, job);
}

/** Has a model read a recording, as an outline job. */
export const queueReading = (database: ServiceRoleClient, recordingId: string) =>
  call(database, v.null(), "queue_reading", { p_recording_id: recordingId });

/** Stores what a model read of a part of a recording, and hands the job back for the next. False if the lease was lost. */
export const storeReadingPart = (database: ServiceRoleClient, job: OutlineJob, { first, last, reading }: ReadPart) =>
  call(database, v.boolean(), "store_reading_part", {
    ...toLease(job),
    p_version: OUTLINE_VERSION,
    p_first: first,
    p_last: last,
    p_reading: reading,
  });

/** Puts a reading off for which no tokens are left. */
export const postponeOutlineJob = (database: ServiceRoleClient, job: OutlineJob) =>
  call(database, v.boolean(), "postpone_outline_job", toLease(job));

export const releaseOutlineJob = (database: ServiceRoleClient, job: OutlineJob, error: string) =>
  call(database, v.boolean(), "release_outline_job", { ...toLease(job), p_error: error });

/** Stores an outline and ends the recording's outline job. Returns false if the recording is gone, or has a newer version. */
export const storeOutline = (database: ServiceRoleClient, recordingId: string, outline: Outline) =>
  call(database, v.boolean(), "store_outline", {
    p_recording_id: recordingId,
    p_version: OUTLINE_VERSION,
    p_outline: outline,
  });

/** Stores a language and a title that were derived again. A title that a student gave stays. */
export const renewStoredRecording = (
  database: ServiceRoleClient,
  recordingId: string,
  language: string,
  title: string | undefined,
) =>
  call(database, v.boolean(), "renew_recording", {
    p_recording_id: recordingId,
    p_language: language,
    p_title: title ?? null,
  });
