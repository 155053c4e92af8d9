import { describe, expect, test } from "vitest";
import { runStudent } from "../testing/students.ts";
import { calibrate, calibrateRecall, type DueReview, uncalibrated } from "./calibration.ts";
import { toDueReviews } from "./due-reviews.ts";
import { forecastExam, type ForecastInput } from "./forecast.ts";
import { capDueDay, capInterval, type ExamCard, orderForExam, planDays, toGain } from "./order.ts";
import { planExam } from "./plan.ts";
import { predictRecall } from "./recall.ts";

const at = (days: number): string => new Date(Date.parse("2026-01-05T08:00:00.000Z") + days * 86_400_000).toISOString();
const known = (stability: number, lastDay: number, dueDay = 0): ExamCard => ({
  strength: { stability, difficulty: 5 },
  lastDay,
  dueDay,
});
const fresh: ExamCard = { strength: null, lastDay: 0, dueDay: 0 };
const review = (isRecalled: boolean, predicted = 0.9, days = 7): DueReview => ({
  reviewedAt: at(0),
  days,
  predicted,
  isRecalled,
});
/** Creates reviews of which a share was recalled. */
const reviews = (many: number, share: number, days?: number): DueReview[] =>
  Array.from({ length: many }, (_, n) => review((n * 7) % many < share * many, 0.9, days));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** Simulates students who begin ten days before the exam, and returns how many cards they remember. */
const late = (order: "gain" | "due"): number =>
  runStudent({ kind: "power-law", seed: 3, ahead: 10, order, lateStart: { cards: 150, cardsPerDay: 25 } }).expected;

describe("UNT-06 the calibration of a student", () => {
  test("UNT-06 is zero without reviews, and close to zero for a student whom the scheduler predicts well", () => {
    expect(calibrateRecall(uncalibrated, 0.8, 5)).toBeCloseTo(0.8, 6);
    expect(calibrateRecall(calibrate(reviews(400, 0.9)), 0.9, 7)).toBeCloseTo(0.9, 2);
  });

  test("UNT-06 follows what the student remembered, more closely with more reviews", () => {
    const [few, many] = [calibrate(reviews(20, 0.6)), calibrate(reviews(400, 0.6))];
    expect(calibrateRecall(many, 0.9, 7)).toBeCloseTo(0.6, 1);
    expect(calibrateRecall(few, 0.9, 7)).toBeGreaterThan(calibrateRecall(many, 0.9, 7) + 0.03);
    expect(few.covariance.level).toBeGreaterThan(many.covariance.level);
  });

  test("UNT-06 distinguishes a memory that fades faster from one that is weak from the start", () => {
    const { slope } = calibrate([...reviews(200, 0.95, 1), ...reviews(200, 0.6, 30)]);
    expect(slope).toBeLessThan(-0.3);
  });
});

describe("UNT-06 the reviews of a log", () => {
  const log = [
    { rating: 3, reviewedAt: at(0), retention: 0.9 },
    { rating: 3, reviewedAt: at(0.01), retention: 0.9 },
    { rating: 1, reviewedAt: at(4), retention: 0.9 },
    { rating: 3, reviewedAt: at(4.01), retention: 0.9 },
    { rating: 2, reviewedAt: at(6), retention: 0.9 },
  ] as const;

  test("UNT-06 are those of a card learned on an earlier day, with the scheduler's predictions", () => {
    const due = toDueReviews(log);
    expect(due.map(({ isRecalled }) => isRecalled)).toEqual([false, true]);
    for (const { predicted } of due) expect(predicted > 0.5 && predicted < 1).toBe(true);
    expect(toDueReviews([])).toEqual([]);
  });
});

describe("UNT-06 the order before an exam", () => {
  test("UNT-06 puts the cards first that gain most until the exam", () => {
    const [weak, strong] = [known(3, -4), known(80, -4)];
    const order = orderForExam([strong, weak, fresh], { examDay: 10, newLeft: 5 });
    expect(order).toEqual([fresh, weak, strong]);
    expect(toGain(weak, 10)).toBeGreaterThan(toGain(strong, 10));
  });

  test("UNT-06 includes as many new cards as the day still allows, and only due ones of the others", () => {
    const later = known(20, -1, 8);
    expect(orderForExam([fresh, fresh, fresh, later], { examDay: 20, newLeft: 2 })).toEqual([fresh, fresh]);
  });

  test("UNT-06 asks every card again by the day before, but none twice on a day", () => {
    expect(capDueDay(60, 10)).toBe(9);
    expect(capDueDay(3, 10)).toBe(3);
    const [yesterday, today] = [known(200, -1, 60), known(200, 0, 60)];
    expect(orderForExam([yesterday, today], { examDay: 1, newLeft: 0 })).toEqual([yesterday]);
    expect([capInterval(60, 10), capInterval(3, 10), capInterval(60, 1)]).toEqual([9, 3, 60]);
  });

  test("UNT-06 counts the cards of each day until the day before the exam", () => {
    const days = planDays([known(5, -5), fresh, fresh, fresh], {
      examDay: 6,
      newLeft: 1,
      newPerDay: 2,
      retention: 0.9,
    });
    expect(days).toHaveLength(6);
    expect(days[0]).toBe(2);
    expect(days[1]).toBeGreaterThanOrEqual(2);
    expect(days[5]).toBe(4);
    expect(planDays([known(5, -5)], { examDay: 0, newLeft: 1, newPerDay: 1, retention: 0.9 })).toEqual([]);
  });
});

describe("UNT-06 the forecast", () => {
  const input: ForecastInput = {
    cards: Array.from({ length: 100 }, (_, n) => known(5 + n, -(n % 9), n % 7)),
    calibration: calibrate(reviews(300, 0.9)),
    pace: { days: 28, practiced: 24, mostCards: 40, newPerDay: 10 },
    examDay: 30,
    retention: 0.9,
    hasPracticedToday: false,
  };

  test("UNT-06 is a range of cards, and the same on each run", () => {
    const forecast = forecastExam(input);
    expect(forecast.low).toBeLessThan(forecast.high);
    expect(forecast.high).toBeLessThanOrEqual(100);
    expect(forecastExam(input)).toEqual(forecast);
  });

  test.each([1, 2, 3])("UNT-06 is a range even with %i cards", (many) => {
    const { low, high } = forecastExam({ ...input, cards: input.cards.slice(0, many) });
    expect(low).toBeLessThan(high);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(many);
  });

  test("UNT-06 is lower for a student who stopped practicing, and for one who remembers less", () => {
    const { expected } = forecastExam(input);
    const stopped = { ...input.pace, practiced: 1 };
    expect(forecastExam({ ...input, pace: stopped }).expected).toBeLessThan(expected - 0.02);
    expect(forecastExam({ ...input, calibration: calibrate(reviews(300, 0.6)) }).expected).toBeLessThan(
      expected - 0.05,
    );
  });

  test("UNT-06 is lower and wider for cards that are not asked again, if the student remembers less than predicted", () => {
    const calibration = calibrate(reviews(300, 0.7));
    const idle = { ...input, calibration, pace: { ...input.pace, mostCards: 0, newPerDay: 0 }, examDay: 5 };
    const { low, high, expected } = forecastExam(idle);
    const recalls = input.cards.map(({ strength, lastDay }) =>
      calibrateRecall(calibration, predictRecall(strength!.stability, 5 - lastDay), 5 - lastDay),
    );
    expect(expected).toBeLessThan(mean(recalls) - 0.02);
    expect(high - low).toBeGreaterThan(16);
  });

  test("UNT-06 counts cards that were never asked as not remembered", () => {
    const cards = Array.from({ length: 100 }, () => fresh);
    const pace = { ...input.pace, newPerDay: 1 };
    expect(forecastExam({ ...input, cards, pace, examDay: 10 }).high).toBeLessThanOrEqual(12);
  });

  test("UNT-06 needs 50 reviews, a card and a day", () => {
    const material = { ...input, cards: [{ ...fresh, id: "a" }], newLeft: 5, dueReviews: reviews(49, 0.9) };
    expect(planExam(material)).toMatchObject({ forecast: null, missingReviews: 1, compared: null, next: ["a"] });
    const enough = { ...material, dueReviews: reviews(100, 0.9) };
    expect(planExam(enough)).toMatchObject({ missingReviews: 0, compared: { reviews: 100 } });
    expect(planExam(enough).forecast).not.toBeNull();
    expect(planExam({ ...enough, cards: [] }).forecast).toBeNull();
    expect(planExam({ ...enough, examDay: 0 })).toMatchObject({ forecast: null, days: [], next: [] });
  });
});

describe("UNT-06 simulated students", () => {
  test.each([
    ["fsrs", 0.05],
    ["power-law", 0.08],
  ] as const)("UNT-06 the range holds for memories of the kind %s", (kind, mostError) => {
    const runs = Array.from({ length: 20 }, (_, seed) => runStudent({ kind, seed: 7000 + seed }));
    const held = runs.map(({ forecast: { low, high }, remembered }) => Number(remembered >= low && remembered <= high));
    const widths = runs.map(({ forecast: { low, high }, cards }) => (high - low) / cards).toSorted((a, b) => a - b);
    const errors = runs.map(({ forecast, remembered, cards }) => Math.abs(forecast.expected - remembered / cards));
    // For 20 students. The bench has 1,000 and requires that the range holds for 80 to 90 of 100.
    expect(mean(held)).toBeGreaterThanOrEqual(0.7);
    expect(widths[10]).toBeLessThan(0.14);
    expect(mean(errors)).toBeLessThan(mostError);
  });

  test("UNT-06 after a late start, students remember more when the order is by gain than by due date", () => {
    expect(late("gain")).toBeGreaterThan(late("due") + 10);
  });
});
