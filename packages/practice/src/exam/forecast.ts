import { type Calibration, calibrateRecall, toDelay } from "./calibration.ts";
import { capDueDay, type ExamCard, toGain } from "./order.ts";
import { createRandom } from "./random.ts";
import { afterLapse, afterLearning, afterSuccess, type MemoryStrength, predictRecall, toInterval } from "./recall.ts";

/** How a student practiced lately. */
export interface Pace {
  /** How many days the counts cover, at most 28. */
  readonly days: number;
  /** How many of these days have a review. */
  readonly practiced: number;
  /** The largest number of distinct cards that were reviewed on one of these days. */
  readonly mostCards: number;
  /** How many new cards a practice day may introduce. */
  readonly newPerDay: number;
}

export interface ForecastInput {
  readonly cards: readonly ExamCard[];
  readonly calibration: Calibration;
  readonly pace: Pace;
  /** Days until the exam, from today; 1 is tomorrow. */
  readonly examDay: number;
  readonly retention: number;
  /** Whether today's practice is over. */
  readonly hasPracticedToday: boolean;
}

/** How many cards the student will remember on the day: 85 of 100 exams lie from `low` to `high`. */
export interface Forecast {
  readonly low: number;
  readonly high: number;
  /** The most probable share of all cards, from 0 to 1. */
  readonly expected: number;
}

/** A standard deviation in logits: at a level of 0, and its growth with the level's size. */
interface Deviation {
  readonly least: number;
  readonly perLevel: number;
}

/** The total number of cards in all simulated runs. */
const CARD_RUNS = 12_000;
const SIMULATION_RUNS = { min: 3, max: 40 } as const;
/**
 * The uncertainty that level and slope can't express, in logits. It grows with the difference between a memory and the
 * scheduler's model. Fitted to simulated students (ADR 0060).
 */
const MODEL_DEVIATION: Deviation = { least: 0.08, perLevel: 0.19 };
/**
 * Cards that are not reviewed again before the exam. Those are the cards whose strength the scheduler believes in most,
 * so a level other than 0 misses more of them than of the cards that it asked: `shift` is how much more, as a share of
 * the level. `deviation` is their own uncertainty, as above. Fitted to simulated students (ADR 0060).
 */
const UNASKED_CARDS = { shift: 0.3, deviation: { least: 0.15, perLevel: 0.4 } } as const;
/** 85 of 100 exams lie within this many standard deviations. */
const RANGE_DEVIATIONS = 1.42;
/** How much more a student can practice on a day than on their busiest day so far. */
const ROOM_TO_GROW = 1.3;

interface Run {
  readonly share: number;
  /** The variance of the share that comes from each card being either remembered or not. */
  readonly chance: number;
  /** The derivatives of the share by the level and the slope of the calibration. */
  readonly byLevel: number;
  readonly bySlope: number;
  /** The part of `byLevel` that comes from the cards which the run didn't ask. */
  readonly byUnasked: number;
}

/** The state of a card in a simulated run. It changes with every review. */
interface RunCard {
  strength: MemoryStrength | null;
  lastDay: number;
  dueDay: number;
}

/** Draws the share of days on which a student practices, approximately from a Beta distribution. */
function drawShare({ practiced, days }: Pace, random: () => number): number {
  // The counts with a prior, so that the share of a few days isn't taken for certain.
  const [a, b] = [practiced + 1, days - practiced + 0.5];
  const center = a / (a + b);
  const deviation = Math.sqrt((center * (1 - center)) / (a + b + 1));
  // Six uniform draws have a variance of a half together.
  const normal = (random() + random() + random() + random() + random() + random() - 3) * Math.SQRT2;
  return Math.min(1, Math.max(0, center + deviation * normal));
}

interface DueOptions extends Pick<ForecastInput, "calibration" | "examDay"> {
  readonly day: number;
  readonly room: number;
}

/** Chooses the cards of a day. If they don't all fit, it chooses those with the largest gain. */
function takeDue(cards: readonly RunCard[], { day, examDay, room, calibration }: DueOptions): readonly RunCard[] {
  const due = cards.filter(({ dueDay }) => capDueDay(dueDay, examDay) <= day);
  if (due.length <= room) return due;
  return due
    .map((card) => ({ card, gain: toGain({ ...card, lastDay: card.lastDay - day }, examDay - day, calibration) }))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, room)
    .map(({ card }) => card);
}

/** Simulates one possible course of the days until the exam. */
function runDays(input: ForecastInput, random: () => number): Run {
  const { calibration, pace, examDay, retention, hasPracticedToday } = input;
  const cards: RunCard[] = input.cards.map(({ strength, lastDay, dueDay }) => ({ strength, lastDay, dueDay }));
  const share = drawShare(pace, random);
  const mostCards = Math.round(pace.mostCards * ROOM_TO_GROW);
  const fresh = cards.filter(({ strength }) => strength === null);
  const learned = cards.filter(({ strength }) => strength !== null);
  const recallAfter = ({ strength }: RunCard, days: number) =>
    calibrateRecall(calibration, predictRecall(strength!.stability, days), days);
  const review = (card: RunCard, day: number, strength: MemoryStrength) => {
    card.strength = strength;
    card.lastDay = day;
    card.dueDay = day + toInterval(strength.stability, retention);
  };

  const firstDay = hasPracticedToday ? 1 : 0;
  for (let day = firstDay; day < examDay; day += 1) {
    if (random() >= share) continue;
    const introduced = fresh.splice(0, Math.min(pace.newPerDay, mostCards));
    const room = mostCards - introduced.length;
    for (const card of takeDue(learned, { day, examDay, room, calibration })) {
      const days = day - card.lastDay;
      const isRecalled = random() < recallAfter(card, days);
      review(card, day, isRecalled ? afterSuccess(card.strength!, days) : afterLapse(card.strength!, days));
    }
    for (const card of introduced) review(card, day, afterLearning());
    learned.push(...introduced);
  }

  let [remembered, chance, bySlope, unasked] = [0, 0, 0, 0];
  for (const card of learned) {
    const days = examDay - card.lastDay;
    const recall = recallAfter(card, days);
    remembered += recall;
    chance += recall * (1 - recall);
    bySlope += recall * (1 - recall) * toDelay(days);
    if (card.lastDay < firstDay) unasked += recall * (1 - recall);
  }
  const count = cards.length;
  const byUnasked = unasked / count;
  return {
    share: remembered / count + UNASKED_CARDS.shift * calibration.level * byUnasked,
    chance: chance / count ** 2,
    byLevel: chance / count,
    bySlope: bySlope / count,
    byUnasked,
  };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Forecasts how many of the cards a student remembers on the day of an exam if they continue to practice as before
 * (UNT-06). The result is a range that contains the number in about 85 of 100 exams. It combines three uncertainties:
 * on which days the student practices, how their memory differs from the scheduler's model, and whether each card is
 * remembered. The same input gives the same range.
 */
export function forecastExam(input: ForecastInput): Forecast {
  const { cards, calibration } = input;
  const usualRuns = Math.round(CARD_RUNS / Math.max(1, cards.length));
  const random = createRandom(cards.length * 31 + input.examDay);
  const runs = Array.from({ length: Math.min(SIMULATION_RUNS.max, Math.max(SIMULATION_RUNS.min, usualRuns)) }, () =>
    runDays(input, random),
  );
  const expected = mean(runs.map(({ share }) => share));
  const spread = mean(runs.map(({ share }) => (share - expected) ** 2)) * (runs.length / (runs.length - 1));
  const chance = mean(runs.map((run) => run.chance));
  const byLevel = mean(runs.map((run) => run.byLevel));
  const bySlope = mean(runs.map((run) => run.bySlope));
  const byUnasked = mean(runs.map((run) => run.byUnasked));
  const { level, slope, both } = calibration.covariance;
  const toVariance = ({ least, perLevel }: Deviation) => (least + perLevel * Math.abs(calibration.level)) ** 2;
  const memoryVariance =
    byLevel ** 2 * (level + toVariance(MODEL_DEVIATION)) +
    bySlope ** 2 * slope +
    2 * byLevel * bySlope * both +
    byUnasked ** 2 * toVariance(UNASKED_CARDS.deviation);
  const reach = RANGE_DEVIATIONS * Math.sqrt(spread + chance + memoryVariance);
  const toCount = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * cards.length);
  const [low, high] = [toCount(expected - reach), toCount(expected + reach)];
  if (low < high) return { low, high, expected };
  // Even with few and certain cards, the range has a width.
  return { low: Math.max(0, low - 1), high: low === 0 ? 1 : high, expected };
}
