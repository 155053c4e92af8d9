import type { KeptEntry } from "./device-database.ts";
import { toPromise } from "./open-database.ts";

/**
 * Raise it when the form of queries' data changes: data kept by older or newer builds is then dropped and read again.
 */
export const KEPT_FORMAT = 5;

/** A kept answer of the server. */
export interface KeptRead {
  readonly data: unknown;
  /** When the server answered, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** Returns the metadata of a kept query; undefined if there is none. */
export const readEntry = async (connection: IDBDatabase, hash: string): Promise<KeptEntry | undefined> =>
  await toPromise<KeptEntry | undefined>(connection.transaction("kept").objectStore("kept").get(hash));

export const isEmpty = async (connection: IDBDatabase): Promise<boolean> =>
  (await toPromise(connection.transaction("kept").objectStore("kept").count())) === 0;

/** Returns the kept data of a query; undefined if there is none, or if this build can't read it. */
export async function readKept(connection: IDBDatabase, hash: string): Promise<KeptRead | undefined> {
  const transaction = connection.transaction(["kept", "texts"]);
  const [entry, text] = await Promise.all([
    toPromise<KeptEntry | undefined>(transaction.objectStore("kept").get(hash)),
    toPromise<string | undefined>(transaction.objectStore("texts").get(hash)),
  ]);
  if (entry?.format !== KEPT_FORMAT || text === undefined) return undefined;
  return { data: JSON.parse(text), savedAt: entry.savedAt };
}
