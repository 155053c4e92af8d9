import { type CardState, cardPhases, practiceLimits, type Rating, ratings } from "@lectern/domain/practice.ts";
import { type Card as FsrsCard, createEmptyCard, FSRS, type FSRS as Scheduler, generatorParameters } from "ts-fsrs";

/**
 * The scheduler and its version, stored with every state. After an upgrade, states with another version are replayed.
 */
export const ENGINE = "ts-fsrs 5.4.2";

/** A card's state without the length of its log. */
export type Memory = Omit<CardState, "cardId" | "logLength">;

const schedulers = new Map<number, Scheduler>();

/** Without fuzz, because two devices and the server must compute the same schedule. */
function getScheduler(retention: number): Scheduler {
  const scheduler =
    schedulers.get(retention) ?? new FSRS(generatorParameters({ request_retention: retention, enable_fuzz: false }));
  schedulers.set(retention, scheduler);
  return scheduler;
}

const toIso = (date: Date): string => date.toISOString();

function toFsrsCard(memory: Memory): FsrsCard {
  return {
    ...createEmptyCard(new Date(memory.due)),
    stability: memory.stability,
    difficulty: memory.difficulty,
    state: cardPhases.indexOf(memory.phase),
    reps: memory.reps,
    lapses: memory.lapses,
    learning_steps: memory.step,
    ...(memory.lastReview !== null && { last_review: new Date(memory.lastReview) }),
  };
}

const toMemory = (card: FsrsCard): Memory => ({
  due: toIso(card.due),
  stability: card.stability,
  difficulty: card.difficulty,
  phase: cardPhases[card.state],
  reps: card.reps,
  lapses: card.lapses,
  step: card.learning_steps,
  lastReview: card.last_review === undefined ? null : toIso(card.last_review),
});

/** The state of a card that was never rated. @param createdAt ISO 8601 */
export const newMemory = (createdAt: string): Memory => toMemory(createEmptyCard(new Date(createdAt)));

interface Answer {
  readonly rating: Rating;
  /** ISO 8601. A time before the last review counts as that review's time. */
  readonly reviewedAt: string;
  readonly retention?: number;
}

/** Computes the state of a card after a rating. */
export function schedule(
  memory: Memory,
  { rating, reviewedAt, retention = practiceLimits.retention.initial }: Answer,
): Memory {
  const time = Math.max(Date.parse(reviewedAt), memory.lastReview === null ? 0 : Date.parse(memory.lastReview));
  return toMemory(getScheduler(retention).next(toFsrsCard(memory), new Date(time), rating).card);
}

/** Computes when each rating would make the card due next, ISO 8601. The buttons of a session show these times. */
export const scheduleEach = (memory: Memory, answer: Omit<Answer, "rating">): Record<Rating, string> =>
  Object.fromEntries(ratings.map((rating) => [rating, schedule(memory, { ...answer, rating }).due])) as Record<
    Rating,
    string
  >;
