import type { Recording, Transcript } from "@lectern/domain/recording";
import type { TranscriptState } from "@lectern/ui/screens/recording";
import type { Read } from "../read.ts";

/** Derives the state of a recording's transcript, which is read separately and may arrive later. */
export function toTranscriptState(
  { hasTranscript }: Pick<Recording, "hasTranscript">,
  { data, isError }: Read<Transcript>,
): TranscriptState {
  if (!hasTranscript) return { kind: "none" };
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  const { segments, text, isComplete } = data;
  if (segments.length > 0) {
    return { kind: "segments", segments, rest: isComplete ? "none" : isError ? "failed" : "loading" };
  }
  return text === null || text.trim() === "" ? { kind: "none" } : { kind: "text", text };
}
