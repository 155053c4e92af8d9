import { formatInterval } from "@lectern/domain/interval";
import { type DueCard, type Rating, ratings, type Review } from "@lectern/domain/practice";
import type { GivenReview } from "@lectern/machines/practice/practice.types";
import { schedule, scheduleEach } from "@lectern/practice/schedule";
import { toCurrentMemory } from "@lectern/practice/session";

type Given = Pick<GivenReview, "rating" | "reviewedAt"> & { readonly retention: number };

/** When a card that is rated so comes back in the session: its next learning step, ISO 8601; null when it has none. */
export function findRepeat(card: DueCard, reviews: readonly Review[], given: Given): string | null {
  const { phase, due } = schedule(toCurrentMemory(card, reviews), given);
  return phase === "learning" || phase === "relearning" ? due : null;
}

interface Asked {
  /** In ms since 1970. */
  readonly at: number;
  readonly retention: number;
}

/** When each rating would make a card due again, as "10 min". */
export function toIntervals(
  card: DueCard,
  reviews: readonly Review[],
  { at, retention }: Asked,
): Record<Rating, string> {
  const dates = scheduleEach(toCurrentMemory(card, reviews), { reviewedAt: new Date(at).toISOString(), retention });
  return Object.fromEntries(
    ratings.map((rating) => [rating, formatInterval(Date.parse(dates[rating]) - at)]),
  ) as Record<Rating, string>;
}
