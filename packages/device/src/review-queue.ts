import { createListeners } from "@lectern/browser/listeners";
import { type FailureCode, toFailureCode } from "@lectern/domain/failure";
import { type CardState, practiceLimits, type QueuedReview, type Review } from "@lectern/domain/practice";
import type { LecternClient } from "@lectern/data/client";
import type { SentReviews } from "@lectern/data/practice/reviews.api";
import type { KeptSession } from "./device-database.ts";
import type { DeviceStore } from "./device-store.ts";

export interface QueueState {
  /** The number of unsent reviews. */
  readonly waiting: number;
  /** Cards that the server no longer has. */
  readonly missingIds: readonly string[];
  /** Why the last attempt to send failed; null if it succeeded. */
  readonly failure: FailureCode | null;
}

interface ReviewQueueOptions {
  readonly client: LecternClient;
  readonly userId: string;
  readonly store: DeviceStore;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called with a review that the server will never store, which is dropped. */
  readonly onRefused?: (id: string, reason: string) => void;
}

/** A queue that sends a user's reviews to the server. */
export interface ReviewQueue {
  /**
   * Queues a review and saves the session after it; the review is sent a moment later. Resolves when the device has
   * stored both.
   */
  add(review: Review, session: KeptSession): Promise<void>;
  /**
   * Sends the queued reviews until none is left or a request fails. Never rejects: see `failure`. Call it when the
   * network is back.
   */
  send(): Promise<QueueState>;
  /** The server's states of the cards whose reviews were sent since the queue was created, by the cards' ids. */
  readonly states: ReadonlyMap<string, CardState>;
  /** @returns stops watching */
  watch(listener: (state: QueueState) => void): () => void;
}

/** The longest answer time that is sent. Longer ones mean nothing, and the server refuses them. */
const LONGEST_ANSWER_MS = 86_400_000;

/** Delays sending, so that the next card is drawn first and quick reviews are sent together. */
const SEND_AFTER_MS = 300;

/**
 * Sends a user's reviews in order, and keeps each until the server has confirmed it (PRC-02, PRC-05). They are sent
 * only with that user's token: while another user is signed in, they wait.
 */
export function createReviewQueue({
  client,
  userId,
  store,
  now = Date.now,
  onRefused,
}: ReviewQueueOptions): ReviewQueue {
  const states = new Map<string, CardState>();
  const { subscribe, notify } = createListeners<[state: QueueState]>();
  let state: QueueState = { waiting: 0, missingIds: [], failure: null };
  let sending: Promise<QueueState> | undefined;
  /** Whether `send` was called since the queue was read last. */
  let isAskedAgain = false;

  const report = (change: Partial<QueueState>): QueueState => {
    state = { ...state, ...change };
    notify(state);
    return state;
  };

  const readToken = async (): Promise<string | undefined> => {
    const { auth } = await client.load();
    const { data } = await auth.getSession();
    return data.session?.user.id === userId ? data.session.access_token : undefined;
  };

  const settle = async (sent: readonly QueuedReview[], { states: confirmed, refused, missingIds }: SentReviews) => {
    for (const card of confirmed) states.set(card.cardId, card);
    for (const { id, reason } of refused) onRefused?.(id, reason);
    await store.removeReviews(sent.map(({ id }) => id));
    report({
      waiting: await store.countReviews(),
      missingIds: [...new Set([...state.missingIds, ...missingIds])],
      failure: null,
    });
  };

  const sendAll = async (): Promise<QueueState> => {
    try {
      for (;;) {
        isAskedAgain = false;
        // oxlint-disable-next-line no-await-in-loop -- one request after another, so that the order stays
        const waiting = await store.listReviews();
        if (waiting.length === 0) return report({ waiting: 0, failure: null });
        // oxlint-disable-next-line no-await-in-loop -- see above
        const token = await readToken();
        if (token === undefined) return report({ waiting: waiting.length, failure: "unauthenticated" });
        const batch = waiting.slice(0, practiceLimits.reviews);
        // Answering a card doesn't wait for the code that sends.
        // oxlint-disable-next-line no-await-in-loop -- see above
        const { sendReviews } = await import("@lectern/data/practice/reviews.api");
        // oxlint-disable-next-line no-await-in-loop -- see above
        await settle(batch, await sendReviews(client, batch, { token, device: store.deviceId, sentAt: now() }));
      }
    } catch (error) {
      return report({ waiting: await store.countReviews().catch(() => state.waiting), failure: toFailureCode(error) });
    }
  };

  const send = (): Promise<QueueState> => {
    isAskedAgain = true;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  const sendSoon = async (): Promise<void> => {
    report({ waiting: await store.countReviews().catch(() => state.waiting + 1) });
    await new Promise((resolve) => setTimeout(resolve, SEND_AFTER_MS));
    await send();
    // A request that had just read the queue may have missed this review.
    if (isAskedAgain && state.failure === null) await send();
  };

  return {
    add: async (review, session) => {
      const elapsedMs =
        review.elapsedMs === null ? null : Math.min(Math.max(0, Math.round(review.elapsedMs)), LONGEST_ANSWER_MS);
      await store.addReview({ ...review, elapsedMs }, session);
      void sendSoon();
    },
    send,
    states,
    watch: (listener) => {
      listener(state);
      return subscribe(listener);
    },
  };
}
