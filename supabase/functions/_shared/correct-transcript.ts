import { applyCorrections, type Correction, correctText } from "@lectern/domain/corrections.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { toTranscriptText } from "@lectern/domain/transcript-text.ts";

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
  const shown = applyCorrections(segments, corrections).map(({ start, end, speaker, text }) => ({
    start,
    end,
    speaker,
    text,
  }));
  return { ...stored, segments: shown, transcript: toTranscriptText(shown) };
}
