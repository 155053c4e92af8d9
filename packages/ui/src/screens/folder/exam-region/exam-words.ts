import type { ExamPlanNumbers } from "./exam.state.ts";

/** The work left with a lecture. */
export type LectureWork = "unread" | "without cards";

/** "3 unread lectures", "3 lectures without cards" */
export function toLecturesWords(many: number, what: LectureWork): string {
  const lectures = many === 1 ? "lecture" : "lectures";
  return what === "unread" ? `${many} unread ${lectures}` : `${many} ${lectures} without cards`;
}

const countCards = (many: number): string => (many === 1 ? "1 card" : `${many} cards`);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** "In 18 days", "Tomorrow", "Today". */
export function toDaysLeftWords(daysLeft: number): string {
  if (daysLeft === 0) return "Today";
  return daysLeft === 1 ? "Tomorrow" : `In ${daysLeft} days`;
}

/** "31 cards today, about 24 a day after that, 160 the day before the exam." Empty if no day is left. */
export function toWorkWords(days: readonly number[]): string {
  const [today, ...later] = days;
  if (today === undefined) return "";
  if (days.every((many) => many === 0)) return "No cards due before the exam.";
  const [last] = later.slice(-1);
  if (last === undefined) return `${countCards(today)} today.`;
  if (later.length === 1) return `${countCards(today)} today and ${last} tomorrow.`;
  return `${countCards(today)} today, about ${Math.round(mean(later.slice(0, -1)))} a day after that, ${last} the day before the exam.`;
}

/**
 * "At this pace, you'll remember 82 to 88 of your 100 cards on December 12." Or what a forecast needs. Empty if no day is left.
 */
export function toForecastWords({ forecast, cards, missingReviews, days }: ExamPlanNumbers, day: string): string {
  if (cards === 0) return "No cards from these lectures yet.";
  if (forecast !== null)
    return `At this pace, you'll remember ${forecast.low} to ${forecast.high} of your ${countCards(cards)} on ${day}.`;
  if (days.length === 0) return "";
  return missingReviews === 1
    ? "Do 1 more review to see your forecast."
    : `Do ${missingReviews} more reviews to see your forecast.`;
}

/** "In your last 300 reviews, we expected you to remember 88% and you remembered 91%." */
export const toComparisonWords = ({ reviews, predicted, actual }: NonNullable<ExamPlanNumbers["compared"]>): string =>
  `In your last ${reviews} reviews, we expected you to remember ${Math.round(predicted * 100)}% and you remembered ${Math.round(actual * 100)}%.`;
