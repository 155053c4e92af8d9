import type { CardState, Review } from "@lectern/domain/practice.ts";
import { type Memory, newMemory, schedule } from "./schedule.ts";

/** A card with its state at the begin of a session. */
interface SessionCard {
  readonly id: string;
  readonly createdAt: string;
  readonly state: CardState | null;
}

/**
 * Computes the present state of a card from its state at the begin of a session and the session's reviews, sent or not,
 * without undone ones.
 */
export function toCurrentMemory({ id, createdAt, state }: SessionCard, reviews: readonly Review[]): Memory {
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  let memory: Memory = state ?? newMemory(createdAt);
  for (const { id: reviewId, cardId, rating, reviewedAt, retention } of reviews) {
    if (cardId !== id || rating === null || undone.has(reviewId)) continue;
    memory = schedule(memory, { rating, reviewedAt, retention });
  }
  return memory;
}
