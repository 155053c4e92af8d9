import type { Outline } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { ModelFailure } from "./assistant/model/model-failure.ts";
import { costOfReading, readLecture } from "./assistant/model/read-lecture.ts";
import { toReadablePart } from "./assistant/readable-part.ts";
import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";
import {
  claimOutlineJob,
  type OutlineJob,
  postponeOutlineJob,
  releaseOutlineJob,
  renewStoredRecording,
  storeOutline,
  storeReadingPart,
} from "./outline-jobs.ts";
import { runSummaryWithModel } from "./run-with-model.ts";

interface RecordingToOutline {
  readonly recording_id: string;
  readonly segments: readonly TranscriptSegment[] | null;
}

/** Less than the two minutes of a lease, in milliseconds. */
const READING_TIMEOUT = 100_000;

/** An outline by rules. That of a lecture that is too long to be read at once is of the same part as the summary. */
const deriveOutline = (lecture: Lecture, { segments }: RecordingToOutline): Outline =>
  outlineLecture(toReadablePart(lecture), segments ?? []);

/**
 * Stores a lecture's outline. It runs before the summary is stored, so that a page that shows the summary finds it. Never
 * rejects, because a summary must not wait for its outline: on failure, the outline's own job tries again.
 */
export async function storeOutlineOfSummary(
  deps: FunctionDeps,
  recording: RecordingToOutline,
  lecture: Lecture,
): Promise<void> {
  try {
    await storeOutline(deps.database, recording.recording_id, deriveOutline(lecture, recording));
  } catch (error) {
    deps.log({ function: "outline", status: 500, error: toErrorName(error) });
  }
}

const deriveOfJob = (job: OutlineJob, language: string | null): Outline =>
  deriveOutline(toLecture({ transcript: job.transcript ?? "", segments: job.segments ?? undefined, language }), job);

/** Has a model read a lecture, or its next part, within the daily budget of summaries. Undefined if none may read today. */
function readNext(deps: FunctionDeps, job: OutlineJob) {
  const { modelWindow, modelTimeout } = deps.environment;
  const lecture = {
    source: { transcript: job.transcript ?? "", segments: job.segments ?? undefined },
    derive: () => deriveOfJob(job, job.language),
    parts: job.parts,
  };
  const tokens = costOfReading(lecture, modelWindow);
  if (tokens === 0) throw new ModelFailure("long", "too many parts");
  return runSummaryWithModel(
    deps,
    { recordingId: job.recording_id, tokens, timeout: Math.min(modelTimeout, READING_TIMEOUT) },
    { model: (model) => readLecture(model, lecture), offline: () => Promise.resolve(undefined) },
  );
}

/** Stores what a model reads of a lecture. Where none may read it, its outline stays the one by rules, or an earlier reading. */
async function storeReading(deps: FunctionDeps, job: OutlineJob): Promise<void> {
  const { database } = deps;
  const { result: reading } = await readNext(deps, job);
  if (reading === undefined) {
    await postponeOutlineJob(database, job);
  } else if ("part" in reading) {
    await storeReadingPart(database, job, reading.part);
  } else {
    await storeOutline(database, job.recording_id, reading.whole);
    // A title that a student gave stays.
    if (reading.whole.title !== null && job.language !== null) {
      await renewStoredRecording(database, job.recording_id, job.language, reading.whole.title);
    }
  }
}

/**
 * Derives the outline that has waited longest, or has a model read the lecture or its next part. Returns false if none waits.
 *
 * @param renew derives the recording's language and title again, and returns the language: it loads what others don't need
 */
export async function outlineNextRecording(
  deps: FunctionDeps,
  renew: (deps: FunctionDeps, job: OutlineJob) => Promise<string | null>,
): Promise<boolean> {
  const { database, environment } = deps;
  const job = await claimOutlineJob(database, environment.hasModel);
  if (job === undefined) return false;
  try {
    if (job.reads) await storeReading(deps, job);
    else await storeOutline(database, job.recording_id, deriveOfJob(job, await renew(deps, job)));
  } catch (error) {
    deps.log({ function: "outline", status: 500, error: toErrorName(error) });
    await releaseOutlineJob(database, job, toErrorName(error));
  }
  return true;
}
