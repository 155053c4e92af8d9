import { expect, test } from "vitest";
import { createExported } from "../testing/exported.ts";
import { toExportedRecording, toRecordingJson } from "./exported-recording.ts";
import { toRecordingFiles } from "./recording-files.ts";

const { recording, transcript } = createExported();

test("EXP-01 refuses a transcript of which only the opening was read", () =>
  expect(() => toExportedRecording(recording, null, { ...transcript!, isComplete: false }, [])).toThrow(
    "not complete",
  ));

test("EXP-01 JSON holds every text and time as it is stored", () => {
  const exported = createExported();
  expect(JSON.parse(toRecordingJson(exported))).toEqual({
    schemaVersion: 1,
    id: recording.id,
    title: recording.name,
    createdAt: recording.createdAt,
    isFavorite: true,
    folder: "Science",
    status: "completed",
    icon: { glyph: "microphone", color: "#3B82F6" },
    summary: recording.summary,
    notes: recording.notes,
    chapters: exported.chapters,
    transcript: { segments: transcript!.segments, text: null },
  });
});

test.each([
  ["a recording with times and chapters", createExported(), 6],
  ["a recording of one chapter", createExported({ chapters: [] }), 5],
  [
    "a recording that came as text",
    createExported({ transcript: { segments: [], text: "One", isComplete: true }, chapters: [] }),
    3,
  ],
])("EXP-02 writes only the files that %s fills", (_, exported, count) => {
  const files = toRecordingFiles(exported).map(({ name }) => name);
  expect(files).toEqual(
    ["recording.md", "recording.txt", "recording.json", "transcript.srt", "transcript.vtt", "chapters.vtt"].slice(
      0,
      count,
    ),
  );
});
