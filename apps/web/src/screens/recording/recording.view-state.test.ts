import type { Recording } from "@lectern/domain/recording";
import { describe, expect, test } from "vitest";
import { momentOf, recordingState, recordingTabOf } from "./recording.view-state.ts";

const recording: Recording = {
  id: "1",
  name: "Bio 101",
  createdAt: "2026-11-20T09:30:00Z",
  isFavorite: false,
  folderId: null,
  glyph: "microphone",
  color: "#3B82F6",
  status: "completed",
  transcript: "Good morning.",
  summary: "- Light",
  notes: null,
};
const read = { data: recording, isError: false };
const noSegments = { data: [], isError: false };
const untouched = { isError: false, variables: undefined };

describe("what the recording screen shows", () => {
  test("SHL-11 loading ends in the recording or in its failure", () => {
    expect(recordingState({ data: undefined, isError: false }, noSegments, untouched)).toEqual({ kind: "loading" });
    expect(recordingState({ data: undefined, isError: true }, noSegments, untouched)).toEqual({ kind: "failed" });
    expect(recordingState({ data: recording, isError: true }, noSegments, untouched)).toMatchObject({ kind: "ready" });
  });

  test("RDT-01 a recording that is being deleted stays on its page until the page has gone", () => {
    const gone = { data: undefined, isError: true };
    expect(recordingState(gone, noSegments, untouched, recording)).toMatchObject({ kind: "ready", recording });
  });

  test("RDT-02 a title that could not be saved reopens with what was typed, an empty one too", () => {
    expect(recordingState(read, noSegments, { isError: true, variables: "" })).toMatchObject({
      title: { kind: "failed", draft: "" },
    });
    expect(recordingState(read, noSegments, { isError: false, variables: "Bio" })).toMatchObject({
      title: { kind: "idle" },
    });
  });

  test("RDT-03 segments that are missing or can't be read leave the transcript as text", () => {
    expect(recordingState(read, { data: undefined, isError: false }, untouched)).toMatchObject({
      segments: { kind: "loading" },
    });
    expect(recordingState(read, { data: undefined, isError: true }, untouched)).toMatchObject({
      segments: { kind: "none" },
    });
    expect(recordingState(read, noSegments, untouched)).toMatchObject({ segments: { kind: "none" } });
    const segments = [{ start: 0, end: 2, text: "Good morning." }];
    expect(recordingState(read, { data: segments, isError: false }, untouched)).toMatchObject({
      segments: { kind: "ready", segments },
    });
  });

  test("RDT-03 the URL names a moment of the transcript, or none", () => {
    expect(["754", "0", "12.5", null, "", " ", "x", "-3", "Infinity"].map(momentOf)).toEqual([
      754,
      0,
      12.5,
      ...Array.from({ length: 6 }, () => undefined),
    ]);
  });

  test("RDT-03 the URL names the tab, and anything else is the summary", () => {
    expect([null, "transcript", "chat", "customize", "settings"].map(recordingTabOf)).toEqual([
      "summary",
      "transcript",
      "chat",
      "customize",
      "summary",
    ]);
  });
});
