import { describe, expect, test } from "vitest";
import { parseExamDraft, toExamDraft } from "./exam-draft.ts";

const draft = { date: "2026-12-12", name: " Midterm ", target: "90 %" };

describe("UNT-06 the fields of an exam", () => {
  test("UNT-06 accept a date, with or without a name and a target", () => {
    expect(parseExamDraft(draft, false)).toEqual({ exam: { date: "2026-12-12", name: "Midterm", target: 90 } });
    expect(parseExamDraft({ ...draft, name: " ", target: "" }, false)).toEqual({
      exam: { date: "2026-12-12", name: "", target: null },
    });
    expect(parseExamDraft({ date: "", name: "", target: "" }, false)).toEqual({ exam: null });
  });

  test.each(["2026-02-30", "1999-12-31", "2200-01-01", "tomorrow"])("UNT-06 refuse the day %s", (date) => {
    expect(parseExamDraft({ ...draft, date }, false)).toEqual({ errors: { date: "Choose a date from 2000 to 2199." } });
  });

  test("UNT-06 refuse an incomplete date, and a name or target without a date", () => {
    expect(parseExamDraft({ date: "", name: "", target: "" }, true)).toHaveProperty("errors.date");
    expect(parseExamDraft({ ...draft, date: "" }, false)).toEqual({ errors: { date: "Choose the date of the exam." } });
  });

  test.each(["0", "101", "ninety", "9.5", "-1"])("UNT-06 refuse the target %s", (target) => {
    expect(parseExamDraft({ ...draft, target }, false)).toHaveProperty("errors.target");
  });

  test("UNT-06 start with the stored values", () => {
    const exam = { date: "2026-12-12", name: "Midterm", target: 90 };
    expect(parseExamDraft(toExamDraft(exam), false)).toEqual({ exam });
    expect(parseExamDraft(toExamDraft(null), false)).toEqual({ exam: null });
  });
});
