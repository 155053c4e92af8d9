import { offlineWriter, writerOf } from "./assistant/writer.ts";
import type { SummaryJob } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { nameOf } from "./endpoint.ts";

/** Within the two minutes of a lease. */
const PATIENCE_MS = 100_000;
/** After this one, claim_summary_job gives up. */
const LAST_ATTEMPT = 3;

/** Writes the summary of a leased job, or hands the job back. */
async function work(deps: FunctionDeps, job: SummaryJob): Promise<void> {
  try {
    // A model that failed twice must not cost the person their summary.
    const isLastTry = job.attempt >= LAST_ATTEMPT;
    const writer = isLastTry ? offlineWriter : writerOf(deps, AbortSignal.timeout(PATIENCE_MS));
    const summary = await writer.notes(job.style, {
      transcript: job.transcript ?? "",
      segments: job.segments ?? undefined,
    });
    await deps.database.finishSummaryJob(job, summary);
  } catch (error) {
    deps.log({ function: "summary", status: 500, error: nameOf(error) });
    await deps.database.releaseSummaryJob(job, nameOf(error));
  }
}

/** Takes the oldest job that waits. False: none does. */
export async function summariseNextRecording(deps: FunctionDeps): Promise<boolean> {
  const job = await deps.database.claimSummaryJob();
  if (job === undefined) return false;
  await work(deps, job);
  return true;
}

/**
 * Takes one recording's job, unless somebody holds it. Never rejects: what fails here, process-recordings takes up
 * when the lease has run out.
 */
export async function summariseRecording(deps: FunctionDeps, recordingId: string): Promise<void> {
  try {
    const job = await deps.database.claimSummaryJob(recordingId);
    if (job !== undefined) await work(deps, job);
  } catch (error) {
    deps.log({ function: "summary", status: 500, error: nameOf(error) });
  }
}
