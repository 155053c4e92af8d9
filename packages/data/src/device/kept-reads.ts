import type { DeviceDatabase } from "./device-database.ts";

/**
 * Raise it when the form of queries' data changes: data kept by older or newer builds is then dropped and read again.
 */
export const KEPT_FORMAT = 2;

/** A kept answer of the server. */
export interface KeptRead {
  readonly data: unknown;
  /** When the server answered, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** Returns the kept data of a query; undefined if there is none, or if this build can't read it. */
export async function readKept(database: DeviceDatabase, hash: string): Promise<KeptRead | undefined> {
  const transaction = database.transaction(["kept", "texts"]);
  const [entry, text] = await Promise.all([
    transaction.objectStore("kept").get(hash),
    transaction.objectStore("texts").get(hash),
  ]);
  if (entry?.format !== KEPT_FORMAT || text === undefined) return undefined;
  return { data: JSON.parse(text), savedAt: entry.savedAt };
}
