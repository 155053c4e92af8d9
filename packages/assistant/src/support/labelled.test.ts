import type { Grade } from "@lectern/domain/claim.ts";
import { labelledLectures } from "@lectern/transcript/testing/labelled-lectures.ts";
import { describe, expect, it } from "vitest";
import { plantFalsehoods } from "../testing/plant-falsehoods.ts";
import { createSupportIndex } from "./support.ts";

const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length;

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
