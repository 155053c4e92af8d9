import { expect, test } from "vitest";
import { assistantLimits } from "@lectern/domain/contracts/limits.ts";
import { detectLanguage } from "@lectern/transcript/languages/detect-language.ts";
import { makeCards } from "./cards/make-cards.ts";
import { createCardChecker } from "./cards/check-card.ts";
import { findSlowInputs } from "@lectern/domain/testing/linear-time.ts";
import { answerQuestion } from "./writers/answer-question.ts";
import { readUnitQuestion } from "./writer/unit/read-unit-question.ts";
import { describeSubject } from "./writer/outline/describe-subject.ts";
import { outlineLecture } from "./writer/outline/outline-lecture.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import { gradeMessage } from "./support/grade-message.ts";
import { foldText } from "./support/fold.ts";
import { writeSummary } from "./writer/summary/write-summary.ts";

const lecture = toLecture({ transcript: "Cells divide in two. Each half keeps a plan. Enzymes lower the barrier." });

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
  ["finds the language of a text", detectLanguage],
  ["names the subject of a text", (text: string) => describeSubject({ text, language: "en" })],
  [
    "reads a question about a unit",
    (text: string) => readUnitQuestion(toMessage(text), { lectures: unit, today: "2025-10-29T12:00:00Z" }),
  ],
  ["grades a message", (text: string) => gradeMessage(text, [{ text: lecture.transcript, start: 0 }])],
  ["reads a question", (text: string) => answerQuestion(toMessage(text), lecture, [])],
  [
    "reads a conversation",
    (text: string) => answerQuestion("Why it?", lecture, [{ role: "user", content: toMessage(text) }]),
  ],
])("SRV-13 %s in time that grows with its length", { timeout: 120_000 }, (_, read) => {
  expect(findSlowInputs(read)).toEqual([]);
});

/** Of lines of one letter each, 100,000 characters are as many sentences as eight hours have (AST-12: a second for these). */
const MOST_MS = 800;

const isLong = process.env["LECTERN_SOAK"] === "1";

type Reading = readonly [name: string, read: (text: string) => unknown];
/** What every recording and most questions meet; a summary is written from the outline. */
const usual: readonly Reading[] = [
  ["outlines segments", (text: string) => outlineLecture(toLecture({ transcript: "", segments: toSegments(text) }))],
  [
    "answers about a text",
    (transcript: string) => answerQuestion("What are enzymes?", toLecture({ transcript, language: "en" }), []),
  ],
];
/** Each reads forty texts of a lecture's length twice. */
const inLongRun: readonly Reading[] = [
  [
    "summarises a text in English",
    (transcript: string) => writeSummary(toLecture({ transcript, language: "en" }), "outline"),
  ],
  ["makes cards of an English text", (text: string) => makeCards(toLecture({ transcript: text, language: "en" }))],
  [
    "summarises a text in Spanish",
    (transcript: string) => writeSummary(toLecture({ transcript, language: "es" }), "bullet"),
  ],
  ["makes cards of a German text", (text: string) => makeCards(toLecture({ transcript: text, language: "de" }))],
  [
    "makes cards of segments in French",
    (text: string) => makeCards({ transcript: "", segments: toSegments(text), language: "fr" }),
  ],
  [
    "checks a card against segments",
    (text: string) => {
      const [front, back, quote] = [text.slice(0, 300), text.slice(0, 300), text.slice(0, 600)];
      const place = { first: 0, last: 14, start: 0 };
      createCardChecker(toSegments(text), "en").supports({
        kind: "question",
        front,
        back,
        quote,
        choices: null,
        ...place,
      });
    },
  ],
  [
    "compares two things of a text",
    (transcript: string) =>
      answerQuestion(
        "Compare enzymes with cells",
        toLecture({ transcript: `${lecture.transcript} ${transcript}`, language: "en" }),
        [],
      ),
  ],
  [
    "gathers a list from segments",
    (text: string) =>
      answerQuestion(
        "List the three kinds of enzymes",
        toLecture({
          transcript: "",
          segments: toSegments(`There are three kinds of enzymes. ${text}`),
          language: "en",
        }),
        [],
      ),
  ],
  [
    "checks a sentence against segments",
    (text: string) => gradeMessage(`The cell: “${text.slice(0, 300)}” divides.`, toSegments(text)),
  ],
];

test.each(isLong ? [...usual, ...inLongRun] : usual)(
  "SRV-13 %s in time that grows with its length",
  { timeout: 240_000 },
  (_, read) => {
    expect(findSlowInputs(read, MOST_MS)).toEqual([]);
  },
);

test("SRV-13 reads German numbers in one word in one way", () => {
  expect(foldText(`${"dreizehn".repeat(40)}x`)).toMatchObject([{ isNumber: false }]);
  expect(foldText("zweiundvierzig dreizehn neunzehnhundertsechzehn")).toMatchObject([
    { isNumber: true },
    { isNumber: true },
    { isNumber: true },
  ]);
});
