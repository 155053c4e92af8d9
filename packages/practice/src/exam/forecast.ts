import { type Calibration, calibrateRecall, toDelay } from "./calibration.ts";
import { capDueDay, type ExamCard, toGain } from "./order.ts";
import { createRandom } from "./random.ts";
import { afterLapse, afterLearning, afterSuccess, type MemoryStrength, predictRecall, toInterval } from "./recall.ts";

/** How a student practiced lately. */
export interface Pace {
  /** Days that were looked at, at most 28. */
  readonly days: number;
  /** Days of these with a review. */
  readonly practiced: number;
  /** The most different cards that were asked in one of them. */
  readonly mostCards: number;
  /** New cards that a day of practice may have. */
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

/** The number of cards that are remembered on the day. */
export interface Forecast {
  readonly low: number;
  readonly high: number;
  /** The most probable share of all, from 0 to 1. */
  readonly expected: number;
}

/** The cards that all runs together may hold. */
const CARD_RUNS = 12_000;
const RUNS = { min: 3, max: 40 } as const;
/**
 * What two numbers of a calibration leave open, in logits: the more a memory differs from the scheduler's, the less they describe
 * it. Fitted to simulated students (bench/exam).
 */
const MODEL_DEVIATION = { least: 0.08, perLevel: 0.19 } as const;
/** 85 of 100 exams lie within so many standard deviations. */
const WIDTH = 1.42;
/** A student can practice so much more on a day than they did. */
const ROOM_TO_GROW = 1.3;

interface Run {
  /** Of all cards, remembered. */
  readonly share: number;
  /** The variance of the share when each card is remembered or not. */
  readonly chance: number;
  /** How the share moves with the level and with the slope of the calibration. */
  readonly byLevel: number;
  readonly bySlope: number;
}

/** The state of a card in a run, which changes with every review of it. */
interface RunCard {
  strength: MemoryStrength | null;
  lastDay: number;
  dueDay: number;
}

/** A draw from about a Beta distribution: the share of days on which a student practices. */
function drawShare({ practiced, days }: Pace, random: () => number): number {
  const [a, b] = [practiced + 1, days - practiced + 0.5];
  const center = a / (a + b);
  const deviation = Math.sqrt((center * (1 - center)) / (a + b + 1));
  const normal = (random() + random() + random() + random() + random() + random() - 3) * Math.SQRT2;
  return Math.min(1, Math.max(0, center + deviation * normal));
}

interface DueOptions extends Pick<ForecastInput, "calibration" | "examDay"> {
  readonly day: number;
  readonly room: number;
}

/** The cards of a day, as many as there is room for: those that gain most where not all have room. */
function takeDue(cards: readonly RunCard[], { day, examDay, room, calibration }: DueOptions): readonly RunCard[] {
  const due = cards.filter(({ dueDay }) => capDueDay(dueDay, examDay) <= day);
  if (due.length <= room) return due;
  return due
    .map((card) => ({ card, gain: toGain({ ...card, lastDay: card.lastDay - day }, examDay - day, calibration) }))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, room)
    .map(({ card }) => card);
}

/** One way in which the days until the exam can go. */
function runDays(input: ForecastInput, random: () => number): Run {
  const { calibration, pace, examDay, retention, hasPracticedToday } = input;
  const cards: RunCard[] = input.cards.map(({ strength, lastDay, dueDay }) => ({ strength, lastDay, dueDay }));
  const share = drawShare(pace, random);
  const most = Math.round(pace.mostCards * ROOM_TO_GROW);
  const fresh = cards.filter(({ strength }) => strength === null);
  const known = cards.filter(({ strength }) => strength !== null);
  const recallAfter = ({ strength }: RunCard, days: number) =>
    calibrateRecall(calibration, predictRecall(strength!.stability, days), days);
  const review = (card: RunCard, day: number, strength: MemoryStrength) => {
    card.strength = strength;
    card.lastDay = day;
    card.dueDay = day + toInterval(strength.stability, retention);
  };

  for (let day = hasPracticedToday ? 1 : 0; day < examDay; day += 1) {
    if (random() >= share) continue;
    const introduced = fresh.splice(0, Math.min(pace.newPerDay, most));
    const room = most - introduced.length;
    for (const card of takeDue(known, { day, examDay, room, calibration })) {
      const days = day - card.lastDay;
      const isRecalled = random() < recallAfter(card, days);
      review(card, day, isRecalled ? afterSuccess(card.strength!, days) : afterLapse(card.strength!, days));
    }
    for (const card of introduced) review(card, day, afterLearning());
    known.push(...introduced);
  }

  let [remembered, chance, bySlope] = [0, 0, 0];
  for (const card of known) {
    const days = examDay - card.lastDay;
    const recall = recallAfter(card, days);
    remembered += recall;
    chance += recall * (1 - recall);
    bySlope += recall * (1 - recall) * toDelay(days);
  }
  const many = cards.length;
  return { share: remembered / many, chance: chance / many ** 2, byLevel: chance / many, bySlope: bySlope / many };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How many of the cards a student remembers on the day of an exam when practice goes on as it did (UNT-06): a range that holds
 * the number in about 85 of 100 exams. It adds up what isn't known: which days are practiced, how the student's memory differs
 * from the scheduler's, and whether each card is remembered. The same input gives the same range.
 */
export function forecastExam(input: ForecastInput): Forecast {
  const { cards, calibration } = input;
  const many = Math.round(CARD_RUNS / Math.max(1, cards.length));
  const random = createRandom(cards.length * 31 + input.examDay);
  const runs = Array.from({ length: Math.min(RUNS.max, Math.max(RUNS.min, many)) }, () => runDays(input, random));
  const expected = mean(runs.map(({ share }) => share));
  const spread = mean(runs.map(({ share }) => (share - expected) ** 2)) * (runs.length / (runs.length - 1));
  const chance = mean(runs.map((run) => run.chance));
  const [byLevel, bySlope] = [mean(runs.map((run) => run.byLevel)), mean(runs.map((run) => run.bySlope))];
  const { level, slope, both } = calibration.covariance;
  const ofModel = (MODEL_DEVIATION.least + MODEL_DEVIATION.perLevel * Math.abs(calibration.level)) ** 2;
  const unknown = byLevel ** 2 * (level + ofModel) + bySlope ** 2 * slope + 2 * byLevel * bySlope * both;
  const reach = WIDTH * Math.sqrt(spread + chance + unknown);
  const toCount = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * cards.length);
  const [low, high] = [toCount(expected - reach), toCount(expected + reach)];
  if (low < high) return { low, high, expected };
  // Few cards, and sure ones: still no point.
  return { low: Math.max(0, low - 1), high: low === 0 ? 1 : high, expected };
}
