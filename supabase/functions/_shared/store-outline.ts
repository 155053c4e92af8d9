import { OUTLINE_VERSION } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { hashText } from "@lectern/domain/text-hash.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import type { OutlineJob } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { deriveOutline, gradeText } from "./derive-outline.ts";
import { toErrorName } from "./endpoint.ts";

interface RecordingToOutline {
  readonly recording_id: string;
  readonly segments: readonly TranscriptSegment[] | null;
}

/**
 * Stores a lecture's outline and its summary's claims. It runs before the summary is stored, so that a page that shows
 * the summary finds them. Never rejects, because a summary must not wait for its outline: on failure, the outline's own
 * job tries again.
 */
export async function storeOutlineOfSummary(
  deps: FunctionDeps,
  { recording_id, segments }: RecordingToOutline,
  lecture: Lecture,
  summary: string,
): Promise<void> {
  try {
    await deps.database.storeOutline(recording_id, await deriveOutline(lecture, segments ?? [], [summary]));
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
    const { transcript, segments, summary, notes } = job;
    const language = await renew(deps, job);
    const lecture = toLecture({ transcript: transcript ?? "", segments: segments ?? undefined, language });
    const derived = await deriveOutline(lecture, segments ?? [], [summary, notes]);
    await deps.database.storeOutline(job.recording_id, derived);
  } catch (error) {
    deps.log({ function: "outline", status: 500, error: toErrorName(error) });
    await deps.database.releaseOutlineJob(job, toErrorName(error));
  }
  return true;
}

/**
 * Stores the claims of notes that were written for a person. Never rejects: notes without claims are shown ungraded.
 */
export async function storeClaimsOfNotes(
  deps: FunctionDeps,
  { recordingId, userId }: { readonly recordingId: string; readonly userId: string },
  lecture: Lecture,
  notes: string,
): Promise<void> {
  try {
    const claims = gradeText(lecture, notes);
    if (claims === undefined || notes.trim() === "") return;
    await deps.database.storeClaims(recordingId, userId, { hash: await hashText(notes), claims });
  } catch (error) {
    deps.log({ function: "claims", status: 500, error: toErrorName(error) });
  }
}
