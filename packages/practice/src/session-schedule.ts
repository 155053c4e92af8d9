import { formatInterval } from "@lectern/domain/interval";
import { type CardState, type DueCard, type Rating, ratings, type Review } from "@lectern/domain/practice";
import { capInterval } from "./exam/order.ts";
import { schedule, scheduleEach } from "./schedule.ts";
import { toCurrentMemory } from "./session.ts";

/** Whether a card has a learning step left. */
const isRepeated = (phase: CardState["phase"]): boolean => phase === "learning" || phase === "relearning";

interface GivenAnswer {
  readonly rating: Rating;
  /** ISO 8601 */
  readonly reviewedAt: string;
  readonly retention: number;
}

/** When a card with this rating comes back in the session: at its next learning step, ISO 8601; null if it has none. */
export function findRepeat(card: DueCard, reviews: readonly Review[], answer: GivenAnswer): string | null {
  const { phase, due } = schedule(toCurrentMemory(card, reviews), answer);
  return isRepeated(phase) ? due : null;
}

/** What was answered since the due cards were read. */
interface Answered {
  /** Unsent reviews, which the server doesn't have. */
  readonly queued: readonly Review[];
  /** The server's states of cards whose reviews were sent, by the cards' ids. */
  readonly states: ReadonlyMap<string, CardState>;
}

/**
 * Leaves out the cards that were answered since the due cards were read: the ones that a device keeps are from before. An
 * answered card with a learning step left is asked again, after the others until its step is over, as the server lists it.
 *
 * @param now in ms since 1970
 */
export function dropAnswered(cards: readonly DueCard[], { queued, states }: Answered, now: number): readonly DueCard[] {
  const reviewed = new Set(queued.map(({ cardId }) => cardId));
  const dueNow: DueCard[] = [];
  const dueLater: DueCard[] = [];
  for (const card of cards) {
    const sent = states.get(card.id);
    const known = sent !== undefined && sent.logLength > (card.state?.logLength ?? 0) ? { ...card, state: sent } : card;
    const memory = known === card && !reviewed.has(card.id) ? undefined : toCurrentMemory(known, queued);
    if (memory === undefined || memory.reps <= (card.state?.reps ?? 0)) dueNow.push(card);
    else if (isRepeated(memory.phase)) {
      const state = { ...memory, cardId: card.id, logLength: known.state?.logLength ?? 0 };
      (Date.parse(memory.due) > now ? dueLater : dueNow).push({ ...card, state });
    }
  }
  return [...dueNow, ...dueLater];
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
