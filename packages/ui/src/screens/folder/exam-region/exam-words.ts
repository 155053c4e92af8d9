import type { ExamPlanNumbers } from "./exam.state.ts";

/** "3 lectures not yet read" */
export const toLecturesWords = (many: number, what: string): string =>
  `${many} ${many === 1 ? "lecture" : "lectures"} ${what}`;

const countCards = (many: number): string => (many === 1 ? "1 card" : `${many} cards`);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** "In 18 days", "Tomorrow", "Today". */
export function toDaysLeftWords(daysLeft: number): string {
  if (daysLeft === 0) return "Today";
  return daysLeft === 1 ? "Tomorrow" : `In ${daysLeft} days`;
}

/** "31 cards today, then about 24 a day, and 160 on the day before." Empty if no day is left. */
export function toWorkWords(days: readonly number[]): string {
  const [today, ...later] = days;
  if (today === undefined) return "";
  if (days.every((many) => many === 0)) return "No cards to ask until then.";
  const [last] = later.slice(-1);
  if (last === undefined) return `${countCards(today)} today.`;
  if (later.length === 1) return `${countCards(today)} today and ${last} tomorrow.`;
  return `${countCards(today)} today, then about ${Math.round(mean(later.slice(0, -1)))} a day, and ${last} on the day before.`;
}

/**
 * "At this pace 82 to 88 of 100 cards remembered on 12 December." Or what a forecast needs. Empty if no day is left.
 */
export function toForecastWords({ forecast, cards, missingReviews, days }: ExamPlanNumbers, day: string): string {
  if (cards === 0) return "No cards are kept in these lectures yet.";
  if (forecast !== null)
    return `At this pace ${forecast.low} to ${forecast.high} of ${countCards(cards)} remembered on ${day}.`;
  if (days.length === 0) return "";
  return missingReviews === 1
    ? "A forecast comes after 1 more review of a card that was learned on an earlier day."
    : `A forecast comes after ${missingReviews} more reviews of cards that were learned on an earlier day.`;
}

/** "Of your last 300 reviews, 88 of 100 were expected to be remembered, and 91 were." */
export const toComparisonWords = ({ reviews, predicted, actual }: NonNullable<ExamPlanNumbers["compared"]>): string =>
  `Of your last ${reviews} reviews, ${Math.round(predicted * 100)} of 100 were expected to be remembered, and ${Math.round(actual * 100)} were.`;
