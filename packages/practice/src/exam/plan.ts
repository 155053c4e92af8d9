import { practiceLimits } from "@lectern/domain/practice.ts";
import { MOST_CALIBRATION_REVIEWS, calibrate, type DueReview } from "./calibration.ts";
import { type Forecast, forecastExam, mean, type Pace } from "./forecast.ts";
import { type ExamCard, orderForExam, planDays } from "./order.ts";

/** How many reviews of cards learned on an earlier day a forecast needs. */
const REVIEWS_FOR_FORECAST = 50;
/** After this many such reviews the page compares predictions with outcomes. */
const REVIEWS_FOR_COMPARISON = 100;

export interface ExamMaterial {
  readonly cards: readonly (ExamCard & { readonly id: string })[];
  /** In chronological order, from any folder. */
  readonly dueReviews: readonly DueReview[];
  readonly pace: Pace;
  /** Days until the exam, from today. 0 is today, and a negative number is in the past. */
  readonly examDay: number;
  readonly newLeft: number;
  readonly retention: number;
  readonly hasPracticedToday: boolean;
}

/** The work until an exam, and a forecast of its outcome. */
export interface ExamPlan {
  readonly days: readonly number[];
  /** Null if there are too few reviews, no cards or no days left. */
  readonly forecast: Forecast | null;
  readonly missingReviews: number;
  /** The share of due cards that was predicted to be remembered, and the share that was; null with too few reviews. */
  readonly compared: { readonly reviews: number; readonly predicted: number; readonly actual: number } | null;
  /** The ids of the cards to ask now. */
  readonly next: readonly string[];
}

function compare(reviews: readonly DueReview[]): ExamPlan["compared"] {
  if (reviews.length < REVIEWS_FOR_COMPARISON) return null;
  const predicted = mean(reviews.map((review) => review.predicted));
  const actual = mean(reviews.map(({ isRecalled }) => Number(isRecalled)));
  return { reviews: reviews.length, predicted, actual };
}

/** Plans the days until an exam (UNT-06). The same material always gives the same plan. */
export function planExam(material: ExamMaterial): ExamPlan {
  const { cards, dueReviews, pace, examDay, newLeft, retention } = material;
  const recent = dueReviews.slice(-MOST_CALIBRATION_REVIEWS);
  const calibration = calibrate(recent);
  const missingReviews = Math.max(0, REVIEWS_FOR_FORECAST - dueReviews.length);
  const canForecast = missingReviews === 0 && cards.length > 0 && examDay > 0;
  return {
    days: planDays(cards, { examDay, newLeft, newPerDay: pace.newPerDay, retention }),
    forecast: canForecast ? forecastExam({ ...material, calibration }) : null,
    missingReviews,
    compared: compare(recent),
    next:
      examDay > 0
        ? orderForExam(cards, { examDay, newLeft, calibration })
            .slice(0, practiceLimits.session)
            .map(({ id }) => id)
        : [],
  };
}
