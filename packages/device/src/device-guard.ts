import { attempt } from "@lectern/browser/attempt";
import { hashText } from "@lectern/data/digest";
import { readStoredSession, SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { forgetDrafts } from "./forget-drafts.ts";
import { forgetKeeping } from "./keeping.ts";
import { listDatabases, removeDatabase, toDatabaseName, type UnsentDatabase } from "./find-database.ts";
import { LEAVING_KEY } from "./leaving-key.ts";

/**
 * Why a user's data is removed from the device. They signed out, or their account was deleted, or their session ended
 * without their doing; only in the last case their unsent reviews are kept for them.
 */
export type Departure = "signed-out" | "deleted" | "ended";

const departures: readonly Departure[] = ["signed-out", "deleted", "ended"];

/** How long unsent reviews are kept for their user: 30 days, in milliseconds. */
const UNSENT_MS = 30 * 24 * 60 * 60_000;

interface DeviceGuardOptions {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** What was typed in this tab. Other tabs do the same when they notice that the session is gone. */
  readonly sessionStorage: Pick<Storage, "removeItem" | "key" | "length">;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called for data that could not be removed. The next start tries again. */
  readonly onFailure?: (error: unknown) => void;
}

/** Removes the data of users from this device (OFF-02). No method rejects. */
export interface DeviceGuard {
  /** Removes the data of every user. Call it before the session is removed. */
  leave(departure: Departure): Promise<void>;
  /** Removes the data of other users than the signed-in one, and restores the signed-in user's saved reviews. */
  enter(userId: string): Promise<void>;
  /** Removes the data of users who left, on a page where no user is signed in. */
  visit(): Promise<void>;
  /** Resolves when no removal is running. Code that opens a user's database waits for it. */
  ready(): Promise<void>;
}

const removeAll = async (databases: readonly { readonly name: string }[]): Promise<void> => {
  for (const { name } of databases) await removeDatabase(name); // oxlint-disable-line no-await-in-loop -- one or two
};

/** Reads why a user left, if the removal of their data is not complete. */
const readDeparture = (storage: Pick<Storage, "getItem">): Departure | undefined => {
  const stored = attempt(() => storage.getItem(LEAVING_KEY));
  return departures.find((departure) => departure === stored);
};

/** Reads the id of the user who is signed in now, perhaps by another window, even if the session has expired. */
const readUserId = (storage: Pick<Storage, "getItem">): string | undefined => {
  const session = readStoredSession(storage, -Infinity);
  return typeof session === "string" ? undefined : session.user.id;
};

/** Creates the module that decides when kept data is removed. It loads the database's code only to save reviews. */
export function createDeviceGuard({
  storage,
  sessionStorage,
  now = Date.now,
  onFailure = () => undefined,
}: DeviceGuardOptions): DeviceGuard {
  let lastTask: Promise<void> = Promise.resolve();
  let enteredUserId: string | undefined;

  // If saving fails, the data must still be removed.
  const saveReviews = (userId: string): Promise<void> =>
    import("./unsent-reviews.ts").then(({ saveUnsentReviews }) => saveUnsentReviews(userId, now())).catch(onFailure);

  /** Lists the databases. In a browser that can't list them, derives the name of this page's user's database. */
  const list = async (): ReturnType<typeof listDatabases> => {
    try {
      return await listDatabases();
    } catch {
      return {
        kept: enteredUserId === undefined ? [] : [{ name: toDatabaseName(enteredUserId), userId: enteredUserId }],
        unsent: [],
      };
    }
  };

  const removeKept = async (departure: Departure, staying?: string): Promise<void> => {
    const { kept, unsent } = await list();
    const leaving = kept.filter(({ userId }) => userId !== staying);
    if (departure === "ended") for (const { userId } of leaving) await saveReviews(userId); // oxlint-disable-line no-await-in-loop -- as above
    await removeAll(leaving);
    if (departure === "deleted") await removeAll(unsent);
    forgetKeeping(storage, staying);
    forgetDrafts(sessionStorage, staying);
    attempt(() => storage.removeItem(LEAVING_KEY));
  };

  const removeUnsent = async (isOver: (database: UnsentDatabase) => boolean): Promise<boolean> => {
    const { unsent } = await list();
    const over = unsent.filter((database) => isOver(database) || !(now() - database.savedAt < UNSENT_MS));
    await removeAll(over);
    return over.length < unsent.length;
  };

  const storeDeparture = (departure: Departure): void => {
    // A session that ends during a sign-out or an account deletion was ended by it.
    if (departure !== "ended" || readDeparture(storage) === undefined)
      attempt(() => storage.setItem(LEAVING_KEY, departure));
  };

  const finishLeaving = async (): Promise<void> => {
    const departure = readDeparture(storage);
    if (departure !== undefined) await removeKept(departure);
  };

  const queue = (task: () => Promise<void>): Promise<void> => {
    lastTask = lastTask.then(task).catch(onFailure);
    return lastTask;
  };

  return {
    leave: (departure) => {
      // First of all, so that after a crash the next start completes the removal.
      storeDeparture(departure);
      return queue(async () => {
        const first = readDeparture(storage) ?? departure;
        // Another window may have signed in since this window's session ended.
        await removeKept(first, first === "ended" ? readUserId(storage) : undefined);
      });
    },
    enter: (userId) => {
      enteredUserId = userId;
      return queue(async () => {
        await finishLeaving();
        const { kept, unsent } = await list();
        await removeAll(kept.filter((database) => database.userId !== userId));
        forgetKeeping(storage, userId);
        forgetDrafts(sessionStorage, userId);
        if (unsent.length === 0) return;
        const mine = await hashText(userId);
        if (await removeUnsent(({ owner }) => owner !== mine))
          await (await import("./unsent-reviews.ts")).takeUnsentReviews(userId);
      });
    },
    visit: () =>
      queue(async () => {
        await finishLeaving();
        // A session that can't be refreshed without a network still belongs to its user.
        if (attempt(() => storage.getItem(SESSION_STORAGE_KEY)) !== null) return;
        forgetDrafts(sessionStorage, undefined);
        if ((await list()).kept.length > 0) {
          storeDeparture("ended");
          await removeKept("ended", readUserId(storage));
        }
        await removeUnsent(() => false);
      }),
    ready: () => lastTask,
  };
}
