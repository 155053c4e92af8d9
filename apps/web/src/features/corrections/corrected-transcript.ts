import { applyCorrections, type Correction, correctText } from "@lectern/domain/corrections";
import type { Transcript } from "@lectern/domain/recording";

export { createCorrectedLines } from "@lectern/ui/recording/corrected-words";

/** Returns a transcript with its corrections; the same object if they change nothing. */
export function correctTranscript(heard: Transcript, corrections: readonly Correction[]): Transcript {
  const { text } = heard;
  const segments = applyCorrections(heard.segments, corrections);
  const corrected = text === null ? null : correctText(text, corrections);
  return segments === heard.segments && corrected === text ? heard : { ...heard, segments, text: corrected };
}
