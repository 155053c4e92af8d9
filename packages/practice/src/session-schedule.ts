import { formatInterval } from "@lectern/domain/interval";
import { type DueCard, type Rating, ratings, type Review } from "@lectern/domain/practice";
import { capInterval } from "./exam/order.ts";
import { schedule, scheduleEach } from "./schedule.ts";
import { toCurrentMemory } from "./session.ts";

interface GivenAnswer {
  readonly rating: Rating;
  /** ISO 8601 */
  readonly reviewedAt: string;
  readonly retention: number;
}

/** When a card with this rating comes back in the session: at its next learning step, ISO 8601; null if it has none. */
export function findRepeat(card: DueCard, reviews: readonly Review[], answer: GivenAnswer): string | null {
  const { phase, due } = schedule(toCurrentMemory(card, reviews), answer);
  return phase === "learning" || phase === "relearning" ? due : null;
}

interface AskedCard {
  /** In ms since 1970. */
  readonly now: number;
  readonly retention: number;
  /** Null if no exam is ahead. */
  readonly daysToExam: number | null;
}

const DAY_MS = 86_400_000;

/**
 * The time until each rating would make a card due again, as "10 min". Before an exam, at the latest the day before it
 * (UNT-06).
 */
export function toIntervals(
  card: DueCard,
  reviews: readonly Review[],
  { now, retention, daysToExam }: AskedCard,
): Record<Rating, string> {
  const dates = scheduleEach(toCurrentMemory(card, reviews), { reviewedAt: new Date(now).toISOString(), retention });
  return Object.fromEntries(
    ratings.map((rating) => {
      const days = (Date.parse(dates[rating]) - now) / DAY_MS;
      return [rating, formatInterval((daysToExam === null ? days : capInterval(days, daysToExam)) * DAY_MS)];
    }),
  ) as Record<Rating, string>;
}
