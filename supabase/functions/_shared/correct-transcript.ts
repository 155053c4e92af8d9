import * as v from "valibot";
import { applyCorrections, type Correction, correctText } from "@lectern/domain/corrections.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { toTranscriptText } from "@lectern/domain/transcript-text.ts";
import { readRows, type ServiceRoleClient } from "./database.ts";

/** Null for a recording that was never corrected. */
export const storedCorrections = v.nullish(
  v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(["word", "speaker", "line"]),
      segment: v.nullable(v.number()),
      from: v.string(),
      to: v.string(),
      madeAt: v.string(),
      undoneAt: v.nullable(v.string()),
    }),
  ),
);

interface Stored {
  readonly transcript: string | null;
  readonly segments: TranscriptSegment[] | null;
}

/** A stored transcript as its student sees it: the one place where what is written of it gets its corrections (COR-01). */
export function correctTranscript<Kind extends Stored>(
  stored: Kind,
  corrections: readonly Correction[] | null | undefined,
): Kind {
  const { transcript, segments } = stored;
  if (corrections?.some(({ undoneAt }) => undoneAt === null) !== true) return stored;
  if (segments === null || segments.length === 0)
    return { ...stored, transcript: transcript === null ? null : correctText(transcript, corrections) };
  const corrected = applyCorrections(segments, corrections).map(({ start, end, speaker, text }) => ({
    start,
    end,
    speaker,
    text,
  }));
  return { ...stored, segments: corrected, transcript: toTranscriptText(corrected) };
}

/** A job whose transcript is as its student sees it. */
export async function correctJob<Job extends Stored & { readonly recording_id: string }>(
  database: ServiceRoleClient,
  job: Job,
): Promise<Job> {
  const request = database.from("recording_corrections").select("corrections").eq("recording_id", job.recording_id);
  const [row] = await readRows(v.array(v.object({ corrections: storedCorrections })), request);
  return correctTranscript(job, row?.corrections);
}
