import { costOfNotes } from "./assistant/model/cost.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { modelWriter } from "./assistant/model/model-writer.ts";
import { createOfflineWriter } from "./assistant/writer.ts";
import { countBytes } from "./bytes.ts";
import { findKeyPassagesName } from "@lectern/domain/key-passages.ts";
import type { FunctionDeps } from "./deps.ts";
import { assistantLimits } from "@lectern/domain/contracts/limits.ts";
import { toErrorName } from "./endpoint.ts";
import { queueReading } from "./outline-jobs.ts";
import { storeOutlineOfSummary } from "./store-outline.ts";
import { runSummaryWithModel } from "./run-with-model.ts";
import { claimSummaryJob, finishSummaryJob, releaseSummaryJob, type SummaryJob } from "./summary-jobs.ts";

/** Less than the two minutes of a lease. */
const SUMMARY_TIMEOUT_MS = 100_000;
/** After this attempt, claim_summary_job gives up. */
const LAST_ATTEMPT = 3;

interface WrittenSummary {
  readonly text: string;
  readonly isByModel: boolean;
}

/** Whether what stands there was written by a model, and is written again: it stays if no model can write (COR-01). */
const isWrittenAgain = ({ summary }: SummaryJob): boolean =>
  summary !== null && summary !== "" && findKeyPassagesName(summary) === undefined;

/**
 * Has a model write if one is configured, can read that much, and today's budget has room. After two failed attempts the
 * offline writer writes, so that a failing model can't cost the person their summary.
 */
async function write(deps: FunctionDeps, job: SummaryJob, lecture: Lecture): Promise<WrittenSummary> {
  const transcript = job.transcript ?? "";
  const { hasModel, modelWindow, modelTimeout } = deps.environment;
  const offline = async () => ({ text: await createOfflineWriter().notes(job.style, lecture), isByModel: false });
  if (!hasModel || job.attempt >= LAST_ATTEMPT) return offline();
  const tokens = costOfNotes(transcript, modelWindow);
  if (countBytes(transcript) > assistantLimits.transcriptBytes || tokens === 0) return offline();
  const timeout = Math.min(modelTimeout, SUMMARY_TIMEOUT_MS);
  const { result } = await runSummaryWithModel(
    deps,
    { recordingId: job.recording_id, tokens, timeout },
    {
      model: async (model) => ({ text: await modelWriter(model).notes(job.style, lecture), isByModel: true }),
      offline,
    },
  );
  return result;
}

/** Writes the summary of a leased job, or returns the job to the queue. */
async function work(deps: FunctionDeps, job: SummaryJob): Promise<void> {
  try {
    const { transcript, segments, language } = job;
    const lecture = toLecture({ transcript: transcript ?? "", segments: segments ?? undefined, language });
    const { hasModel } = deps.environment;
    const { text, isByModel } = await write(deps, job, lecture);
    const isKept = isWrittenAgain(job);
    // Its reading by a model stays until the next one.
    if (!isKept) await storeOutlineOfSummary(deps, job, lecture);
    await finishSummaryJob(deps.database, job, isKept && !isByModel ? null : text);
    if (hasModel) await queueReading(deps.database, job.recording_id);
  } catch (error) {
    deps.log({ function: "summary", status: 500, error: toErrorName(error) });
    await releaseSummaryJob(deps.database, job, toErrorName(error));
  }
}

/**
 * Processes the job of a recording, or the one that has waited longest. Returns false if it doesn't wait, or another
 * process holds it.
 */
export async function summariseNext(deps: FunctionDeps, recordingId?: string): Promise<boolean> {
  const job = await claimSummaryJob(deps.database, recordingId);
  if (job === undefined) return false;
  await work(deps, job);
  return true;
}
