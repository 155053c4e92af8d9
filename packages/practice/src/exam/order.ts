import { type Calibration, calibrateRecall, uncalibrated } from "./calibration.ts";
import { afterLapse, afterLearning, afterSuccess, type MemoryStrength, predictRecall, toInterval } from "./recall.ts";

/** A card that is practiced for an exam. Days count from today, which is 0. */
export interface ExamCard {
  /** Null if the card was never rated. */
  readonly strength: MemoryStrength | null;
  /** The day of the last rating, 0 or less. It has no meaning for a new card. */
  readonly lastDay: number;
  /** The day on which the scheduler would ask it. */
  readonly dueDay: number;
}

/**
 * Returns the day on which a card is asked before an exam (UNT-06): when it is due, but at the latest on the day before
 * the exam. The stored state keeps the scheduler's date, so that the exam can be moved or removed.
 */
export const capDueDay = (dueDay: number, examDay: number): number => Math.min(dueDay, Math.max(0, examDay - 1));

/**
 * Shortens the scheduler's interval of `days` so that a card comes again before an exam. On the last day nothing is
 * moved forward.
 */
export const capInterval = (days: number, examDay: number): number =>
  examDay > 1 ? Math.min(days, examDay - 1) : days;

/** Whether a card is to be asked today: it is due, or would be due after the exam otherwise. A card that was asked today waits until tomorrow. */
const isAskedToday = ({ lastDay, dueDay }: ExamCard, examDay: number): boolean =>
  dueDay <= 0 || (lastDay < 0 && capDueDay(dueDay, examDay) <= 0);

/** The gain of asking a card today: how much it increases the probability of remembering the card in the exam. */
export function toGain({ strength, lastDay }: ExamCard, examDay: number, calibration = uncalibrated): number {
  const recallOnDay = (stability: number, days: number) =>
    calibrateRecall(calibration, predictRecall(stability, days), days);
  if (strength === null) return recallOnDay(afterLearning().stability, examDay);
  const elapsed = -lastDay;
  const recalled = recallOnDay(strength.stability, elapsed);
  const recallIfReviewed =
    recalled * recallOnDay(afterSuccess(strength, elapsed).stability, examDay) +
    (1 - recalled) * recallOnDay(afterLapse(strength, elapsed).stability, examDay);
  return recallIfReviewed - recallOnDay(strength.stability, examDay + elapsed);
}

export interface ExamSession {
  /** Days until the exam, from today; 1 is tomorrow. */
  readonly examDay: number;
  /** How many new cards today still allows. */
  readonly newLeft: number;
  readonly calibration?: Calibration | undefined;
}

/**
 * Chooses and orders today's cards: those with the largest gain until the exam first (UNT-06). Cards with equal gain
 * keep their order. At most `newLeft` new cards are included.
 */
export function orderForExam<Card extends ExamCard>(
  cards: readonly Card[],
  { examDay, newLeft, calibration }: ExamSession,
): readonly Card[] {
  const ordered = cards
    .filter((card) => card.strength === null || isAskedToday(card, examDay))
    .map((card) => ({ card, gain: toGain(card, examDay, calibration) }))
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ card }) => card);
  const asked: Card[] = [];
  let newCards = 0;
  for (const card of ordered) {
    if (card.strength === null) newCards += 1;
    if (card.strength !== null || newCards <= newLeft) asked.push(card);
  }
  return asked;
}

export interface PlanOptions extends ExamSession {
  readonly newPerDay: number;
  readonly retention: number;
}

/**
 * Counts the cards to ask on each day from today until the day before the exam, assuming that all are asked on time and
 * remembered.
 */
export function planDays(cards: readonly ExamCard[], options: PlanOptions): readonly number[] {
  const { examDay, newLeft, newPerDay, retention } = options;
  const days = Array.from({ length: Math.max(0, examDay) }, () => 0);
  let [introduced, day] = [0, 0];
  let mostNew = newLeft;
  const ask = (from: number, first: MemoryStrength) => {
    let [askedDay, strength] = [from, first];
    while (askedDay < examDay) {
      days[askedDay]! += 1;
      const interval = toInterval(strength.stability, retention);
      if (askedDay === examDay - 1) return;
      askedDay = capDueDay(askedDay + interval, examDay);
      strength = afterSuccess(strength, interval);
    }
  };
  for (const card of cards) {
    if (card.strength !== null) {
      const from = isAskedToday(card, examDay) ? 0 : Math.max(1, capDueDay(card.dueDay, examDay));
      if (from < examDay) ask(from, afterSuccess(card.strength, from - card.lastDay));
      continue;
    }
    while (day < examDay && introduced >= mostNew) [day, introduced, mostNew] = [day + 1, 0, newPerDay];
    if (day >= examDay) continue;
    introduced += 1;
    ask(day, afterLearning());
  }
  return days;
}
