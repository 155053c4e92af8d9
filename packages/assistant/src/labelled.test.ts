import { describe, expect, it } from "vitest";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { plantFalsehoods } from "./testing/plant-falsehoods.ts";
import { answerQuestion } from "./writers/answer-question.ts";
import { getLanguage } from "./languages/language.ts";
import { splitChapters } from "./chapters/chapters.ts";
import { toSentences } from "./lecture/sentences.ts";
import type { Grade } from "@lectern/domain/claim.ts";
import { createSupportIndex } from "./support/support.ts";

const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length;

const questions = labelledLectures.flatMap(({ questions: own, ...lecture }) =>
  own.map((labelled) => ({ ...labelled, lecture, name: lecture.name })),
);

describe("a question about a labelled lecture", () => {
  it("AST-03 is one of twenty, in three languages", () => {
    expect(questions).toHaveLength(20);
    expect(new Set(labelledLectures.map(({ language }) => language)).size).toBe(3);
  });

  it.each(questions.filter(({ lines }) => lines.length > 0))(
    "AST-03 is answered with a line that answers it: $question",
    ({ question, lines, lecture }) => {
      const { outcome, segments } = answerQuestion(question, { transcript: "", ...lecture });
      expect(outcome).toBe("answer");
      const starts = lines.map((line) => lecture.segments[line]!.start);
      expect(segments.some(({ start, end }) => starts.some((spokenAt) => spokenAt >= start && spokenAt < end))).toBe(
        true,
      );
    },
  );

  it.each(questions.filter(({ lines }) => lines.length === 0))(
    "AST-03 is told not to be in it when it is about something else: $question",
    ({ question, lecture }) => {
      expect(answerQuestion(question, { transcript: "", ...lecture }).outcome).toBe("absent");
    },
  );
});

const lectureOf = (name: string) => ({
  transcript: "",
  ...labelledLectures.find((lecture) => lecture.name === name)!,
});

describe("a question in another language than the lecture's", () => {
  it.each([
    ["corazón", "What is the main idea?", "overview"],
    ["Buchdruck", "Résume le cours", "overview"],
    ["tides", "¿Cuál es la idea más importante?", "overview"],
    ["corazón", "Quiz me", "quiz"],
    ["Buchdruck", "What matters for the exam?", "aboutExam"],
    ["corazón", "thanks!", "thanks"],
  ] as const)("AST-06 is understood about %s: %s", (name, question, sentence) => {
    const lecture = lectureOf(name);
    const { outcome, message } = answerQuestion(question, lecture);
    expect(outcome).toBe("answer");
    expect(message.split("\n")).toContain(getLanguage(lecture.language).phrasebook[sentence]);
  });

  it.each([
    ["Buchdruck", "Who was Gutenberg?", /Gutenberg goss um 1450/],
    ["Buchdruck", "¿Quién era Gutenberg?", /Gutenberg goss um 1450/],
    ["corazón", "What is the nódulo sinusal?", /se llama nódulo sinusal/],
  ])("AST-06 is answered where it names what was said in %s: %s", (name, question, words) => {
    const { outcome, segments } = answerQuestion(question, lectureOf(name));
    expect(outcome).toBe("answer");
    expect(segments[0]?.text).toMatch(words);
  });

  it("AST-07 carries a subject over from a question in a third", () => {
    const history = [{ role: "user" as const, content: "¿Quién era Gutenberg?" }];
    expect(answerQuestion("Why?", lectureOf("Buchdruck"), history).message).toMatch(/Gutenberg/);
  });
});

it("AST-04 nine of ten chapters of the labelled lectures begin within two sentences of where they were marked", () => {
  const marked = labelledLectures.flatMap(({ chapters }) => chapters.slice(1));
  const found = labelledLectures.flatMap(({ segments, language, chapters }) =>
    splitChapters(toSentences({ transcript: "", segments, language }))
      .slice(1)
      .map(([first]) => chapters.some((start) => start > 0 && Math.abs(start - first!.start!) <= 16)),
  );
  expect((2 * found.filter(Boolean).length) / (marked.length + found.length)).toBeGreaterThanOrEqual(0.9);
});

const indices = new Map(labelledLectures.map(({ name, segments }) => [name, createSupportIndex(segments)]));
const claims = labelledLectures.flatMap(({ claims: own, name, segments }) =>
  own.map(({ line, ...claim }) => ({ ...claim, spokenAt: segments[line]!.start, index: indices.get(name)! })),
);

describe("a sentence about a labelled lecture", () => {
  it("AST-08 is one of sixty, half of them false", () => {
    expect(claims).toHaveLength(30);
  });

  it("AST-08 is quoted or close when it is true, and at the line that says it", () => {
    const graded = claims.map(({ truth, spokenAt, index }) => ({ ...index.check(truth), spokenAt }));
    expect(
      share(
        graded.filter(({ grade }) => grade !== "absent"),
        graded,
      ),
    ).toBeGreaterThanOrEqual(0.95);
    const atLine = graded.filter(({ start = -1, end = -1, spokenAt }) => spokenAt >= start && spokenAt < end);
    expect(share(atLine, graded)).toBeGreaterThanOrEqual(0.9);
  });

  it("AST-08 is hardly ever quoted or close when it is false", () => {
    const grades = claims.map(({ falsehood, index }) => index.check(falsehood).grade);
    expect(
      share(
        grades.filter((grade) => grade === "quoted"),
        grades,
      ),
    ).toBeLessThanOrEqual(0.02);
    expect(
      share(
        grades.filter((grade) => grade === "close"),
        grades,
      ),
    ).toBeLessThanOrEqual(0.08);
  });

  it("AST-08 is quoted when it is a line of the lecture", () => {
    const lines = labelledLectures.flatMap(({ name, segments }) => segments.map((segment) => ({ name, segment })));
    const graded = lines.map(({ name, segment }) => ({ ...indices.get(name)!.check(segment.text), segment }));
    const right = graded.filter(({ grade, start, segment }) => grade === "quoted" && start === segment.start);
    expect(share(right, graded)).toBeGreaterThanOrEqual(0.95);
  });

  it("AST-08 of 500 planted falsehoods at most 2 % are quoted and 8 % are close", () => {
    const grades = plantFalsehoods(labelledLectures, 500).map(
      ({ lecture, sentence, quote }): Grade => indices.get(lecture.name)!.check(sentence, quote).grade,
    );
    expect(grades).toHaveLength(500);
    expect(
      share(
        grades.filter((grade) => grade === "quoted"),
        grades,
      ),
    ).toBeLessThanOrEqual(0.02);
    expect(
      share(
        grades.filter((grade) => grade === "close"),
        grades,
      ),
    ).toBeLessThanOrEqual(0.08);
  });
});
