const KEPT = "lectern-";
const UNSENT = "unsent-reviews.";

/** The user's id is in the name, so that a device never mixes two users. */
export const toDatabaseName = (userId: string): string => `${KEPT}${userId}`;

/** A database that keeps what one user has read and practiced. */
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

/** Both are in the name, so that it is known without opening the database whose it is and how old. */
export const toUnsentName = (owner: string, savedAt: number): string => `${UNSENT}${owner}.${savedAt}`;

/** The SHA-256 of a user's id, in hexadecimal. @throws where the browser has no cryptography, as on a page without TLS */
export async function hashUserId(userId: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(userId));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Every database of the product in this browser. @throws where the browser doesn't list them */
export async function listDatabases(): Promise<{ kept: readonly KeptDatabase[]; unsent: readonly UnsentDatabase[] }> {
  if (globalThis.indexedDB === undefined) return { kept: [], unsent: [] };
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  return {
    kept: names.filter((name) => name.startsWith(KEPT)).map((name) => ({ name, userId: name.slice(KEPT.length) })),
    unsent: names
      .filter((name) => name.startsWith(UNSENT))
      .map((name) => {
        const [owner = "", savedAt] = name.slice(UNSENT.length).split(".");
        return { name, owner, savedAt: Number(savedAt) };
      }),
  };
}

/**
 * Whether this device keeps something of a user, without opening a database, which would make one. Where the browser doesn't
 * list its databases, it may.
 */
export async function hasDatabase(userId: string): Promise<boolean> {
  try {
    const { kept } = await listDatabases();
    return kept.some((database) => database.userId === userId);
  } catch {
    return true;
  }
}

/** Deletes a database. Resolves once it is gone, after other tabs have let go of it. */
export const removeDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error(`${name} can't be deleted`)));
  });
