import type { DeviceDatabase } from "./device-database.ts";

/** Changes with the form of what queries return: what an older or newer build has kept is then dropped, and read again. */
export const KEPT_FORMAT = 1;

/** An answer of the server, as it is kept. */
export interface KeptRead {
  readonly data: unknown;
  /** When the server answered, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** Returns what is kept of a query; undefined for nothing, and for what this build can't read. */
export async function readKept(database: DeviceDatabase, hash: string): Promise<KeptRead | undefined> {
  const transaction = database.transaction(["kept", "texts"]);
  const [entry, text] = await Promise.all([
    transaction.objectStore("kept").get(hash),
    transaction.objectStore("texts").get(hash),
  ]);
  if (entry?.format !== KEPT_FORMAT || text === undefined) return undefined;
  return { data: JSON.parse(text), savedAt: entry.savedAt };
}
