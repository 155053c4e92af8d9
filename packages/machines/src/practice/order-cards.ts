import type { PracticeStep } from "./practice.types.ts";

/**
 * Orders the remaining cards of a session (PRC-04): first the cards whose learning step is due, earliest first, then
 * the cards that were not asked yet, then the cards whose learning step is due later. A student therefore waits for a
 * step of ten minutes only if no other card is left. The card that was rated last is not asked next unless it is the
 * only one.
 *
 * @param now ISO 8601
 */
export function orderCards(cardIds: readonly string[], steps: readonly PracticeStep[], now: string): readonly string[] {
  const repeats = new Map<string, number>();
  for (const step of steps) {
    if (step.kind !== "rated") continue;
    if (step.repeatAt === null) repeats.delete(step.cardId);
    else repeats.set(step.cardId, Date.parse(step.repeatAt));
  }
  const timed = cardIds
    .filter((cardId) => repeats.has(cardId))
    .toSorted((a, b) => (repeats.get(a) ?? 0) - (repeats.get(b) ?? 0));
  const isDue = (cardId: string) => (repeats.get(cardId) ?? 0) <= Date.parse(now);
  const [first, second, ...others] = [
    ...timed.filter(isDue),
    ...cardIds.filter((cardId) => !repeats.has(cardId)),
    ...timed.filter((cardId) => !isDue(cardId)),
  ];
  if (first === undefined || second === undefined) return cardIds;
  return first === steps.at(-1)?.cardId ? [second, first, ...others] : [first, second, ...others];
}
