import { describe, expect, it } from "vitest";
import { labelledLectures } from "../testing/labelled-lectures.ts";
import { answerQuestion } from "./answer-question.ts";
import { splitChapters } from "./chapters.ts";
import { sentencesOf } from "./sentences.ts";
import { createSupportIndex } from "./support/support.ts";

const questions = labelledLectures.flatMap(({ questions: own, ...lecture }) =>
  own.map((one) => ({ ...one, lecture, name: lecture.name })),
);

describe("the labelled lectures", () => {
  it.each(questions.filter(({ lines }) => lines.length > 0))(
    "AST-03 $name: a question is answered from its line: $question",
    ({ question, lines, lecture }) => {
      const { outcome, segments } = answerQuestion(question, { transcript: "", ...lecture });
      expect(outcome).toBe("answer");
      const isHit = (line: number) => {
        const { start } = lecture.segments[line]!;
        return segments.some((shown) => start >= shown.start && start < shown.end);
      };
      expect(lines.some(isHit)).toBe(true);
    },
  );

  it.each(questions.filter(({ lines }) => lines.length === 0))(
    "AST-03 $name: a question about something else is told not to be here: $question",
    ({ question, lecture }) => {
      expect(answerQuestion(question, { transcript: "", ...lecture }).outcome).toBe("absent");
    },
  );
  it.each(labelledLectures)("AST-04 $name: chapters begin where they were marked", ({ segments, language, chapters }) => {
    const found = splitChapters(sentencesOf({ transcript: "", segments, language })).map(([first]) => first!.start!);
    console.log(found, chapters);
  });

  it("claims", () => {
    for (const { name, segments, claims } of labelledLectures) {
      const index = createSupportIndex(segments);
      for (const { line, truth, falsehood } of claims) {
        const t = index.check(truth);
        const f = index.check(falsehood);
        if (t.grade === "absent" || !(t.start! <= segments[line]!.start && t.end! > segments[line]!.start)) console.log("T", name, line, t, truth);
        if (f.grade !== "absent") console.log("F", name, f.grade, falsehood);
      }
    }
  });
});
