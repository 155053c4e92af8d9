import type { Review } from "@lectern/domain/practice";
import { type DeviceDatabase, type KeptSession, openDatabase } from "./device-database.ts";

const CURRENT = "current";

/** One user's data on the device. It is stored until the reviews are sent and the session ends. */
export interface DeviceStore {
  /** Whether the data survives a reload. */
  readonly isLasting: boolean;
  readSession(): Promise<KeptSession | undefined>;
  saveSession(session: KeptSession): Promise<void>;
  endSession(): Promise<void>;
  /**
   * Queues a review and saves the session after it, both or neither. A review whose id is known is not queued again.
   */
  addReview(review: Review, session: KeptSession): Promise<void>;
  /** Lists the queued reviews, oldest first. */
  listReviews(): Promise<readonly Review[]>;
  countReviews(): Promise<number>;
  /** Replaces queued reviews, by their ids. */
  correctReviews(reviews: readonly Review[]): Promise<void>;
  /** Removes reviews that the server has confirmed. */
  removeReviews(ids: readonly string[]): Promise<void>;
  close(): void;
}

function createLastingStore(database: DeviceDatabase): DeviceStore {
  return {
    isLasting: true,
    readSession: () => database.get("session", CURRENT),
    saveSession: async (session) => {
      await database.put("session", session, CURRENT);
    },
    endSession: () => database.delete("session", CURRENT),
    addReview: async (review, session) => {
      const transaction = database.transaction(["reviews", "session"], "readwrite");
      const reviews = transaction.objectStore("reviews");
      if ((await reviews.index("id").getKey(review.id)) === undefined) await reviews.add(review);
      await transaction.objectStore("session").put(session, CURRENT);
      await transaction.done;
    },
    listReviews: () => database.getAll("reviews"),
    countReviews: () => database.count("reviews"),
    correctReviews: async (reviews) => {
      const transaction = database.transaction("reviews", "readwrite");
      for (const review of reviews) {
        // oxlint-disable-next-line no-await-in-loop -- a transaction ends when it is left idle
        const key = await transaction.store.index("id").getKey(review.id);
        // oxlint-disable-next-line no-await-in-loop -- see above
        if (key !== undefined) await transaction.store.put(review, key);
      }
      await transaction.done;
    },
    removeReviews: async (ids) => {
      const transaction = database.transaction("reviews", "readwrite");
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- see above
        const key = await transaction.store.index("id").getKey(id);
        // oxlint-disable-next-line no-await-in-loop -- see above
        if (key !== undefined) await transaction.store.delete(key);
      }
      await transaction.done;
    },
    close: () => database.close(),
  };
}

/** Creates a store in memory, for browsers that store nothing. Its data is lost when the page closes. */
export function createPassingStore(): DeviceStore {
  let session: KeptSession | undefined;
  let waiting: Review[] = [];
  return {
    isLasting: false,
    readSession: async () => session,
    saveSession: async (saved) => {
      session = saved;
    },
    endSession: async () => {
      session = undefined;
    },
    addReview: async (review, after) => {
      if (!waiting.some(({ id }) => id === review.id)) waiting.push(review);
      session = after;
    },
    listReviews: async () => [...waiting],
    countReviews: async () => waiting.length,
    correctReviews: async (reviews) => {
      waiting = waiting.map((one) => reviews.find(({ id }) => id === one.id) ?? one);
    },
    removeReviews: async (ids) => {
      waiting = waiting.filter(({ id }) => !ids.includes(id));
    },
    close: () => undefined,
  };
}

/** Opens a user's store on the device; if the browser stores nothing, one in memory. */
export async function openDeviceStore(userId: string): Promise<DeviceStore> {
  try {
    return createLastingStore(await openDatabase(userId));
  } catch {
    return createPassingStore();
  }
}

/**
 * Counts the user's unsent reviews on this device. The sign-out asks for confirmation if there are any, because it
 * removes them.
 */
export async function countWaitingReviews(userId: string): Promise<number> {
  const store = await openDeviceStore(userId);
  try {
    return await store.countReviews();
  } finally {
    store.close();
  }
}
