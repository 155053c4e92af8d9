import { hashText } from "@lectern/data/digest";
import type { Review } from "@lectern/domain/practice";
import { type DBSchema, openDB } from "idb";
import { openDatabase } from "./device-database.ts";
import { listDatabases, removeDatabase, toUnsentName } from "./find-database.ts";

interface UnsentSchema extends DBSchema {
  /** In the order in which they were made. */
  reviews: { key: number; value: Review };
}

const openUnsent = (name: string) =>
  openDB<UnsentSchema>(name, 1, {
    upgrade: (database) => void database.createObjectStore("reviews", { autoIncrement: true }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/**
 * Saves a user's unsent reviews before the user's database is removed. It stores a card's id, a rating and a time for
 * each, and no text, under a hash of the user's id (OFF-02).
 */
export async function saveUnsentReviews(userId: string, now: number): Promise<void> {
  const database = await openDatabase(userId);
  const reviews = await database.getAll("reviews").finally(() => database.close());
  if (reviews.length === 0) return;
  const unsent = await openUnsent(toUnsentName(await hashText(userId), now));
  try {
    const transaction = unsent.transaction("reviews", "readwrite");
    for (const { id, cardId, rating, reviewedAt, elapsedMs, retention, undoes } of reviews)
      void transaction.store.add({ id, cardId, rating, reviewedAt, elapsedMs, retention, undoes });
    await transaction.done;
  } finally {
    unsent.close();
  }
}

/** Moves saved reviews back to the queue of their user, who has signed in again. Repeating it queues none twice. */
export async function takeUnsentReviews(userId: string): Promise<void> {
  const owner = await hashText(userId);
  const { unsent } = await listDatabases();
  const mine = unsent.filter((database) => database.owner === owner).toSorted((a, b) => a.savedAt - b.savedAt);
  for (const { name } of mine) {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were saved
    const saved = await openUnsent(name);
    // oxlint-disable-next-line no-await-in-loop -- see above
    const reviews = await saved.getAll("reviews").finally(() => saved.close());
    // oxlint-disable-next-line no-await-in-loop -- see above
    const database = await openDatabase(userId);
    const transaction = database.transaction("reviews", "readwrite");
    for (const review of reviews) {
      // oxlint-disable-next-line no-await-in-loop -- see above
      if ((await transaction.store.index("id").getKey(review.id)) === undefined) void transaction.store.add(review);
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    await transaction.done.finally(() => database.close());
    // oxlint-disable-next-line no-await-in-loop -- see above
    await removeDatabase(name);
  }
}
