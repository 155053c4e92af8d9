import { type Calibration, calibrateRecall, uncalibrated } from "./calibration.ts";
import { afterLapse, afterLearning, afterSuccess, type MemoryStrength, predictRecall, toInterval } from "./recall.ts";

/** A card on the way to an exam. Days count from today; today is 0. */
export interface ExamCard {
  /** Null: never rated. */
  readonly strength: MemoryStrength | null;
  /** When it was last rated, 0 or less; of a new card without meaning. */
  readonly lastDay: number;
  /** When the scheduler would ask it. */
  readonly dueDay: number;
}

/**
 * The day on which a card is asked before an exam (UNT-06): when it is due, and at the latest on the day before the exam. The
 * card's stored state stays as the scheduler has it, so that the date can change or go.
 */
export const capDueDay = (dueDay: number, examDay: number): number => Math.min(dueDay, Math.max(0, examDay - 1));

/** The days until a card comes again before an exam, where the scheduler has `days`. On the last day nothing is brought forward. */
export const capInterval = (days: number, examDay: number): number =>
  examDay > 1 ? Math.min(days, examDay - 1) : days;

/** A card that was asked today comes again tomorrow, where only the date brings it forward. */
const isAskedToday = ({ lastDay, dueDay }: ExamCard, examDay: number): boolean =>
  dueDay <= 0 || (lastDay < 0 && capDueDay(dueDay, examDay) <= 0);

/** The gain of asking a card today: so much more probable is it that it is remembered in the exam. */
export function toGain({ strength, lastDay }: ExamCard, examDay: number, calibration = uncalibrated): number {
  const recallOnDay = (stability: number, days: number) =>
    calibrateRecall(calibration, predictRecall(stability, days), days);
  if (strength === null) return recallOnDay(afterLearning().stability, examDay);
  const elapsed = -lastDay;
  const recalled = recallOnDay(strength.stability, elapsed);
  const asked =
    recalled * recallOnDay(afterSuccess(strength, elapsed).stability, examDay) +
    (1 - recalled) * recallOnDay(afterLapse(strength, elapsed).stability, examDay);
  return asked - recallOnDay(strength.stability, examDay + elapsed);
}

export interface ExamSession {
  /** Days until the exam, from today; 1 is tomorrow. */
  readonly examDay: number;
  /** New cards that the day still has. */
  readonly newLeft: number;
  readonly calibration?: Calibration | undefined;
}

/**
 * The cards to ask today, those first that gain most until the exam (UNT-06). Cards of equal gain keep their order. New cards
 * come as many as the day still has.
 */
export function orderForExam<Card extends ExamCard>(
  cards: readonly Card[],
  { examDay, newLeft, calibration }: ExamSession,
): readonly Card[] {
  let freshLeft = newLeft;
  return cards
    .filter((card) => card.strength === null || isAskedToday(card, examDay))
    .map((card) => ({ card, gain: toGain(card, examDay, calibration) }))
    .toSorted((a, b) => b.gain - a.gain)
    .filter(({ card }) => {
      if (card.strength !== null) return true;
      freshLeft -= 1;
      return freshLeft >= 0;
    })
    .map(({ card }) => card);
}

export interface PlanOptions extends ExamSession {
  readonly newPerDay: number;
  readonly retention: number;
}

/** Counts the cards that are asked on each day from today until the day before the exam, when all are asked and remembered. */
export function planDays(cards: readonly ExamCard[], options: PlanOptions): readonly number[] {
  const { examDay, newLeft, newPerDay, retention } = options;
  const days = Array.from({ length: Math.max(0, examDay) }, () => 0);
  let [fresh, day] = [0, 0];
  let left = newLeft;
  const ask = (from: number, first: MemoryStrength) => {
    let [at, strength] = [from, first];
    while (at < examDay) {
      days[at]! += 1;
      const interval = toInterval(strength.stability, retention);
      if (at === examDay - 1) return;
      at = capDueDay(at + interval, examDay);
      strength = afterSuccess(strength, interval);
    }
  };
  for (const card of cards) {
    if (card.strength !== null) {
      const from = isAskedToday(card, examDay) ? 0 : Math.max(1, capDueDay(card.dueDay, examDay));
      if (from < examDay) ask(from, afterSuccess(card.strength, from - card.lastDay));
      continue;
    }
    while (day < examDay && fresh >= left) [day, fresh, left] = [day + 1, 0, newPerDay];
    if (day >= examDay) continue;
    fresh += 1;
    ask(day, afterLearning());
  }
  return days;
}
