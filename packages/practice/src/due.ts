import { formatIntervalInWords } from "@lectern/domain/interval";
import type { PracticeDay, PracticeOfRecording } from "@lectern/domain/practice";

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
