import { Failure } from "@lectern/domain/failure";
import type { Transcript } from "@lectern/domain/recording";
import { createRecording } from "@lectern/domain/testing/recordings";
import { describe, expect, test } from "vitest";
import {
  canBeSearched,
  isTextShown,
  parseMoment,
  toRecordingState,
  toSummaryRetryState,
  parseRecordingTab,
} from "./recording.view-state.ts";

const recording = createRecording({ summary: "- Light" });
const read = { data: recording, isError: false };
const transcript = { segments: [], text: "Good morning.", isComplete: true };
const spoken = { data: transcript, isError: false };
const untouched = { kind: "idle" } as const;

const toStateWithTranscript = (data: Transcript | undefined, isError = false) =>
  toRecordingState(read, { data, isError }, untouched);

describe("the state of the recording screen", () => {
  test("SHL-11 shows the recording or its failure after loading", () => {
    expect(toRecordingState({ data: undefined, isError: false }, spoken, untouched)).toEqual({ kind: "loading" });
    expect(toRecordingState({ data: undefined, isError: true }, spoken, untouched)).toEqual({ kind: "failed" });
    expect(toRecordingState({ data: recording, isError: true }, spoken, untouched)).toMatchObject({ kind: "ready" });
  });

  test.each(["not-found", "invalid"] as const)("RDT-08 says that a recording is gone after %s", (code) => {
    const failed = { data: undefined, isError: true, error: new Failure(code) };
    expect(toRecordingState(failed, spoken, untouched)).toEqual({ kind: "failed", isGone: true });
  });

  test("RDT-01 keeps showing a recording while it is deleted", () => {
    const gone = { data: undefined, isError: true };
    expect(toRecordingState(gone, spoken, untouched, recording)).toMatchObject({ kind: "ready", recording });
  });

  test("RDT-02 reopens a title that could not be saved with the typed text, even if it is empty", () => {
    const title = { kind: "failed", draft: "" } as const;
    expect(toRecordingState(read, spoken, title)).toMatchObject({ title });
    expect(toRecordingState(read, spoken, untouched)).toMatchObject({ title: untouched });
  });

  test("RDT-03 shows the transcript as segments with times or as text", () => {
    expect(toStateWithTranscript(undefined)).toMatchObject({ transcript: { kind: "loading" } });
    expect(toStateWithTranscript(undefined, true)).toMatchObject({ transcript: { kind: "failed" } });
    expect(toStateWithTranscript(transcript)).toMatchObject({ transcript: { kind: "text", text: "Good morning." } });
    expect(toStateWithTranscript({ ...transcript, text: " \n" })).toMatchObject({ transcript: { kind: "none" } });
    const segments = [{ start: 0, end: 2, text: "Good morning." }];
    const spokenAt = (rest: string) => ({ transcript: { kind: "segments", segments, rest } });
    expect(toStateWithTranscript({ segments, text: null, isComplete: true })).toMatchObject(spokenAt("none"));
    expect(toStateWithTranscript({ segments, text: null, isComplete: true }, true)).toMatchObject(spokenAt("none"));
    expect(toStateWithTranscript({ segments, text: null, isComplete: false })).toMatchObject(spokenAt("loading"));
    expect(toStateWithTranscript({ segments, text: null, isComplete: false }, true)).toMatchObject(spokenAt("failed"));
  });

  test("UNT-07 a tab has text to read if the summary, the notes or the whole transcript is there", () => {
    const { kind, ...rest } = toStateWithTranscript(transcript) as Extract<
      ReturnType<typeof toStateWithTranscript>,
      { kind: "ready" }
    >;
    const isShown = (tab: Parameters<typeof isTextShown>[1], values: object = {}) =>
      isTextShown({ kind, ...rest, recording: { ...recording, ...values } }, tab);
    expect([isShown("summary"), isShown("summary", { summary: " " }), isShown("summary", { summary: null })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isShown("customize"), isShown("customize", { notes: "- Light" }), isShown("chat")]).toEqual([
      false,
      true,
      false,
    ]);
    const segments = [{ start: 0, end: 2, text: "Good morning." }];
    expect(isShown("transcript")).toBe(true);
    expect(isTextShown(toStateWithTranscript({ segments, text: null, isComplete: true }), "transcript")).toBe(true);
    expect(isTextShown(toStateWithTranscript({ segments, text: null, isComplete: false }), "transcript")).toBe(false);
    expect(isTextShown(toStateWithTranscript(undefined), "transcript")).toBe(false);
    expect(isTextShown({ kind: "loading" }, "summary")).toBe(false);
  });

  test("SHL-16 searches the lecture while its transcript is loading, but not one without lines", () => {
    const segments = [{ start: 0, end: 2, text: "Good morning." }];
    expect(canBeSearched(toStateWithTranscript({ segments, text: null, isComplete: true }))).toBe(true);
    expect(canBeSearched(toStateWithTranscript(undefined))).toBe(true);
    expect(canBeSearched({ kind: "loading" })).toBe(true);
    expect(canBeSearched(toStateWithTranscript(transcript))).toBe(false);
    expect(canBeSearched(toStateWithTranscript(undefined, true))).toBe(false);
    expect(canBeSearched({ kind: "failed" })).toBe(false);
  });

  test("RDT-03 does not wait for a transcript that the recording does not have", () => {
    const without = { data: { ...recording, hasTranscript: false }, isError: false };
    expect(toRecordingState(without, { data: undefined, isError: false }, untouched)).toMatchObject({
      transcript: { kind: "none" },
    });
  });

  test("SRV-13 shows a retry of the summary as pending, or failed with the server's sentence", () => {
    expect(toSummaryRetryState({ isPending: false, error: null })).toEqual({ kind: "idle" });
    expect(toSummaryRetryState({ isPending: true, error: null })).toEqual({ kind: "pending" });
    expect(toSummaryRetryState({ isPending: false, error: null, data: "processing" })).toEqual({ kind: "idle" });
    expect(toSummaryRetryState({ isPending: false, error: null, data: "reading" })).toEqual({ kind: "reading" });
    const refused = new Failure("rate-limited", "Please try again in 3 hours.");
    expect(toSummaryRetryState({ isPending: false, error: refused })).toEqual({
      kind: "failed",
      reason: "Please try again in 3 hours.",
    });
    expect(toSummaryRetryState({ isPending: false, error: new Failure("offline") })).toEqual({
      kind: "failed",
      reason: null,
    });
  });

  test("RDT-03 parses a time in the transcript from the URL", () => {
    expect(["754", "0", "12.5", null, "", " ", "x", "-3", "Infinity"].map(parseMoment)).toEqual([
      754,
      0,
      12.5,
      ...Array.from({ length: 6 }, () => undefined),
    ]);
  });

  test("RDT-03 parses the tab from the URL, and defaults to the summary", () => {
    expect([null, "transcript", "chat", "customize", "settings"].map(parseRecordingTab)).toEqual([
      "summary",
      "transcript",
      "chat",
      "customize",
      "summary",
    ]);
  });
});
