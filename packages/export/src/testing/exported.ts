import type { ExportedRecording } from "../formats/exported-recording.ts";
import type { Recording } from "@lectern/domain/recording";
import { createRecording } from "@lectern/domain/testing/recordings";

interface Values extends Partial<Omit<ExportedRecording, "recording">> {
  readonly recording?: Partial<Recording>;
}

/** A recording with two speakers and two chapters, in the form of an export. */
export const createExported = ({ recording, ...values }: Values = {}): ExportedRecording => ({
  recording: createRecording({
    id: "7f0c1f8e-5a57-4c0a-9d3e-0d6a3f2b9a11",
    name: "Cells and planets",
    createdAt: "2026-03-02T12:00:00+00:00",
    isFavorite: true,
    summary: "# Cells\n\nThey divide.",
    notes: "- Planets orbit.",
    ...recording,
  }),
  folder: "Science",
  tags: ["Exam", "Lab"],
  transcript: {
    segments: [
      { start: 0, end: 2.5, speaker: "Ana", text: "Cells divide." },
      { start: 3, end: 5, speaker: "Ben", text: "Is 2 < 3 & 3 > 2?" },
      { start: 61.25, end: 64, text: "Planets orbit *stars*." },
    ],
    text: null,
    isComplete: true,
  },
  corrections: [],
  chapters: [
    { title: "Cells", start: 0, segment: 0 },
    { title: "Planets", start: 61.25, segment: 2 },
  ],
  questions: ["What does “cell” mean?"],
  terms: [{ term: "cells", start: 0, segment: 0, definition: "Cells divide." }],
  points: [{ text: "Cells divide.", start: 0, segment: 0, isImportant: true }],
  tasks: [{ text: "Read chapter two by Friday.", start: 61.25, segment: 2 }],
  dates: [{ date: "Friday", text: "Read chapter two by Friday.", start: 61.25, segment: 2 }],
  forms: [{ term: "ATP", form: "adenosine triphosphate", start: 0, segment: 0 }],
  thesis: { text: "Cells are small.", start: 0, segment: 0 },
  cards: [],
  ...values,
});
