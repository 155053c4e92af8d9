import type { Recording, Transcript } from "@lectern/domain/recording";
import {
  type RecordingState,
  type RecordingTab,
  recordingTabs,
  type TranscriptState,
} from "@lectern/ui/screens/recording";

interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

/** Of the last rename: what was typed, if it could not be saved. */
export interface Rename {
  readonly isError: boolean;
  readonly variables: string | undefined;
}

function transcriptState({ hasTranscript }: Recording, { data, isError }: Read<Transcript>): TranscriptState {
  if (!hasTranscript) return { kind: "none" };
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  const { segments, text, isComplete } = data;
  if (segments.length > 0) {
    return { kind: "segments", segments, rest: isComplete ? "none" : isError ? "failed" : "loading" };
  }
  return text === null || text.trim() === "" ? { kind: "none" } : { kind: "text", text };
}

/** @param leaving the recording while it is deleted, and until its page has gone: the cache has forgotten it by then */
export function recordingState(
  read: Read<Recording>,
  transcript: Read<Transcript>,
  rename: Rename,
  leaving?: Recording,
): RecordingState {
  const recording = leaving ?? read.data;
  if (recording === undefined) return { kind: read.isError ? "failed" : "loading" };
  return {
    kind: "ready",
    recording,
    transcript: transcriptState(recording, transcript),
    title: rename.isError ? { kind: "failed", draft: rename.variables ?? "" } : { kind: "idle" },
  };
}

/** The moment of the transcript that the URL names, in seconds; none for what is no number. */
export function parseMoment(named: string | null): number | undefined {
  const seconds = named === null || named.trim() === "" ? Number.NaN : Number(named);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** The tab that the URL names; the summary unless it names one. */
export const parseRecordingTab = (named: string | null): RecordingTab =>
  recordingTabs.find((tab) => tab === named) ?? "summary";
