import type { KnownCard } from "@lectern/domain/cards.ts";

/** Whether two cards ask the same, or are about the same words: a card that was edited isn't proposed again. */
export const isSameCard = (a: KnownCard, b: KnownCard): boolean => {
  const isSamePlace = a.first <= b.last && b.first <= a.last;
  return a.front === b.front || (isSamePlace && (a.back === b.back || a.quote === b.quote));
};
