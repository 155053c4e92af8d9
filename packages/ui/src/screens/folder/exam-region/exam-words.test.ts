import { describe, expect, test } from "vitest";
import type { ExamPlanNumbers } from "./exam.state.ts";
import {
  type LectureWork,
  toComparisonWords,
  toDaysLeftWords,
  toForecastWords,
  toLecturesWords,
  toWorkWords,
} from "./exam-words.ts";

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
    [[0, 0, 0], "No cards due before the exam."],
    [[1], "1 card today."],
    [[31, 12], "31 cards today and 12 tomorrow."],
    [[31, 20, 28, 160], "31 cards today, about 24 a day after that, 160 the day before the exam."],
  ])("UNT-06 words the due cards of each day %j as %j", (days, words) => expect(toWorkWords(days)).toBe(words));

  test.each<[number, LectureWork, string]>([
    [1, "unread", "1 unread lecture"],
    [12, "without cards", "12 lectures without cards"],
  ])("UNT-06 counts %i lectures %s", (many, what, words) => expect(toLecturesWords(many, what)).toBe(words));

  test("UNT-06 the forecast is a range", () => {
    expect(toForecastWords(plan, "December 12")).toBe(
      "At this pace, you'll remember 82 to 88 of your 100 cards on December 12.",
    );
  });

  test("UNT-06 says what a forecast needs, and nothing after the exam", () => {
    const few = { ...plan, forecast: null };
    expect(toForecastWords({ ...few, missingReviews: 30 }, "December 12")).toBe(
      "Do 30 more reviews to see your forecast.",
    );
    expect(toForecastWords({ ...few, missingReviews: 1 }, "December 12")).toBe(
      "Do 1 more review to see your forecast.",
    );
    expect(toForecastWords({ ...few, cards: 0 }, "December 12")).toBe("No cards from these lectures yet.");
    expect(toForecastWords({ ...few, days: [] }, "December 12")).toBe("");
  });

  test("UNT-06 compares predictions with outcomes", () => {
    expect(toComparisonWords({ reviews: 300, predicted: 0.881, actual: 0.914 })).toBe(
      "In your last 300 reviews, we expected you to remember 88% and you remembered 91%.",
    );
  });
});
