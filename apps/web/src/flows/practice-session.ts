import type { KeptSession } from "@lectern/device/device-database";
import { changeCards } from "@lectern/data/practice/cards.api";
import { practiceKeys, practiceQueries } from "@lectern/data/practice/practice.queries";
import { type DueCard, practiceLimits, type PracticeScope, type Rating, type Review } from "@lectern/domain/practice";
import type {
  CardToSuspend,
  GivenReview,
  LoadedSession,
  ReviewToRecord,
  StepToUndo,
} from "@lectern/machines/practice/practice.types";
import type * as Scheduling from "@lectern/practice/session-schedule";
import { canResume, isInScope, ofScope } from "@lectern/practice/scope";
import { fetchSessionCards, readDaysToExam } from "./session-cards.ts";
import type { FlowPorts } from "./flow-ports.ts";
import type { PracticeDevice } from "./review-queue.ts";

type Scheduler = typeof Scheduling;
type Progress = Pick<LoadedSession, "cardIds" | "steps">;

interface PracticeSessionOptions extends Pick<FlowPorts, "client" | "queryClient" | "userId"> {
  readonly device: Promise<PracticeDevice>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Holds the cards of a session and its steps, on this device until the session ends (PRC-05). The machine holds order
 * and steps; this holds the cards' rows and the review log.
 */
export function createPracticeSession({ client, queryClient, userId, device, now }: PracticeSessionOptions) {
  const queries = practiceQueries(client, userId);
  let session: KeptSession = { scope: {}, cards: [], cardIds: [], steps: [], reviews: [] };
  let retention: number = practiceLimits.retention.initial;
  /** Null if the session has no folder with an exam ahead. */
  let daysToExam: number | null = null;

  let scheduler: Scheduler | undefined;
  const getScheduler = () => {
    if (scheduler === undefined) throw new Error("the session is not loaded");
    return scheduler;
  };
  /** Loaded with the cards, because it is needed only when an answer is shown. */
  const loadScheduler = async (): Promise<void> => {
    scheduler = await import("@lectern/practice/session-schedule");
  };

  const resume = (kept: KeptSession): LoadedSession => {
    session = kept;
    retention = kept.reviews.at(-1)?.retention ?? retention;
    return { cardIds: kept.cardIds, steps: kept.steps as LoadedSession["steps"], hasCards: true };
  };

  const readRetention = async (): Promise<void> => {
    // If the settings can't be read, cards are scheduled with the initial retention.
    const settings = await queryClient.fetchQuery(queries.settings()).catch(() => undefined);
    retention = settings?.retention ?? retention;
  };

  const begin = async (scope: PracticeScope): Promise<LoadedSession> => {
    // Without a network, uses the device's kept cards, if it has any (OFF-01).
    const fetchDue = () => queryClient.fetchQuery({ ...queries.due(scope), staleTime: 0, gcTime: 0 });
    const [cards] = await Promise.all([fetchSessionCards(client, scope, { daysToExam, fetchDue }), readRetention()]);
    const cardIds = cards.map(({ id }) => id);
    session = { scope, cards, cardIds, steps: [], reviews: [] };
    const { store } = await device;
    if (cards.length > 0) {
      await store.saveSession(session);
      return { cardIds, steps: [], hasCards: true };
    }
    const overview = await queryClient.fetchQuery({ ...queries.overview(), staleTime: 0 });
    return { cardIds, steps: [], hasCards: overview.some((practice) => isInScope(scope, practice)) };
  };

  const loadCards = async (scope: PracticeScope): Promise<LoadedSession> => {
    const { store, queue } = await device;
    const kept = await store.readSession();
    const mine = ofScope(kept, scope);
    if (mine !== undefined && canResume(mine, now())) {
      void queue.send();
      void readDaysToExam({ client, queryClient, userId }, scope, now()).then((days) => (daysToExam = days));
      return resume(mine);
    }
    daysToExam = await readDaysToExam({ client, queryClient, userId }, scope, now());
    // The due cards depend on the sent reviews.
    if ((await store.countReviews()) > 0) await queue.send();
    try {
      return await begin(scope);
    } catch (error) {
      if (mine === undefined) throw error;
      return resume(mine);
    }
  };

  const record = async (review: Review, progress: Progress): Promise<void> => {
    session = { ...session, ...progress, reviews: [...session.reviews, review] };
    await (await device).queue.add(review, session);
  };

  return {
    /** Continues the session that was started on this device, or starts one. */
    async load(scope: PracticeScope): Promise<LoadedSession> {
      const [loaded] = await Promise.all([loadCards(scope), loadScheduler()]);
      return loaded;
    },

    record: ({ cardId, reviewId, rating, reviewedAt, elapsedMs, session: progress }: ReviewToRecord): Promise<void> =>
      record({ id: reviewId, cardId, rating, reviewedAt, elapsedMs, retention, undoes: null }, progress),

    async suspend({ cardId, session: progress }: CardToSuspend): Promise<void> {
      await changeCards(client, userId, [cardId], { isSuspended: true });
      session = { ...session, ...progress };
      await (await device).store.saveSession(session);
    },

    async undo({ step, reviewId, reviewedAt, session: progress }: StepToUndo): Promise<void> {
      const { cardId } = step;
      if (step.kind === "rated") {
        const row = {
          id: reviewId,
          cardId,
          rating: null,
          reviewedAt,
          elapsedMs: null,
          retention,
          undoes: step.reviewId,
        };
        await record(row, progress);
        return;
      }
      await changeCards(client, userId, [cardId], { isSuspended: false });
      session = { ...session, ...progress };
      await (await device).store.saveSession(session);
    },

    /** Forgets the session on this device and its cached reads. Its reviews stay until they are sent. */
    async end(): Promise<void> {
      const { store, queue } = await device;
      await store.endSession();
      await queue.send();
      await queryClient.invalidateQueries({ queryKey: practiceKeys.all(userId) });
    },

    findCard: (cardId: string): DueCard | undefined => session.cards.find(({ id }) => id === cardId),

    /**
     * When a card with this rating comes back in the session: at its next learning step, ISO 8601; null if it has none.
     */
    findRepeat: (card: DueCard, answer: Pick<GivenReview, "rating" | "reviewedAt">): string | null =>
      getScheduler().findRepeat(card, session.reviews, { ...answer, retention }),

    /**
     * The time until each rating would make a card due again, as "10 min". Before an exam, at the latest the day before
     * it (UNT-06).
     */
    toIntervals: (card: DueCard): Record<Rating, string> =>
      getScheduler().toIntervals(card, session.reviews, { at: now(), retention, daysToExam }),
  };
}

export type PracticeSession = ReturnType<typeof createPracticeSession>;
