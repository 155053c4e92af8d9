import { KEPT_PREFIX } from "./leaving-key.ts";

const UNSENT_PREFIX = "unsent-reviews.";

/** Includes the user's id in the database's name, so that a device never mixes two users' data. */
export const toDatabaseName = (userId: string): string => `${KEPT_PREFIX}${userId}`;

/** A database with data that one user has read and practiced. */
interface KeptDatabase {
  readonly name: string;
  readonly userId: string;
}

/** A database with the unsent reviews of a user whose session the server ended. */
export interface UnsentDatabase {
  readonly name: string;
  /** The hash of the user's id. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Includes owner and time in the name, so that both are known without opening the database. */
export const toUnsentName = (owner: string, savedAt: number): string => `${UNSENT_PREFIX}${owner}.${savedAt}`;

/** Lists the product's databases in this browser. @throws if the browser can't list them */
export async function listDatabases(): Promise<{ kept: readonly KeptDatabase[]; unsent: readonly UnsentDatabase[] }> {
  if (globalThis.indexedDB === undefined) return { kept: [], unsent: [] };
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  return {
    kept: names
      .filter((name) => name.startsWith(KEPT_PREFIX))
      .map((name) => ({ name, userId: name.slice(KEPT_PREFIX.length) })),
    unsent: names
      .filter((name) => name.startsWith(UNSENT_PREFIX))
      .map((name) => {
        const [owner = "", savedAt] = name.slice(UNSENT_PREFIX.length).split(".");
        return { name, owner, savedAt: Number(savedAt) };
      }),
  };
}

/**
 * Whether this device has a database of a user. It opens none, because opening would create it. True if the browser
 * can't list its databases.
 */
export async function hasDatabase(userId: string): Promise<boolean> {
  try {
    const { kept } = await listDatabases();
    return kept.some((database) => database.userId === userId);
  } catch {
    return true;
  }
}

/** Deletes a database. Resolves once it is gone, after other tabs have closed it. */
export const removeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error(`${name} can't be deleted`)));
  });
