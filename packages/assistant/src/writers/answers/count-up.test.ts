import { expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";

/** A lecture in captions without full stops, of ten seconds each. */
const inCaptions = (lines: readonly string[], language = "en") => ({
  transcript: "",
  segments: lines.map((text, n) => ({ start: n * 10, end: n * 10 + 10, text })),
  language,
});

const harbour = inCaptions([
  "the office divides the costs of a harbour into several categories first are",
  "the costs of dredging which the mud makes each year second is the pay of the pilots",
  "who work at night third is the light that has to burn whatever the weather last are the gulls",
  "the keepers never counted them and so they are many",
]);

it("ASK-04 gathers what is counted up in the flow of speech, each with its moment", () => {
  const { message, outcome } = answerQuestion("categories of harbour costs", harbour);
  expect(outcome).toBe("answer");
  expect(message).toContain("names 4");
  expect(message).toContain("- **0:00** first are the costs of dredging");
  expect(message).toContain("- **0:10** second is the pay of the pilots who work at night\n");
  expect(message).toContain("- **0:20** last are the gulls");
});

it("ASK-04 says how many of those that were announced it found", () => {
  const lecture = inCaptions([
    "a pilot gives five signals the first is one short blast",
    "the second is two short blasts and then the third is three",
    "gulls breed in the cliffs",
  ]);
  expect(answerQuestion("the five signals of a pilot", lecture).message).toContain("announces 5; I found 3");
});

it("ASK-04 takes no ordinal for an item that counts something else", () => {
  const lecture = inCaptions([
    "the categories of harbour costs are many the first captain paid them",
    "in the second winter the third ship sank",
  ]);
  expect(answerQuestion("categories of harbour costs", lecture).message).not.toContain("names");
});

it("ASK-04 prefers the list with as many as are asked for", () => {
  const lecture = inCaptions([
    "A harbour has two rules of entry: keep right, and wait for the light.",
    "Gulls breed in the cliffs and the foxes come for their eggs.",
    "A harbour has three rules of mooring: a rope, a buoy, and a guard.",
  ]);
  expect(answerQuestion("the three rules of a harbour", lecture).claims[0]?.text).toContain("a buoy");
});

it("ASK-04 takes unpunctuated speech for no notes", () => {
  const lecture = {
    transcript:
      "the tide comes in\nand the harbour has conditions\nthe pilots wait for them\nso the gulls fly\nand nobody counts",
    language: "en",
  };
  expect(answerQuestion("what conditions does the harbour have", lecture).message).not.toMatch(/names \d/);
});

it("ASK-04 of two that one sentence tells quotes that sentence", () => {
  const lecture = {
    transcript:
      "Podemos dividir la historia del puerto en dos grandes etapas. Una muy larga, la de los remos, y otra vigente, la de los motores. También se llamó muelle. Las gaviotas vuelan.",
    language: "es",
  };
  const { message } = answerQuestion("cuáles son las dos grandes etapas del puerto", lecture);
  expect(message).toContain("la de los remos, y otra vigente, la de los motores");
  expect(message).not.toContain("nombra 2");
});

it("ASK-04 gathers what a question in another language asks for, where the lecture counts it", () => {
  const lecture = {
    transcript:
      "La serie del puerto tiene tres hitos. El primer hito es la torre. El segundo hito es el faro. El tercer hito es la grúa. Las gaviotas vuelan.",
    language: "es",
  };
  expect(answerQuestion("what are the milestones of the serie", lecture).message).toContain("nombra 3");
});
