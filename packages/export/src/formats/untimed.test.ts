import type { Transcript } from "@lectern/domain/recording";
import { expect, test } from "vitest";
import { importIntoAnki } from "../testing/anki-reader.ts";
import { createExported } from "../testing/exported.ts";
import { createExportedCard } from "../testing/exported-cards.ts";
import { toAnkiText } from "./anki.ts";
import { toCardsHtml } from "./card-documents.ts";
import { toCardsOfFile } from "./exported-card.ts";
import { toRecordingFiles } from "./recording-files.ts";
import { packFiles } from "./study-pack.ts";

const place = { segment: 0, start: null };
const untimed = {
  chapters: [
    { ...place, title: "Cells" },
    { ...place, title: "Planets" },
  ],
  terms: [{ ...place, term: "cell", definition: "Cells divide." }],
  points: [{ ...place, text: "Cells divide." }],
  tasks: [{ ...place, text: "Read chapter two by Friday." }],
  dates: [{ ...place, date: "Friday", text: "Read chapter two by Friday." }],
  forms: [{ ...place, term: "ATP", form: "adenosine triphosphate" }],
  cards: [createExportedCard({ start: null })],
};
const asText = (text: string): Transcript => ({ segments: [], text, isComplete: true });
const withHref = <Placed extends object>(placed: Placed) => ({ ...placed, href: "https://lectern.test" });
const many = Array.from({ length: 10_000 }, (_, at) => `Cell ${at} divides.`);

const lectures = [
  ["without times", createExported({ ...untimed, transcript: asText("Cells divide.\nPlanets orbit.") })],
  ["of one line", createExported({ ...untimed, chapters: [], transcript: asText("Cells divide.") })],
  ["of 10,000 lines", createExported({ ...untimed, transcript: asText(many.join("\n")) })],
  [
    "of 10,000 segments without speakers",
    createExported({
      cards: untimed.cards,
      transcript: { ...asText(""), segments: many.map((text, at) => ({ start: at, end: at + 1, text })), text: null },
    }),
  ],
] as const;

test.each(lectures)("UNT-08 exports, prints and practises a lecture %s", (_, lecture) => {
  const isTimed = lecture.transcript!.segments.length > 0;
  const files = new Map(toRecordingFiles(lecture).map(({ name, text }) => [name, text]));
  const timedFiles = ["transcript.srt", "transcript.vtt", "chapters.vtt"].filter((name) => files.has(name));
  expect(timedFiles).toHaveLength(isTimed ? 3 : 0);
  for (const name of ["recording.md", "recording.txt", "recording.json", "cards.csv", "cards.html"]) {
    expect(files.get(name)).toMatch(/Cell(s| 0) divide/);
    expect(files.get(name)).not.toMatch(/NaN|undefined/);
  }
  expect(JSON.parse(files.get("recording.json")!).points).toEqual(lecture.points);

  const cards = toCardsOfFile(lecture);
  expect(importIntoAnki({ notes: new Map() }, toAnkiText(cards))).toEqual({ added: 1, updated: 0 });
  expect(toCardsHtml(cards)).toContain("They divide.");
  for (const { write } of Object.values(packFiles)) {
    const text = write({
      folder: "Science",
      exportedAt: "2026-03-02T12:00:00Z",
      terms: [],
      lectures: [
        {
          recording: lecture.recording,
          chapters: lecture.chapters.map(withHref),
          points: lecture.points.map(withHref),
          cards: lecture.cards,
        },
      ],
    });
    expect(text).toContain("Cells divide.");
    expect(text).not.toMatch(/NaN|undefined|null/);
  }
});
