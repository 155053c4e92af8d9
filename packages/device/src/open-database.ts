import { toDatabaseName } from "./find-database.ts";

const DATABASE_VERSION = 2;

/** Resolves with a request's result. */
export const toPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    // In this event there is always one.
    request.addEventListener("error", () => reject(request.error!));
  });

/**
 * Aborts the transactions that are open when the page goes to the back/forward cache. WebKit suspends them there, and a suspended
 * one holds its tables: the next page would wait for them forever.
 *
 * @param tables whose transactions the page can repeat when it is back
 */
function abortWhenHidden(connection: IDBDatabase, tables: readonly string[]): void {
  const open = new Set<IDBTransaction>();
  const aborted = new WeakSet<IDBTransaction>();
  const begin = connection.transaction.bind(connection);
  connection.transaction = (...parameters) => {
    const transaction = begin(...parameters);
    if (![...transaction.objectStoreNames].every((name) => tables.includes(name))) return transaction;
    open.add(transaction);
    for (const type of ["complete", "abort", "error"])
      transaction.addEventListener(type, (event) => {
        if (type !== "error") open.delete(transaction);
        // Its requests fail, which suffices: most code doesn't wait for the transaction, whose rejection would be unhandled.
        if (aborted.has(transaction)) event.stopImmediatePropagation();
      });
    return transaction;
  };
  globalThis.addEventListener?.("pagehide", ({ persisted }) => {
    for (const transaction of persisted ? open : [])
      try {
        transaction.abort();
        aborted.add(transaction);
      } catch {
        // It is being committed.
      }
  });
}

/** The tables of kept reads, which can be read and written again. A review can't. */
const KEPT_TABLES = ["kept", "texts", "pins"];

/**
 * Opens the database of one user on this device. It needs no idb, which a page that only reads does without (OFF-01).
 *
 * @throws if the browser stores nothing, as in some private windows
 */
export async function openConnection(userId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(toDatabaseName(userId), DATABASE_VERSION);
  request.addEventListener("upgradeneeded", ({ oldVersion }) => {
    const { result: database } = request;
    if (oldVersion < 1) {
      database.createObjectStore("reviews", { autoIncrement: true }).createIndex("id", "id", { unique: true });
      database.createObjectStore("session");
    }
    database.createObjectStore("kept", { keyPath: "hash" });
    database.createObjectStore("texts");
    database.createObjectStore("pins");
  });
  const connection = await toPromise(request);
  // Another tab deletes the database, at sign-out, or upgrades it.
  connection.addEventListener("versionchange", () => connection.close());
  abortWhenHidden(connection, KEPT_TABLES);
  return connection;
}
