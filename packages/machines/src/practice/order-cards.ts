import type { PracticeStep } from "./practice.types.ts";

/**
 * Orders what is still to be asked (PRC-04): first the cards whose learning step has come, the earliest first, then those that
 * were not asked yet, then those whose step is still to come. So a step of ten minutes is waited for only while there are other
 * cards. The card that was rated last isn't asked at once while there is another.
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
  const hasCome = (cardId: string) => (repeats.get(cardId) ?? 0) <= Date.parse(now);
  const [first, second, ...others] = [
    ...timed.filter(hasCome),
    ...cardIds.filter((cardId) => !repeats.has(cardId)),
    ...timed.filter((cardId) => !hasCome(cardId)),
  ];
  if (first === undefined || second === undefined) return cardIds;
  return first === steps.at(-1)?.cardId ? [second, first, ...others] : [first, second, ...others];
}
