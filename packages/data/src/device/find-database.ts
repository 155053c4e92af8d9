/** The user's id is in the name, so that a device never mixes two users. */
export const toDatabaseName = (userId: string): string => `lectern-${userId}`;

/**
 * Whether this device keeps something of a user, without opening a database, which would make one. Where the browser doesn't
 * list its databases, it may.
 */
export async function hasDatabase(userId: string): Promise<boolean> {
  if (globalThis.indexedDB === undefined) return false;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === toDatabaseName(userId));
  } catch {
    return true;
  }
}
