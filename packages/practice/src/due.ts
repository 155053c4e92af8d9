import { formatIntervalInWords } from "@lectern/domain/interval";
import type { CardState, DueCard, PracticeDay, PracticeOfRecording, Review } from "@lectern/domain/practice";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Counts today's cards: those to repeat, and as many new ones as today still allows. */
export function countDue(
  practices: readonly PracticeOfRecording[],
  { newLeft }: Pick<PracticeDay, "newLeft">,
): { readonly repeated: number; readonly fresh: number } {
  return {
    repeated: sum(practices.map(({ due }) => due)),
    fresh: Math.min(newLeft, sum(practices.map((practice) => practice.new))),
  };
}

/**
 * When the next card is due after today, as "in 2 days": a card's own date, or tomorrow for new cards; null if there is
 * none.
 *
 * @param now in ms since 1970
 */
export function toNextDue(
  practices: readonly PracticeOfRecording[],
  day: Pick<PracticeDay, "endsAt">,
  now: number,
): string | null {
  const dates = practices.flatMap(({ nextDue, new: fresh }) => [
    ...(nextDue === null ? [] : [nextDue]),
    ...(fresh > 0 ? [day.endsAt] : []),
  ]);
  const [first] = dates.map((date) => Date.parse(date)).toSorted((a, b) => a - b);
  return first === undefined ? null : `in ${formatIntervalInWords(first - now)}`;
}

/**
 * Leaves out the cards that were answered since the due cards were read: the ones that a device keeps are from before, and
 * the server doesn't have queued reviews.
 *
 * @param queued unsent reviews
 * @param states the server's states of cards whose reviews were sent, by the cards' ids
 */
export function dropAnswered(
  cards: readonly DueCard[],
  queued: readonly Review[],
  states: ReadonlyMap<string, CardState>,
): readonly DueCard[] {
  const undone = new Set(queued.map(({ undoes }) => undoes));
  const answers = queued.filter(({ id, rating }) => rating !== null && !undone.has(id));
  const answered = new Set(answers.map(({ cardId }) => cardId));
  const isOlder = ({ id, state }: DueCard) => (state?.logLength ?? 0) < (states.get(id)?.logLength ?? 0);
  return cards.filter((card) => !answered.has(card.id) && !isOlder(card));
}
