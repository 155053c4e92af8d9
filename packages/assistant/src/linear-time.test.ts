import { assistantLimits } from "@lectern/domain/contracts/limits.ts";
import { findSlowInputs } from "@lectern/domain/testing/linear-time.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import { expect, test } from "vitest";
import { answerQuestion } from "./writer/answers/answer-question.ts";
import { describeSubject } from "./writer/outline/describe-subject.ts";
import { outlineLecture } from "./writer/outline/outline-lecture.ts";
import { writeSummary } from "./writer/summary/write-summary.ts";
import { readUnitQuestion } from "./writer/unit/read-unit-question.ts";

const ask = (question: string, lecture: Lecture, history: Parameters<typeof answerQuestion>[2] = []) =>
  answerQuestion(question, { lecture, summary: "", outline: () => outlineLecture(lecture) }, history);

const short = toLecture({ transcript: "Cells divide in two. Each half keeps a plan. Enzymes lower the barrier." });

const unit = ["Cells", "Lecture 2"].map((name) => ({
  id: name,
  name,
  createdAt: "2025-10-06T08:00:00Z",
  language: "en",
}));

const toSegments = (text: string) =>
  Array.from({ length: Math.ceil(text.length / 40) }, (_, n) => ({
    start: n * 2,
    end: n * 2 + 1.5,
    text: text.slice(n * 40, (n + 1) * 40),
  }));

/** As long as a message is taken: its words are compared with each other. */
const toMessage = (text: string) => text.slice(0, assistantLimits.messageBytes);

test.each([
  [
    "reads a question about a unit",
    (text: string) => readUnitQuestion(toMessage(text), { lectures: unit, today: "2025-10-29T12:00:00Z" }),
  ],
  ["reads a question", (text: string) => ask(toMessage(text), short)],
  ["reads a conversation", (text: string) => ask("Why it?", short, [{ role: "user", content: toMessage(text) }])],
])("SRV-13 %s in time that grows with its length", { timeout: 120_000 }, (_, read) => {
  expect(findSlowInputs(read)).toEqual([]);
});

/** Of lines of one letter each, 100,000 characters are as many sentences as eight hours have (AST-12: a second for these). */
const MOST_MS = 800;

const isLong = process.env["LECTERN_SOAK"] === "1";

type Reading = readonly [name: string, read: (text: string) => unknown];
/** Every recording and most questions meet these; a summary is written from the outline's reading. */
const usual: readonly Reading[] = [
  ["names the subject of a text", (text) => describeSubject({ text, language: "en" })],
  ["outlines segments", (text) => outlineLecture(toLecture({ transcript: "", segments: toSegments(text) }))],
  ["answers about a text", (transcript) => ask("What are enzymes?", toLecture({ transcript, language: "en" }))],
];
/** Each reads forty texts of a lecture's length twice. */
const inLongRun: readonly Reading[] = [
  ["summarises a text in English", (transcript) => writeSummary({ transcript, language: "en" }, "outline")],
  ["summarises a text in Spanish", (transcript) => writeSummary({ transcript, language: "es" }, "bullet")],
  [
    "compares two things of a text",
    (transcript) =>
      ask("Compare enzymes with cells", toLecture({ transcript: `${short.transcript} ${transcript}`, language: "en" })),
  ],
];

test.each(isLong ? [...usual, ...inLongRun] : usual)(
  "SRV-13 %s in time that grows with its length",
  { timeout: 240_000 },
  (_, read) => {
    expect(findSlowInputs(read, MOST_MS)).toEqual([]);
  },
);
