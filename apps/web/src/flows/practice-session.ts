import type { KeptSession } from "@lectern/data/device/device-database";
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
import type * as Scheduling from "./practice-scheduler.ts";
import { isInScope } from "./practice-scope.ts";
import { fetchSessionCards, readDaysToExam } from "./session-cards.ts";
import type { FlowPorts } from "./flow-ports.ts";
import type { PracticeDevice } from "./review-queue.ts";

/** A session that was left for longer begins again with what is due by then. */
const RESUMED_WITHIN_MS = 12 * 60 * 60_000;

type Scheduler = typeof Scheduling;
type Progress = Pick<LoadedSession, "cardIds" | "steps">;

const isSameScope = (a: PracticeScope, b: PracticeScope): boolean =>
  a.folderId === b.folderId && a.recordingId === b.recordingId;

interface PracticeSessionOptions extends Pick<FlowPorts, "client" | "queryClient" | "userId"> {
  readonly device: Promise<PracticeDevice>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The cards of a session and what was done with them, on this device until the session ends (PRC-05). The machine has the
 * order and the steps; rows and the log are here.
 */
export function createPracticeSession({ client, queryClient, userId, device, now }: PracticeSessionOptions) {
  const queries = practiceQueries(client, userId);
  let session: KeptSession = { scope: {}, cards: [], cardIds: [], steps: [], reviews: [] };
  let retention: number = practiceLimits.retention.initial;
  /** Null: the session is of no folder with an exam to come. */
  let daysToExam: number | null = null;

  let scheduler: Scheduler | undefined;
  const getScheduler = () => {
    if (scheduler === undefined) throw new Error("the session is not loaded");
    return scheduler;
  };
  /** Its code comes with the cards: none is needed before an answer is shown. */
  const loadScheduler = async (): Promise<void> => {
    scheduler = await import("./practice-scheduler.ts");
  };

  const resume = (kept: KeptSession): LoadedSession => {
    session = kept;
    retention = kept.reviews.at(-1)?.retention ?? retention;
    return { cardIds: kept.cardIds, steps: kept.steps as LoadedSession["steps"], hasCards: true };
  };

  const readRetention = async (): Promise<void> => {
    // Without it, a card is scheduled with the initial retention.
    const settings = await queryClient.fetchQuery(queries.settings()).catch(() => undefined);
    retention = settings?.retention ?? retention;
  };

  const begin = async (scope: PracticeScope): Promise<LoadedSession> => {
    // Without a network, those that the device keeps, where it keeps any (OFF-01).
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
    const mine = kept !== undefined && kept.cardIds.length > 0 && isSameScope(kept.scope, scope) ? kept : undefined;
    const last = mine?.reviews.at(-1)?.reviewedAt;
    if (mine !== undefined && last !== undefined && now() - Date.parse(last) < RESUMED_WITHIN_MS) {
      void queue.send();
      void readDaysToExam({ client, queryClient, userId }, scope, now()).then((days) => (daysToExam = days));
      return resume(mine);
    }
    daysToExam = await readDaysToExam({ client, queryClient, userId }, scope, now());
    // What is due depends on them.
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
    /** Goes on with the session that was begun on this device, or begins one. */
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

    /** Forgets the session on this device, and what was read before it. Its reviews stay until they are sent. */
    async end(): Promise<void> {
      const { store, queue } = await device;
      await store.endSession();
      await queue.send();
      await queryClient.invalidateQueries({ queryKey: practiceKeys.all(userId) });
    },

    findCard: (cardId: string): DueCard | undefined => session.cards.find(({ id }) => id === cardId),

    /** When a card that is rated so comes back in the session: its next learning step, ISO 8601; null when it has none. */
    findRepeat: (card: DueCard, answer: Pick<GivenReview, "rating" | "reviewedAt">): string | null =>
      getScheduler().findRepeat(card, session.reviews, { ...answer, retention }),

    /** When each rating would make a card due again, as "10 min"; before an exam not later than the day before it (UNT-06). */
    toIntervals: (card: DueCard): Record<Rating, string> =>
      getScheduler().toIntervals(card, session.reviews, { at: now(), retention, daysToExam }),
  };
}

export type PracticeSession = ReturnType<typeof createPracticeSession>;
