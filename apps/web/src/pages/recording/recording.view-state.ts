import type { Recording, Transcript } from "@lectern/domain/recording";
import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import {
  type RecordingState,
  type RecordingTab,
  recordingTabs,
  type SummaryRetryState,
  type TitleState,
} from "@lectern/ui/screens/recording";
import type { Read } from "../../features/read.ts";
import { toTranscriptState } from "../../features/transcript/transcript.view-state.ts";

/** For a recording that is gone, and for an address that is none: another try can't help. */
const missing: ReadonlySet<FailureCode> = new Set(["not-found", "invalid"]);

/**
 * Derives the state of the recording screen.
 *
 * @param leaving the recording that is being deleted, shown until the page is left, because the cache no longer has it
 */
export function toRecordingState(
  read: Read<Recording> & { readonly error?: unknown },
  transcript: Read<Transcript>,
  title: TitleState,
  leaving?: Recording,
): RecordingState {
  const recording = leaving ?? read.data;
  if (recording === undefined) {
    if (!read.isError) return { kind: "loading" };
    return missing.has(toFailureCode(read.error)) ? { kind: "failed", isGone: true } : { kind: "failed" };
  }
  return {
    kind: "ready",
    recording,
    transcript: toTranscriptState(recording, transcript),
    title,
  };
}

/** Whether the transcript has lines to search, or may still get some. `/` then searches the lecture (SHL-16). */
export const canBeSearched = (state: RecordingState): boolean =>
  state.kind === "ready"
    ? state.transcript.kind === "segments" || state.transcript.kind === "loading"
    : state.kind === "loading";

/** Whether a tab shows text of the lecture, which can be read to its end (UNT-07). */
export function isTextShown(state: RecordingState, tab: RecordingTab): boolean {
  if (state.kind !== "ready") return false;
  const { recording, transcript } = state;
  if (tab === "summary") return Boolean(recording.summary?.trim());
  if (tab === "customize") return Boolean(recording.notes?.trim());
  if (tab === "chat") return false;
  return transcript.kind === "text" || (transcript.kind === "segments" && transcript.rest === "none");
}

/** Derives the state of the last retry for the summary's tab (SRV-13). */
export function toSummaryRetryState({
  isPending,
  error,
  data,
}: {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly data?: string | undefined;
}): SummaryRetryState {
  if (isPending) return { kind: "pending" };
  if (data === "reading") return { kind: "reading" };
  return error === null ? { kind: "idle" } : { kind: "failed", reason: toReason(error) };
}

/** Parses the time in the URL, in seconds from the start; undefined for anything that is not a number. */
export function parseMoment(value: string | null): number | undefined {
  const seconds = value === null || value.trim() === "" ? Number.NaN : Number(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Parses the tab in the URL. Defaults to the summary. */
export const parseRecordingTab = (value: string | null): RecordingTab =>
  recordingTabs.find((tab) => tab === value) ?? "summary";
