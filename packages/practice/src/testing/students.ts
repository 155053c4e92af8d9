import type { Rating } from "@lectern/domain/practice.ts";
import { MOST_CALIBRATION_REVIEWS, calibrate, type DueReview } from "../exam/calibration.ts";
import { toDueReviews } from "../exam/due-reviews.ts";
import { type Forecast, forecastExam } from "../exam/forecast.ts";
import { type ExamCard, orderForExam } from "../exam/order.ts";
import { createRandom } from "../exam/random.ts";
import { predictRecall } from "../exam/recall.ts";
import { type Memory, newMemory, schedule } from "../schedule.ts";

/** The true memory of a simulated student, which the scheduler never sees. */
type MemoryKind = "fsrs" | "power-law";

interface TrueMemory {
  /** The probability of remembering, this many days after the last review. */
  recall(days: number): number;
  learn(): void;
  succeed(days: number): void;
  fail(): void;
}

type Random = () => number;
const DAY_MS = 86_400_000;
const BEGIN = Date.parse("2026-01-05T08:00:00.000Z");
const RETENTION = 0.9;

/** Draws from an approximately normal distribution, by adding twelve uniform draws. */
const drawNormal = (random: Random): number => Array.from({ length: 12 }, random).reduce((a, b) => a + b, 0) - 6;

/**
 * Forgetting by a power law whose weights the scheduler doesn't know. Every item of every student has its own
 * half-life. It grows with each success, more so the closer the item was to being forgotten, and shrinks with each
 * failure.
 */
function createPowerLaw(random: Random): () => TrueMemory {
  const exponent = 0.25 + 0.45 * random();
  const talent = 0.45 * drawNormal(random);
  const growth = 1.3 + 0.8 * random();
  const loss = 0.25 + 0.35 * random();
  return () => {
    const first = Math.exp(Math.log(4) + talent + 0.6 * drawNormal(random));
    const ease = Math.exp(0.25 * drawNormal(random));
    let strength = first;
    const recall = (days: number) => (1 + Math.max(0, days) / strength) ** -exponent;
    return {
      recall,
      learn() {},
      succeed(days) {
        strength *= 1 + growth * ease * (0.4 + 2 * (1 - recall(days)));
      },
      fail() {
        strength = Math.max(first * 0.8, strength * loss);
      },
    };
  };
}

interface StudentCard {
  memory: Memory;
  truth: TrueMemory | null;
  readonly log: { rating: Rating; reviewedAt: string; retention: number }[];
}

export interface StudentOptions {
  readonly kind: MemoryKind;
  readonly seed: number;
  /** Days between the forecast and the exam. */
  readonly ahead?: number;
  /** The order of cards before an exam: by gain, or by the scheduler's due date. */
  readonly order?: "gain" | "due";
  /** Overrides what the seed would draw. */
  readonly lateStart?: { readonly cards: number; readonly cardsPerDay: number };
}

export interface StudentRun {
  /** How many ratings were made before the forecast. */
  readonly reviews: number;
  readonly dueReviews: readonly DueReview[];
  readonly cards: number;
  readonly forecast: Forecast;
  /** How many cards were remembered on the day. */
  readonly remembered: number;
  /** The sum of the cards' probabilities of being remembered. */
  readonly expected: number;
}

const range = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));

/** @param at in ms since 1970 */
const daysSince = ({ memory }: StudentCard, at: number) => (at - Date.parse(memory.lastReview!)) / DAY_MS;

/** @param day from the student's first */
const toExamCard = (card: StudentCard, day: number): ExamCard & { card: StudentCard } => ({
  card,
  strength: card.memory.lastReview === null ? null : card.memory,
  lastDay: card.memory.lastReview === null ? 0 : -Math.round(daysSince(card, BEGIN + day * DAY_MS)),
  dueDay: Math.floor((Date.parse(card.memory.due) - BEGIN) / DAY_MS) - day,
});

/** How a student practices, until the forecast and after it. */
function drawHabits(random: Random, lateStart: StudentOptions["lateStart"]) {
  /** The share of days without practice. */
  const skips = random() < 0.4 ? 0 : 0.1 + 0.4 * random();
  const newPerDay = lateStart?.cardsPerDay ?? range(random, 5, 20);
  /** Days before the forecast. */
  const practiced = lateStart === undefined ? range(random, 18, 60) : 0;
  /** The most cards of a day. */
  const capacity = lateStart?.cardsPerDay ?? range(random, 40, 120);
  const total =
    lateStart?.cards ?? Math.min(400, Math.max(100, Math.round(newPerDay * practiced * (0.6 + 0.6 * random()))));
  return { skips, newPerDay, practiced, capacity, total };
}

/**
 * Simulates a student who practices for some weeks, gets a forecast of how many cards they will remember on the day of
 * an exam, continues with the same habits in the order for an exam, and is then examined. The same seed gives the same
 * student.
 */
export function runStudent({ kind, seed, ahead = 30, order = "gain", lateStart }: StudentOptions): StudentRun {
  const random = createRandom(seed);
  const { skips, newPerDay, practiced, capacity, total } = drawHabits(random, lateStart);
  const createTruth = kind === "power-law" ? createPowerLaw(random) : undefined;
  const createdAt = new Date(BEGIN).toISOString();
  const cards: StudentCard[] = Array.from({ length: total }, () => ({
    memory: newMemory(createdAt),
    truth: null,
    log: [],
  }));
  const practiceDays: number[] = [];

  const estimateRecall = ({ memory, truth }: StudentCard, days: number) =>
    truth === null ? predictRecall(memory.stability, days) : truth.recall(days);
  const rate = (card: StudentCard, rating: Rating, at: number) => {
    const review = { rating, reviewedAt: new Date(at).toISOString(), retention: RETENTION };
    card.memory = schedule(card.memory, review);
    card.log.push(review);
  };

  const ask = (card: StudentCard, at: number) => {
    if (card.memory.lastReview === null) {
      card.truth = createTruth?.() ?? null;
      rate(card, 3, at);
    } else {
      const days = daysSince(card, at);
      if (random() < estimateRecall(card, days)) {
        card.truth?.succeed(days);
        rate(card, random() < 0.12 ? 2 : random() < 0.1 ? 4 : 3, at);
      } else {
        card.truth?.fail();
        rate(card, 1, at);
      }
    }
    // The learning steps within the same session.
    for (let step = 1; card.memory.phase !== "review" && step < 5; step += 1) rate(card, 3, at + step * 600_000);
  };

  const practice = (day: number, examDay: number | null) => {
    if (random() < skips) {
      practiceDays.push(0);
      return;
    }
    const at = BEGIN + day * DAY_MS;
    const state = cards.map((card) => toExamCard(card, day));
    const chosen =
      examDay === null || order === "due"
        ? [
            ...state
              .filter(({ strength, dueDay }) => strength !== null && dueDay <= 0)
              .toSorted((a, b) => a.dueDay - b.dueDay),
            ...state.filter(({ strength }) => strength === null).slice(0, newPerDay),
          ]
        : orderForExam(state, { examDay: examDay - day, newLeft: newPerDay });
    const asked = chosen.slice(0, capacity);
    for (const { card } of asked) ask(card, at);
    practiceDays.push(asked.length);
  };

  for (let day = 0; day < practiced; day += 1) practice(day, null);
  const today = practiced;
  const dueReviews = cards
    .flatMap(({ log }) => toDueReviews(log))
    .toSorted((a, b) => Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt));
  const reviews = cards.reduce((sum, { log }) => sum + log.length, 0);
  const latestDays = practiceDays.slice(-28);
  const forecast = forecastExam({
    cards: cards.map((card) => toExamCard(card, today)),
    calibration: calibrate(dueReviews.slice(-MOST_CALIBRATION_REVIEWS)),
    pace: {
      days: latestDays.length,
      practiced: latestDays.filter((cardCount) => cardCount > 0).length,
      mostCards: Math.max(0, ...latestDays),
      newPerDay,
    },
    examDay: ahead,
    retention: RETENTION,
    hasPracticedToday: false,
  });
  for (let day = today; day < today + ahead; day += 1) practice(day, today + ahead);

  const examAt = BEGIN + (today + ahead) * DAY_MS;
  const chances = cards.map((card) =>
    card.memory.lastReview === null ? 0 : estimateRecall(card, daysSince(card, examAt)),
  );
  return {
    reviews,
    dueReviews,
    cards: total,
    forecast,
    remembered: chances.filter((chance) => random() < chance).length,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
  };
}
