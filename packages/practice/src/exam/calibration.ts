import { fromLogit, toBoundedLogit } from "./recall.ts";

/** A review of a card that was learned on an earlier day: what the scheduler expected, and what happened. */
export interface DueReview {
  /** ISO 8601. */
  readonly reviewedAt: string;
  /** Days since the review before it. */
  readonly days: number;
  /** The probability of remembering at that moment, by the scheduler. */
  readonly predicted: number;
  readonly isRecalled: boolean;
}

/**
 * How a student's memory differs from the scheduler's, in logits: by a level, and by how it changes with the time since the last
 * review. Both are 0 for a student whom the scheduler describes.
 */
export interface Calibration {
  readonly level: number;
  readonly slope: number;
  /** How sure they are: the variances of level and slope, and their covariance. */
  readonly covariance: { readonly level: number; readonly slope: number; readonly both: number };
}

/** How much students differ from the scheduler before anything is known of one: standard deviations. */
const PRIOR = { level: 0.6, slope: 0.4 } as const;
/** The level is the difference of a card that was last asked so many days ago. */
const CENTER = Math.log1p(7);
const STEPS = 10;
/** How many reviews a calibration takes: the last ones, since a memory changes. */
export const CALIBRATED_ON = 300;

/** The logarithm of the time that a card was left alone, 0 at the level's time. */
export const toDelay = (days: number): number => Math.log1p(Math.max(0, days)) - CENTER;

/** The probability that this student remembers a card, where the scheduler's is `predicted`. */
export const calibrateRecall = ({ level, slope }: Calibration, predicted: number, days: number): number =>
  fromLogit(toBoundedLogit(predicted) + level + slope * toDelay(days));

/**
 * The calibration that makes a student's own reviews most likely, shrunk to none while there are few: Newton's method on a
 * logistic model with a normal prior.
 */
export function calibrate(reviews: readonly DueReview[]): Calibration {
  const [levelPrecision, slopePrecision] = [1 / PRIOR.level ** 2, 1 / PRIOR.slope ** 2];
  let [level, slope] = [0, 0];
  let covariance = { level: 0, slope: 0, both: 0 };
  for (let step = 0; step < STEPS; step += 1) {
    let [towardsLevel, towardsSlope] = [-levelPrecision * level, -slopePrecision * slope];
    let [ofLevel, ofSlope, ofBoth] = [levelPrecision, slopePrecision, 0];
    for (const { days, predicted, isRecalled } of reviews) {
      const delay = toDelay(days);
      const probability = fromLogit(toBoundedLogit(predicted) + level + slope * delay);
      const error = (isRecalled ? 1 : 0) - probability;
      const weight = probability * (1 - probability);
      towardsLevel += error;
      towardsSlope += error * delay;
      ofLevel += weight;
      ofSlope += weight * delay * delay;
      ofBoth += weight * delay;
    }
    const determinant = ofLevel * ofSlope - ofBoth ** 2;
    covariance = { level: ofSlope / determinant, slope: ofLevel / determinant, both: -ofBoth / determinant };
    level += covariance.level * towardsLevel + covariance.both * towardsSlope;
    slope += covariance.both * towardsLevel + covariance.slope * towardsSlope;
  }
  return { level, slope, covariance };
}

/** Of a student of whom nothing is known. */
export const uncalibrated: Calibration = calibrate([]);
