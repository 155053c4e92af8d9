import { expect, test } from "vitest";
import { createExported } from "../testing/exported.ts";
import { toExportedRecording, toRecordingJson } from "./exported-recording.ts";
import { toRecordingFiles } from "./recording-files.ts";

const { recording, transcript } = createExported();

const unfiled = { folder: null, tags: [] };
const nothing = { outline: null, cards: [] };

test("EXP-01 refuses a transcript that was not read to its end", () =>
  expect(() => toExportedRecording(recording, unfiled, { ...transcript!, isComplete: false }, nothing)).toThrow(
    "not complete",
  ));

test("EXP-01 DER-01 a recording without an outline is written without its parts", () =>
  expect(toExportedRecording(recording, unfiled, transcript, nothing)).toMatchObject({
    chapters: [],
    questions: [],
    terms: [],
    points: [],
    tasks: [],
    dates: [],
    forms: [],
    thesis: null,
  }));

test("EXP-01 DER-01 JSON holds every text, time, and the outline as stored", () => {
  const exported = createExported();
  expect(JSON.parse(toRecordingJson(exported))).toEqual({
    schemaVersion: 2,
    id: recording.id,
    title: recording.name,
    createdAt: recording.createdAt,
    isFavorite: true,
    isRead: false,
    folder: "Science",
    tags: ["Exam", "Lab"],
    status: "completed",
    icon: { glyph: "microphone", color: "#3B82F6" },
    summary: recording.summary,
    notes: recording.notes,
    chapters: exported.chapters,
    questions: exported.questions,
    terms: exported.terms,
    points: exported.points,
    tasks: exported.tasks,
    dates: exported.dates,
    forms: exported.forms,
    thesis: exported.thesis,
    cards: [],
    transcript: { segments: transcript!.segments, text: null },
    corrections: [],
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

test("EXP-02 a recording without times has its chapters as data, and no track of them", () => {
  const exported = createExported({
    transcript: { segments: [], text: "Cells divide.", isComplete: true },
    chapters: [{ title: "Cells", segment: 0, start: null }],
  });
  const files = toRecordingFiles(exported);
  expect(files.map(({ name }) => name)).not.toContain("chapters.vtt");
  const json = files.find(({ name }) => name === "recording.json");
  expect(JSON.parse(json?.text ?? "")).toMatchObject({ chapters: exported.chapters });
});
