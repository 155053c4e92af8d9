import type { CardState, Review } from "@lectern/domain/practice.ts";
import { type Memory, newMemory, schedule } from "./schedule.ts";

/** A card with its state when a session began. */
interface SessionCard {
  readonly id: string;
  readonly createdAt: string;
  readonly state: CardState | null;
}

/** The state of a card after the reviews of a session, sent or not, without those that were taken back in it. */
export function toCurrentMemory({ id, createdAt, state }: SessionCard, reviews: readonly Review[]): Memory {
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  let memory: Memory = state ?? newMemory(createdAt);
  for (const { id: reviewId, cardId, rating, reviewedAt, retention } of reviews) {
    if (cardId !== id || rating === null || undone.has(reviewId)) continue;
    memory = schedule(memory, { rating, reviewedAt, retention });
  }
  return memory;
}
