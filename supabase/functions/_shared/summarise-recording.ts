import { canReadWhole, costOfNotes } from "./assistant/model/cost.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import { offlineWriter, createWriter } from "./assistant/writer.ts";
import type { Writer } from "./assistant/writing.ts";
import { countBytes } from "./bytes.ts";
import type { SummaryJob } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { assistantLimits } from "@lectern/domain/contracts/limits.ts";
import { toErrorName } from "./endpoint.ts";
import { storeOutlineOfSummary } from "./store-outline.ts";

/** Less than the two minutes of a lease. */
const SUMMARY_TIMEOUT_MS = 100_000;
/** After this attempt, claim_summary_job gives up. */
const LAST_ATTEMPT = 3;

/**
 * Chooses the writer: a model if one is configured, can read that much, and today's budget has room. After two failed
 * attempts it chooses the offline writer, so that a failing model can't cost the person their summary.
 */
async function writerFor(deps: FunctionDeps, job: SummaryJob): Promise<Writer> {
  const transcript = job.transcript ?? "";
  const { hasModel, modelWindow, modelTimeout } = deps.environment;
  if (!hasModel || job.attempt >= LAST_ATTEMPT) return offlineWriter;
  if (countBytes(transcript) > assistantLimits.transcriptBytes) return offlineWriter;
  if (!canReadWhole(transcript, modelWindow)) return offlineWriter;
  const isGranted = await deps.database.takeSummaryTokens(job.recording_id, costOfNotes(transcript, modelWindow));
  return isGranted ? createWriter(deps, { timeout: Math.min(modelTimeout, SUMMARY_TIMEOUT_MS) }) : offlineWriter;
}

/** Writes the summary of a leased job, or returns the job to the queue. */
async function work(deps: FunctionDeps, job: SummaryJob): Promise<void> {
  try {
    const writer = await writerFor(deps, job);
    const { transcript, segments, language } = job;
    const lecture = toLecture({ transcript: transcript ?? "", segments: segments ?? undefined, language });
    const summary = await writer.notes(job.style, lecture);
    await storeOutlineOfSummary(deps, job, lecture, summary);
    await deps.database.finishSummaryJob(job, summary);
  } catch (error) {
    deps.log({ function: "summary", status: 500, error: toErrorName(error) });
    await deps.database.releaseSummaryJob(job, toErrorName(error));
  }
}

/**
 * Processes the job of a recording, or the one that has waited longest. Returns false if it doesn't wait, or another
 * process holds it.
 */
export async function summariseNext(deps: FunctionDeps, recordingId?: string): Promise<boolean> {
  const job = await deps.database.claimSummaryJob(recordingId);
  if (job === undefined) return false;
  await work(deps, job);
  return true;
}
