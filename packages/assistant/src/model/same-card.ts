import type { KnownCard } from "@lectern/domain/cards.ts";

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Whether a proposal asks what a known card asks: the same question, or the same answer from the same lines. The words that
 * an edited card had before are unknown, so any card of exactly its lines counts as the same.
 */
export const isSameCard = (card: KnownCard, known: KnownCard & { readonly isEdited?: boolean }): boolean => {
  const sharesLines = card.first <= known.last && known.first <= card.last;
  return (
    fold(card.front) === fold(known.front) ||
    (sharesLines && fold(card.back) === fold(known.back)) ||
    (known.isEdited === true && card.first === known.first && card.last === known.last)
  );
};
