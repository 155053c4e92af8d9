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

export function recordingState(
  recording: Read<Recording>,
  segments: Read<readonly TranscriptSegment[]>,
  rename: Rename,
): RecordingState {
  if (recording.data === undefined) return { kind: recording.isError ? "failed" : "loading" };
  return {
    kind: "ready",
    recording: recording.data,
    segments: segmentsState(segments),
    title: rename.isError ? { kind: "failed", draft: rename.variables ?? "" } : { kind: "idle" },
  };
}

/** The tab that the URL names; the summary unless it names one. */
export const recordingTabOf = (named: string | null): RecordingTab =>
  recordingTabs.find((tab) => tab === named) ?? "summary";
