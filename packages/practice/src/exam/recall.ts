import { practiceLimits } from "@lectern/domain/practice.ts";
import { FSRSAlgorithm, generatorParameters } from "ts-fsrs";

/** Stability in days, and difficulty from 1 to 10. */
export interface MemoryStrength {
  readonly stability: number;
  readonly difficulty: number;
}

const AGAIN = 1;
const GOOD = 3;

// The scheduler's own formulas, applied to plain numbers: a forecast rates cards thousands of times and needs no dates.
const formulas = new FSRSAlgorithm(generatorParameters({ enable_fuzz: false }));

/** The scheduler's probability that a card is remembered some days after its last review. */
export const predictRecall = (stability: number, days: number): number =>
  formulas.forgetting_curve(Math.max(0, days), stability);

/** The strength after a card was remembered. @param days since the last review */
export const afterSuccess = (strength: MemoryStrength, days: number): MemoryStrength =>
  formulas.next_state(strength, Math.max(0, days), GOOD);

/** The strength after a card was forgotten and learned again in the same session. @param days since the last review */
export const afterLapse = (strength: MemoryStrength, days: number): MemoryStrength =>
  formulas.next_state(formulas.next_state(strength, Math.max(0, days), AGAIN), 0, GOOD);

/** The strength of a new card after its first session, in which it is rated Good twice to pass its learning steps. */
export const afterLearning = (): MemoryStrength => formulas.next_state(formulas.next_state(null, 0, GOOD), 0, GOOD);

/** The interval in days until a card is due, at least one. */
export function toInterval(stability: number, retention: number = practiceLimits.retention.initial): number {
  return Math.max(1, Math.round(stability * formulas.calculate_interval_modifier(retention)));
}

/** The logit of a probability, after limiting it to values that are not 0 or 1. */
export function toBoundedLogit(probability: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(bounded / (1 - bounded));
}

export const fromLogit = (logit: number): number => 1 / (1 + Math.exp(-logit));
