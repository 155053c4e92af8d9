import type { Recording, TranscriptSegment } from "@lectern/domain/recording";
import {
  type RecordingState,
  type RecordingTab,
  recordingTabs,
  type SegmentsState,
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

/** Segments that can't be read are no loss: the transcript is there as text. */
function segmentsState({ data, isError }: Read<readonly TranscriptSegment[]>): SegmentsState {
  if (data === undefined) return { kind: isError ? "none" : "loading" };
  return data.length === 0 ? { kind: "none" } : { kind: "ready", segments: data };
}

/** @param leaving the recording while it is deleted, and until its page has gone: the cache has forgotten it by then */
export function recordingState(
  read: Read<Recording>,
  segments: Read<readonly TranscriptSegment[]>,
  rename: Rename,
  leaving?: Recording,
): RecordingState {
  const recording = leaving ?? read.data;
  if (recording === undefined) return { kind: read.isError ? "failed" : "loading" };
  return {
    kind: "ready",
    recording,
    segments: segmentsState(segments),
    title: rename.isError ? { kind: "failed", draft: rename.variables ?? "" } : { kind: "idle" },
  };
}

/** The moment of the transcript that the URL names, in seconds; none for what is no number. */
export function momentOf(named: string | null): number | undefined {
  const seconds = named === null || named.trim() === "" ? Number.NaN : Number(named);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** The tab that the URL names; the summary unless it names one. */
export const recordingTabOf = (named: string | null): RecordingTab =>
  recordingTabs.find((tab) => tab === named) ?? "summary";
