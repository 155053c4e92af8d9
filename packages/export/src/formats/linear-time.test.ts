import { expect, test } from "vitest";
import { createExported } from "../testing/exported.ts";
import { findSlowInputs } from "@lectern/domain/testing/linear-time";
import { toSrt, toWebVtt } from "./captions.ts";
import { nestHeadings, withoutTitle } from "@lectern/domain/headings";
import { linkMoments, toMarkdown, toStudyGuideMarkdown, toText } from "./documents.ts";
import { toFileName, toFileNames } from "./file-names.ts";

const guide = { id: "1", icon: null, color: "#3B82F6", createdAt: "2026-03-02T12:00:00+00:00" };
const toSegments = (text: string) => [
  { start: 0, end: 1, text: text.slice(0, text.length / 2) },
  { start: 1, end: 2, speaker: text.slice(0, 100), text: text.slice(text.length / 2) },
];

test.each([
  ["Markdown", (text: string) => toMarkdown(createExported({ recording: { name: text, summary: text, notes: text } }))],
  [
    "text",
    (text: string) =>
      toText(createExported({ transcript: { segments: toSegments(text), text: null, isComplete: true } })),
  ],
  ["a study guide", (text: string) => toStudyGuideMarkdown({ ...guide, title: text, content: text })],
  ["SubRip captions", (text: string) => toSrt(toSegments(text))],
  ["WebVTT captions", (text: string) => toWebVtt(toSegments(text), [{ title: text, start: 0 }])],
  ["links to moments", (text: string) => linkMoments(text, (seconds) => `https://lectern.example/#t=${seconds}`)],
  ["headings under others", (text: string) => nestHeadings(withoutTitle(text), 1)],
  ["a file's name", toFileName],
  ["names of files", (text: string) => toFileNames([text, text, `${text}a`])],
])("SRV-13 writes %s in time that grows linearly with its length", { timeout: 120_000 }, (_, write) => {
  expect(findSlowInputs(write)).toEqual([]);
});
