import { describe, expect, test } from "vitest";
import { parseCourseEnd } from "./parse-course-end.ts";

const today = "2026-11-24";

describe("the field of a course's end", () => {
  test("END-01 reads a day from tomorrow on, or none", () => {
    expect(parseCourseEnd("2026-11-25", false, null, today)).toEqual({ courseEnd: "2026-11-25" });
    expect(parseCourseEnd("", false, "2026-12-12", today)).toEqual({ courseEnd: null });
  });

  test.each(["2026-11-24", "2026-11-23", "2020-01-01"])("END-01 refuses the new day %s", (day) => {
    expect(parseCourseEnd(day, false, "2026-12-12", today)).toEqual({ error: "Choose a date after today." });
  });

  test("END-01 leaves a stored day as it is when it is near", () => {
    expect(parseCourseEnd(today, false, today, today)).toEqual({ courseEnd: today });
  });

  test.each([
    ["", true],
    ["2026-02-30", false],
    ["2200-01-01", false],
  ])("END-01 refuses %j, half typed: %s", (day, isIncomplete) => {
    expect(parseCourseEnd(day, isIncomplete, null, today)).toHaveProperty("error");
  });
});
