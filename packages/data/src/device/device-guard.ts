import { readStoredSession, SESSION_STORAGE_KEY } from "../auth/stored-session.ts";
import { forgetKeeping } from "./keeping.ts";
import { hashUserId, listDatabases, removeDatabase, toDatabaseName, type UnsentDatabase } from "./find-database.ts";

/**
 * Why a user's data leaves the device: they signed out, their account was deleted, or their session ended without them, in which
 * case their unsent reviews wait for them.
 */
export type Departure = "signed-out" | "deleted" | "ended";

const departures: readonly Departure[] = ["signed-out", "deleted", "ended"];

/** Says that a removal has begun; the next start finishes it. */
const LEAVING_KEY = "lectern-leaving";

/** How long unsent reviews wait for their user: 30 days, in milliseconds. */
const UNSENT_MS = 30 * 24 * 60 * 60_000;

interface DeviceGuardOptions {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called with what could not be removed; the next start tries again. */
  readonly onFailure?: (error: unknown) => void;
}

/** Removes what this device keeps of its users (OFF-02). No method rejects. */
export interface DeviceGuard {
  /** Removes all that is kept, of any user. To be called before the session is removed. */
  leave(departure: Departure): Promise<void>;
  /** Removes what was kept of others than the user who is signed in, and gives them back the reviews that waited for them. */
  enter(userId: string): Promise<void>;
  /** Removes what was kept of a user who is gone, where no user is signed in. */
  visit(): Promise<void>;
  /** Resolves when no removal is under way: what opens a user's database waits for it. */
  ready(): Promise<void>;
}

const attempt = <Result>(task: () => Result): Result | undefined => {
  try {
    return task();
  } catch {
    // Storage may be forbidden or full.
    return undefined;
  }
};

const removeAll = async (databases: readonly { readonly name: string }[]): Promise<void> => {
  for (const { name } of databases) await removeDatabase(name); // oxlint-disable-line no-await-in-loop -- one or two
};

/** Creates the one module that decides when kept data goes. Its code loads nothing of the database's but to save reviews. */
export function createDeviceGuard({
  storage,
  now = Date.now,
  onFailure = () => undefined,
}: DeviceGuardOptions): DeviceGuard {
  let work: Promise<void> = Promise.resolve();
  let entered: string | undefined;

  const readMark = (): Departure | undefined => {
    const mark = attempt(() => storage.getItem(LEAVING_KEY));
    return departures.find((departure) => departure === mark);
  };
  /** Who is signed in by now, perhaps in another window; expired or not. */
  const readUserId = (): string | undefined => {
    const session = readStoredSession(storage, -Infinity);
    return typeof session === "string" ? undefined : session.user.id;
  };

  const saveReviews = async (userId: string): Promise<void> => {
    try {
      const { saveUnsentReviews } = await import("./unsent-reviews.ts");
      await saveUnsentReviews(userId, now());
    } catch (error) {
      // What can't be saved must not stay for its sake.
      onFailure(error);
    }
  };

  /** Where the browser doesn't list its databases, that of this page's user is known by its name. */
  const list = async (): ReturnType<typeof listDatabases> => {
    try {
      return await listDatabases();
    } catch {
      return {
        kept: entered === undefined ? [] : [{ name: toDatabaseName(entered), userId: entered }],
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
    attempt(() => storage.removeItem(LEAVING_KEY));
  };

  const removeUnsent = async (isOver: (database: UnsentDatabase) => boolean): Promise<boolean> => {
    const { unsent } = await list();
    const over = unsent.filter((database) => isOver(database) || !(now() - database.savedAt < UNSENT_MS));
    await removeAll(over);
    return over.length < unsent.length;
  };

  const mark = (departure: Departure): void => {
    // A session that ends in the course of a sign-out or a deletion was ended by it.
    if (departure !== "ended" || readMark() === undefined) attempt(() => storage.setItem(LEAVING_KEY, departure));
  };

  const finishLeaving = async (): Promise<void> => {
    const left = readMark();
    if (left !== undefined) await removeKept(left);
  };

  const queue = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task).catch(onFailure);
    return work;
  };

  return {
    leave: (departure) => {
      // Before anything else: a crash from here on is finished by the next start.
      mark(departure);
      return queue(async () => {
        const left = readMark() ?? departure;
        // Another window may have signed in since the session of this one ended.
        await removeKept(left, left === "ended" ? readUserId() : undefined);
      });
    },
    enter: (userId) => {
      entered = userId;
      return queue(async () => {
        await finishLeaving();
        const { kept, unsent } = await list();
        await removeAll(kept.filter((database) => database.userId !== userId));
        forgetKeeping(storage, userId);
        if (unsent.length === 0) return;
        const mine = await hashUserId(userId);
        if (await removeUnsent(({ owner }) => owner !== mine))
          await (await import("./unsent-reviews.ts")).takeUnsentReviews(userId);
      });
    },
    visit: () =>
      queue(async () => {
        await finishLeaving();
        // A session that can't be refreshed for lack of a network is still its user's.
        if (attempt(() => storage.getItem(SESSION_STORAGE_KEY)) !== null) return;
        if ((await list()).kept.length > 0) {
          mark("ended");
          await removeKept("ended", readUserId());
        }
        await removeUnsent(() => false);
      }),
    ready: () => work,
  };
}
