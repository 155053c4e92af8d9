import { describe, expect, test } from "vitest";
import type { ExamPlanNumbers } from "./exam.state.ts";
import { toComparisonWords, toDaysLeftWords, toForecastWords, toLecturesWords, toWorkWords } from "./exam-words.ts";

const plan: ExamPlanNumbers = {
  cards: 100,
  days: [3, 2],
  forecast: { low: 82, high: 88 },
  missingReviews: 0,
  compared: null,
};

describe("UNT-06 the texts of an exam's plan", () => {
  test.each([
    [0, "Today"],
    [1, "Tomorrow"],
    [18, "In 18 days"],
  ])("UNT-06 %i days left: %s", (days, words) => expect(toDaysLeftWords(days)).toBe(words));

  test.each([
    [[], ""],
    [[0, 0, 0], "No cards to ask until then."],
    [[1], "1 card today."],
    [[31, 12], "31 cards today and 12 tomorrow."],
    [[31, 20, 28, 160], "31 cards today, then about 24 a day, and 160 on the day before."],
  ])("UNT-06 %j: %s", (days, words) => expect(toWorkWords(days)).toBe(words));

  test.each([
    [1, "not yet read", "1 lecture not yet read"],
    [12, "without cards", "12 lectures without cards"],
  ])("UNT-06 counts %i lectures %s", (many, what, words) => expect(toLecturesWords(many, what)).toBe(words));

  test("UNT-06 the forecast is a range", () => {
    expect(toForecastWords(plan, "12 December")).toBe("At this pace 82 to 88 of 100 cards remembered on 12 December.");
  });

  test("UNT-06 says what a forecast needs, and nothing after the exam", () => {
    const few = { ...plan, forecast: null };
    expect(toForecastWords({ ...few, missingReviews: 30 }, "12 December")).toContain("after 30 more reviews");
    expect(toForecastWords({ ...few, missingReviews: 1 }, "12 December")).toContain("after 1 more review of");
    expect(toForecastWords({ ...few, cards: 0 }, "12 December")).toBe("No cards are kept in these lectures yet.");
    expect(toForecastWords({ ...few, days: [] }, "12 December")).toBe("");
  });

  test("UNT-06 compares predictions with outcomes", () => {
    expect(toComparisonWords({ reviews: 300, predicted: 0.881, actual: 0.914 })).toBe(
      "Of your last 300 reviews, 88 of 100 were expected to be remembered, and 91 were.",
    );
  });
});
