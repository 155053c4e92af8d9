import { OUTLINE_VERSION } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { outlineLecture } from "@lectern/assistant/writer/outline/outline-lecture.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { toReadablePart } from "./assistant/readable-part.ts";
import type { OutlineJob } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";

interface RecordingToOutline {
  readonly recording_id: string;
  readonly segments: readonly TranscriptSegment[] | null;
}

/** Stores a lecture's outline by rules. For a lecture that is too long to be read at once, it is of the same part as the summary. */
async function storeOutline(
  { database }: FunctionDeps,
  { recording_id: id, segments }: RecordingToOutline,
  lecture: Lecture,
): Promise<void> {
  await database.storeOutline(id, OUTLINE_VERSION, outlineLecture(toReadablePart(lecture), segments ?? []));
}

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
    await storeOutline(deps, recording, lecture);
  } catch (error) {
    deps.log({ function: "outline", status: 500, error: toErrorName(error) });
  }
}

/**
 * Derives the outline that has waited longest. Returns false if none waits.
 *
 * @param renew derives the recording's language and title again, and returns the language: it loads what others don't need
 */
export async function outlineNextRecording(
  deps: FunctionDeps,
  renew: (deps: FunctionDeps, job: OutlineJob) => Promise<string | null>,
): Promise<boolean> {
  const job = await deps.database.claimOutlineJob(OUTLINE_VERSION);
  if (job === undefined) return false;
  try {
    const { transcript, segments } = job;
    const language = await renew(deps, job);
    const lecture = toLecture({ transcript: transcript ?? "", segments: segments ?? undefined, language });
    await storeOutline(deps, job, lecture);
  } catch (error) {
    deps.log({ function: "outline", status: 500, error: toErrorName(error) });
    await deps.database.releaseOutlineJob(job, toErrorName(error));
  }
  return true;
}
