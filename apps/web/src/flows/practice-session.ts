import type { KeptSession } from "@lectern/device/device-database";
import { folderQueries } from "@lectern/data/folders/folders.queries";
import { changeCards } from "@lectern/data/practice/cards.api";
import { fetchSessionCards } from "@lectern/data/practice/exam-plan.api";
import { practiceKeys, practiceQueries } from "@lectern/data/practice/practice.queries";
import { toDay } from "@lectern/domain/dates";
import { countDaysToExam } from "@lectern/domain/exam-day";
import type { Exam } from "@lectern/domain/folder";
import { type DueCard, practiceLimits, type PracticeScope, type Rating } from "@lectern/domain/practice";
import type {
  CardToSuspend,
  GivenReview,
  LoadedSession,
  PracticeContext,
  ReviewToRecord,
  SessionToKeep,
  StepToUndo,
} from "@lectern/machines/practice/practice.types";
import type * as Scheduling from "@lectern/practice/session-schedule";
import { canResume, isInScope, matchSession } from "@lectern/practice/scope";
import type { FlowPorts } from "./flow-ports.ts";
import type { PracticeDevice } from "./review-queue.ts";

interface PracticeSessionOptions extends Pick<FlowPorts, "client" | "queryClient" | "userId"> {
  readonly device: Promise<PracticeDevice>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The part of a session that decides when its cards come back. */
type Schedule = Pick<PracticeContext, "reviews" | "retention">;

const toLoadedSession = (kept: KeptSession): LoadedSession => ({
  cards: kept.cards,
  cardIds: kept.cardIds,
  steps: kept.steps as LoadedSession["steps"],
  reviews: kept.reviews,
  retention: kept.reviews.at(-1)?.retention ?? practiceLimits.retention.initial,
  hasCards: true,
});

/**
 * Reads and writes a session, which is on this device until it ends (PRC-05). The machine holds the session; this holds
 * nothing but the scheduler's code.
 */
export function createPracticeSession({ client, queryClient, userId, device, now }: PracticeSessionOptions) {
  const queries = practiceQueries(client, userId);
  let scheduler: typeof Scheduling | undefined;
  let dueLeft: number | undefined;
  const getScheduler = () => {
    if (scheduler === undefined) throw new Error("the session is not loaded");
    return scheduler;
  };
  /** Loaded with the cards, because it is needed only when an answer is shown. */
  const loadScheduler = async (): Promise<typeof Scheduling> =>
    (scheduler = await import("@lectern/practice/session-schedule"));

  /** By the reader's calendar. */
  const getToday = (): string => toDay(new Date(now()).toISOString());

  const readRetention = async (): Promise<number> => {
    // If the settings can't be read, cards are scheduled with the initial retention.
    const settings = await queryClient.fetchQuery(queries.settings()).catch(() => undefined);
    return settings?.retention ?? practiceLimits.retention.initial;
  };

  /** Null without a folder with an exam ahead, and if the folder can't be read. The page takes it from the cache. */
  const readDaysToExam = async ({ folderId }: PracticeScope): Promise<number | null> => {
    if (folderId === undefined) return null;
    const folder = await queryClient.fetchQuery(folderQueries(client, userId).one(folderId)).catch(() => undefined);
    return countDaysToExam(folder?.exam, getToday());
  };

  const keep = async (session: SessionToKeep): Promise<void> => (await device).store.saveSession(session);

  const begin = async (scope: PracticeScope): Promise<LoadedSession> => {
    const { store, queue } = await device;
    // Without a network, uses the device's kept cards, if it has any (OFF-01).
    const fetchDue = () => queryClient.fetchQuery({ ...queries.due(scope), staleTime: 0, gcTime: 0 });
    const [due, retention, { dropAnswered }] = await Promise.all([
      fetchSessionCards(client, scope, await readDaysToExam(scope), fetchDue),
      readRetention(),
      loadScheduler(),
    ]);
    const toAsk = dropAnswered(due, { queued: await store.listReviews(), states: queue.states }, now());
    const cards = toAsk.slice(0, practiceLimits.session);
    dueLeft = toAsk.length - cards.length;
    const session = { cards, cardIds: cards.map(({ id }) => id), steps: [], reviews: [] };
    if (cards.length > 0) await keep({ scope, ...session });
    if (due.length > 0) return { ...session, retention, hasCards: true };
    const overview = await queryClient.fetchQuery({ ...queries.overview(), staleTime: 0 });
    return { ...session, retention, hasCards: overview.some((practice) => isInScope(scope, practice)) };
  };

  const loadSession = async (scope: PracticeScope): Promise<LoadedSession> => {
    const { store, queue } = await device;
    const stored = matchSession(await store.readSession(), scope);
    if (stored !== undefined && canResume(stored, now())) {
      void queue.send();
      void readDaysToExam(scope);
      return toLoadedSession(stored);
    }
    // The due cards depend on the sent reviews.
    if ((await store.countReviews()) > 0) await queue.send();
    try {
      return await begin(scope);
    } catch (error) {
      if (stored === undefined) throw error;
      return toLoadedSession(stored);
    }
  };

  return {
    /** Continues the session that was started on this device, or starts one. */
    async load(scope: PracticeScope): Promise<LoadedSession> {
      const [loaded] = await Promise.all([loadSession(scope), loadScheduler()]);
      return loaded;
    },

    /** Counts the due cards that were read and are left for the next sessions; undefined for a continued session. */
    countDueLeft: () => dueLeft,

    async record({ review, session }: ReviewToRecord): Promise<void> {
      await (await device).queue.add(review, session);
    },

    async suspend({ cardId, session }: CardToSuspend): Promise<void> {
      await changeCards(client, userId, [cardId], { isSuspended: true });
      await keep(session);
    },

    async undo({ step, review, session }: StepToUndo): Promise<void> {
      if (review !== null) return await (await device).queue.add(review, session);
      await changeCards(client, userId, [step.cardId], { isSuspended: false });
      await keep(session);
    },

    /** Forgets the session on this device and its cached reads. Its reviews stay until they are sent. */
    async end(): Promise<void> {
      const { store, queue } = await device;
      await store.endSession();
      await queue.send();
      await queryClient.invalidateQueries({ queryKey: practiceKeys.all(userId) });
    },

    /**
     * When a card with this rating comes back in the session: at its next learning step, ISO 8601; null if it has none.
     */
    findRepeat: (
      card: DueCard,
      { reviews, retention }: Schedule,
      answer: Pick<GivenReview, "rating" | "reviewedAt">,
    ): string | null => getScheduler().findRepeat(card, reviews, { ...answer, retention }),

    /**
     * The time until each rating would make a card due again, as "10 min". Before an exam, at the latest the day before
     * it (UNT-06).
     */
    toIntervals: (
      card: DueCard,
      { reviews, retention }: Schedule,
      folder: { readonly exam: Pick<Exam, "date"> | null } | undefined,
    ): Record<Rating, string> =>
      getScheduler().toIntervals(card, reviews, {
        now: now(),
        retention,
        daysToExam: countDaysToExam(folder?.exam, getToday()),
      }),
  };
}

export type PracticeSession = ReturnType<typeof createPracticeSession>;
