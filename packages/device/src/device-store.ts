import { createId } from "@lectern/domain/create-id";
import type { QueuedReview, Review } from "@lectern/domain/practice";
import { type DeviceDatabase, type KeptDevice, type KeptSession, openDatabase } from "./device-database.ts";

const SESSION_KEY = "current";
const DEVICE_KEY = "device";

/** One user's data on the device. It is stored until the reviews are sent and the session ends. */
export interface DeviceStore {
  /** A random UUID that the device keeps until its user signs out. */
  readonly deviceId: string;
  readSession(): Promise<KeptSession | undefined>;
  saveSession(session: KeptSession): Promise<void>;
  endSession(): Promise<void>;
  /**
   * Queues a review and saves the session after it, both or neither. A review whose id is queued replaces that one.
   */
  addReview(review: Review, session: KeptSession): Promise<void>;
  /** Lists the queued reviews, oldest first. */
  listReviews(): Promise<readonly QueuedReview[]>;
  countReviews(): Promise<number>;
  /** Removes reviews that the server has confirmed. */
  removeReviews(ids: readonly string[]): Promise<void>;
  close(): void;
}

/** Reads the device's id, or stores one. Two tabs get the same. */
async function readDeviceId(database: DeviceDatabase): Promise<string> {
  const transaction = database.transaction("session", "readwrite");
  const stored = (await transaction.store.get(DEVICE_KEY)) as KeptDevice | undefined;
  const device = stored ?? { deviceId: createId() };
  if (stored === undefined) await transaction.store.put(device, DEVICE_KEY);
  await transaction.done;
  return device.deviceId;
}

function createDatabaseStore(database: DeviceDatabase, deviceId: string): DeviceStore {
  return {
    deviceId,
    readSession: async () => (await database.get("session", SESSION_KEY)) as KeptSession | undefined,
    saveSession: async (session) => {
      await database.put("session", session, SESSION_KEY);
    },
    endSession: () => database.delete("session", SESSION_KEY),
    addReview: async (review, session) => {
      const transaction = database.transaction(["reviews", "session"], "readwrite");
      const reviews = transaction.objectStore("reviews");
      await reviews.put(review, await reviews.index("id").getKey(review.id));
      await transaction.objectStore("session").put(session, SESSION_KEY);
      await transaction.done;
    },
    listReviews: async () => {
      const { store } = database.transaction("reviews");
      const [reviews, numbers] = await Promise.all([store.getAll(), store.getAllKeys()]);
      return reviews.map((review, index) => ({ ...review, number: numbers[index]! }));
    },
    countReviews: () => database.count("reviews"),
    removeReviews: async (ids) => {
      const transaction = database.transaction("reviews", "readwrite");
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- a transaction ends when it is left idle
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
export function createMemoryStore(): DeviceStore {
  let session: KeptSession | undefined;
  let waiting: QueuedReview[] = [];
  let lastNumber = 0;
  return {
    deviceId: createId(),
    readSession: async () => session,
    saveSession: async (saved) => {
      session = saved;
    },
    endSession: async () => {
      session = undefined;
    },
    addReview: async (review, sessionAfter) => {
      const number = waiting.find(({ id }) => id === review.id)?.number ?? (lastNumber += 1);
      waiting = [...waiting.filter(({ id }) => id !== review.id), { ...review, number }];
      session = sessionAfter;
    },
    listReviews: async () => [...waiting],
    countReviews: async () => waiting.length,
    removeReviews: async (ids) => {
      waiting = waiting.filter(({ id }) => !ids.includes(id));
    },
    close: () => undefined,
  };
}

/** Opens a user's store on the device; if the browser stores nothing, one in memory. */
export async function openDeviceStore(userId: string): Promise<DeviceStore> {
  try {
    const database = await openDatabase(userId);
    return createDatabaseStore(database, await readDeviceId(database));
  } catch {
    return createMemoryStore();
  }
}
