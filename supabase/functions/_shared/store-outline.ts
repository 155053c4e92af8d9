import { type LectureReading, type Outline, OUTLINE_VERSION } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { costOfReading, readLecture } from "./assistant/model/read-lecture.ts";
import { toReadablePart } from "./assistant/readable-part.ts";
import type { OutlineJob } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";
import { runSummaryWithModel } from "./run-with-model.ts";

interface RecordingToOutline {
  readonly recording_id: string;
  readonly segments: readonly TranscriptSegment[] | null;
}

type OutlineOrReading = Outline & Partial<LectureReading>;

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
    await deps.database.storeOutline(recording.recording_id, OUTLINE_VERSION, deriveOutline(lecture, recording));
  } catch (error) {
    deps.log({ function: "outline", status: 500, error: toErrorName(error) });
  }
}

/** Has a model read a lecture, within the daily budget of summaries; else its outline stays the one by rules. */
async function readOutline(deps: FunctionDeps, job: OutlineJob, ruled: Outline): Promise<OutlineOrReading> {
  const { modelWindow, modelTimeout } = deps.environment;
  const source = { transcript: job.transcript ?? "", segments: job.segments ?? undefined };
  const tokens = costOfReading(source, modelWindow);
  if (tokens === 0) return ruled;
  const { result } = await runSummaryWithModel<OutlineOrReading>(
    deps,
    { recordingId: job.recording_id, tokens, timeout: Math.min(modelTimeout, READING_TIMEOUT) },
    { model: (model) => readLecture(model, source, ruled), offline: () => Promise.resolve(ruled) },
  );
  return result;
}

/**
 * Derives the outline that has waited longest, or has a model read the lecture. Returns false if none waits.
 *
 * @param renew derives the recording's language and title again, and returns the language: it loads what others don't need
 */
export async function outlineNextRecording(
  deps: FunctionDeps,
  renew: (deps: FunctionDeps, job: OutlineJob) => Promise<string | null>,
): Promise<boolean> {
  const { database, environment } = deps;
  const job = await database.claimOutlineJob(OUTLINE_VERSION);
  if (job === undefined) return false;
  try {
    const { recording_id: id, transcript, segments } = job;
    const isForModel = job.reads && environment.hasModel;
    const language = isForModel ? job.language : await renew(deps, job);
    const ruled = deriveOutline(
      toLecture({ transcript: transcript ?? "", segments: segments ?? undefined, language }),
      job,
    );
    const outline: OutlineOrReading = isForModel ? await readOutline(deps, job, ruled) : ruled;
    await database.storeOutline(id, OUTLINE_VERSION, outline);
    // A title that a student gave stays.
    if (typeof outline.title === "string" && language !== null) {
      await database.renewRecording(id, language, outline.title);
    }
  } catch (error) {
    deps.log({ function: "outline", status: 500, error: toErrorName(error) });
    await database.releaseOutlineJob(job, toErrorName(error));
  }
  return true;
}
