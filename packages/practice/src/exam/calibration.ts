import { fromLogit, toBoundedLogit } from "./recall.ts";

/** A review of a card that was learned on an earlier day: the scheduler's prediction and the outcome. */
export interface DueReview {
  /** ISO 8601. */
  readonly reviewedAt: string;
  /** Days since the previous review. */
  readonly days: number;
  /** The scheduler's probability that the card was remembered at that moment. */
  readonly predicted: number;
  readonly isRecalled: boolean;
}

/**
 * How a student's memory differs from the scheduler's model, in logits: `level` is a constant difference, and `slope`
 * is how it changes with the time since the last review. Both are 0 for a student whom the scheduler predicts well.
 */
export interface Calibration {
  readonly level: number;
  readonly slope: number;
  /** The uncertainty of both: the variances of level and slope, and their covariance. */
  readonly covariance: { readonly level: number; readonly slope: number; readonly both: number };
}

/** How much students differ from the scheduler before anything is known about one: the prior's standard deviations. */
const PRIOR_DEVIATIONS = { level: 0.6, slope: 0.4 } as const;
/** The level is the difference for a card whose last review is this long ago. */
const CENTER_LOG_DAYS = Math.log1p(7);
const NEWTON_STEPS = 10;
/** A calibration uses the latest reviews only, since a memory changes. */
export const MOST_CALIBRATION_REVIEWS = 300;

/** The logarithm of the time since the last review, shifted so that it is 0 at `CENTER_LOG_DAYS`. */
export const toDelay = (days: number): number => Math.log1p(Math.max(0, days)) - CENTER_LOG_DAYS;

/** Corrects the scheduler's probability `predicted` for this student. */
export const calibrateRecall = ({ level, slope }: Calibration, predicted: number, days: number): number =>
  fromLogit(toBoundedLogit(predicted) + level + slope * toDelay(days));

/**
 * Fits a calibration to a student's own reviews. With few reviews it stays close to 0: Newton's method on a logistic
 * model with a normal prior.
 */
export function calibrate(reviews: readonly DueReview[]): Calibration {
  const [levelPrecision, slopePrecision] = [1 / PRIOR_DEVIATIONS.level ** 2, 1 / PRIOR_DEVIATIONS.slope ** 2];
  let [level, slope] = [0, 0];
  let covariance = { level: 0, slope: 0, both: 0 };
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let [levelGradient, slopeGradient] = [-levelPrecision * level, -slopePrecision * slope];
    // The negative second derivatives of the log posterior: their inverse is the covariance.
    let [levelCurvature, slopeCurvature, sharedCurvature] = [levelPrecision, slopePrecision, 0];
    for (const { days, predicted, isRecalled } of reviews) {
      const delay = toDelay(days);
      const probability = fromLogit(toBoundedLogit(predicted) + level + slope * delay);
      const error = (isRecalled ? 1 : 0) - probability;
      const weight = probability * (1 - probability);
      levelGradient += error;
      slopeGradient += error * delay;
      levelCurvature += weight;
      slopeCurvature += weight * delay * delay;
      sharedCurvature += weight * delay;
    }
    const determinant = levelCurvature * slopeCurvature - sharedCurvature ** 2;
    covariance = {
      level: slopeCurvature / determinant,
      slope: levelCurvature / determinant,
      both: -sharedCurvature / determinant,
    };
    level += covariance.level * levelGradient + covariance.both * slopeGradient;
    slope += covariance.both * levelGradient + covariance.slope * slopeGradient;
  }
  return { level, slope, covariance };
}

/** The calibration of a student about whom nothing is known. */
export const uncalibrated: Calibration = calibrate([]);
