import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeStorage, type FakeStorage } from "@lectern/data/testing/fake-storage";
import { createReview } from "@lectern/data/testing/practice";
import { type Departure, createDeviceGuard } from "./device-guard.ts";
import { createDrafts } from "./drafts.ts";
import { saveKeeping } from "./keeping.ts";
import { openDeviceStore } from "./device-store.ts";
import { createSession } from "./testing/create-session.ts";

const DAY_MS = 24 * 60 * 60_000;
const browser = indexedDB;

const listNames = async (prefix = "lectern-") =>
  (await browser.databases()).flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));

const remove = (name: string) =>
  new Promise((resolve) => {
    browser.deleteDatabase(name).onsuccess = resolve;
  });

const toSession = (id: string) =>
  JSON.stringify({ access_token: "a", refresh_token: "r", expires_in: 1, expires_at: 1, user: { id } });

/** Stores unsent reviews of a user, and the words of a card. */
async function keep(userId: string, count = 1): Promise<string[]> {
  const store = await openDeviceStore(userId);
  const reviews = Array.from({ length: count }, () => createReview(`card of ${userId}`));
  const session = createSession({ cards: [{ id: "card", front: "What is a secret?" }] as never });
  for (const review of reviews) await store.addReview(review, session);
  store.close();
  return reviews.map(({ id }) => id);
}

async function readQueue(userId: string): Promise<string[]> {
  const store = await openDeviceStore(userId);
  const ids = (await store.listReviews()).map(({ id }) => id);
  store.close();
  return ids;
}

const refuse = () => {
  throw new DOMException("not here", "SecurityError");
};

let storage: FakeStorage;
let tab: FakeStorage;
let failures: unknown[];
const start = (now: () => number = Date.now) =>
  createDeviceGuard({ storage, sessionStorage: tab, now, onFailure: (error) => failures.push(error) });

beforeEach(() => {
  storage = createFakeStorage();
  tab = createFakeStorage({ scroll: "0" });
  failures = [];
});
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of [...(await listNames()), ...(await listNames("unsent-"))]) await remove(name);
});

describe("when a user leaves", () => {
  test.each<Departure>(["signed-out", "deleted", "ended"])(
    "OFF-02 removes everything kept when a user is %s",
    async (departure) => {
      for (const userId of ["maya", "ben"]) await keep(userId);
      saveKeeping(storage, "maya", "on");
      await start().leave(departure);
      expect(await listNames()).toEqual([]);
      expect(storage.values).toEqual(new Map());
      expect(failures).toEqual([]);
    },
  );

  test.each<[string, (guard: ReturnType<typeof start>) => Promise<void>]>([
    ["signs out", (guard) => guard.leave("signed-out")],
    ["deletes the account", (guard) => guard.leave("deleted")],
    ["is refused by the server", (guard) => guard.leave("ended")],
    ["is another", (guard) => guard.enter("ben")],
    ["is gone when the tab is opened again", (guard) => guard.visit()],
  ])("OFF-02 OFF-03 removes what was typed in the tab when its user %s", async (_, leave) => {
    createDrafts(tab, { userId: "maya", subject: "folder" }).write("name", "A secret");
    await leave(start());
    expect([...tab.values.keys()]).toEqual(["scroll"]);
  });

  test("OFF-03 what was typed stays while its user does, signed in or out of reach of the network", async () => {
    createDrafts(tab, { userId: "maya", subject: "folder" }).write("name", "Optics");
    await start().enter("maya");
    storage.setItem("lectern-session", toSession("maya"));
    await start().visit();
    expect(createDrafts(tab, { userId: "maya", subject: "folder" }).read("name")).toBe("Optics");
  });

  test("OFF-02 a sign-out removes the reviews too", async () => {
    await keep("maya");
    await start().leave("signed-out");
    expect(await browser.databases()).toEqual([]);
  });

  test("OFF-02 removes a database that another window has open", async () => {
    const open = await openDeviceStore("maya");
    await open.addReview(createReview("a"), createSession());
    await start().leave("signed-out");
    expect(await browser.databases()).toEqual([]);
    await expect(open.listReviews()).rejects.toMatchObject({ name: "InvalidStateError" });
  });

  test("OFF-02 signing in removes what was kept of another user, unsent reviews included", async () => {
    await keep("maya");
    const mine = await keep("ben");
    saveKeeping(storage, "maya", "on");
    await start().enter("ben");
    expect(storage.values).toEqual(new Map());
    expect((await browser.databases()).map(({ name }) => name)).toEqual(["lectern-ben"]);
    expect(await readQueue("ben")).toEqual(mine);
  });

  test("OFF-02 opening a page without a session removes what was kept after the server refused the stored session", async () => {
    await keep("maya");
    await start().visit();
    expect(await listNames()).toEqual([]);
  });

  test("OFF-02 being offline removes nothing, even if the access token has expired", async () => {
    storage.setItem("lectern-session", toSession("maya"));
    const mine = await keep("maya");
    const marks = vi.spyOn(storage, "setItem");
    const guard = start();
    await guard.visit();
    await guard.enter("maya");
    expect(marks).not.toHaveBeenCalled();
    expect(await readQueue("maya")).toEqual(mine);
  });

  test("OFF-02 a window whose session ended keeps the data of a user who signed in meanwhile in another window", async () => {
    await keep("maya");
    const mine = await keep("ben");
    storage.setItem("lectern-session", toSession("ben"));
    await start().leave("ended");
    expect(await listNames()).toEqual(["lectern-ben"]);
    expect(await readQueue("ben")).toEqual(mine);
  });

  test("OFF-02 removes the user's database in a browser that can't list databases", async () => {
    await keep("maya");
    const guard = start();
    await guard.enter("maya");
    vi.stubGlobal("indexedDB", { deleteDatabase: (name: string) => browser.deleteDatabase(name) });
    await guard.leave("signed-out");
    expect(await browser.databases()).toEqual([]);
  });

  test("OFF-02 continues if storage is refused", async () => {
    await keep("maya");
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
    await createDeviceGuard({ storage: refusing, sessionStorage: refusing }).leave("signed-out");
    expect(await browser.databases()).toEqual([]);
  });

  test("OFF-02 opens no database before a removal is complete", async () => {
    await keep("maya");
    const guard = start();
    void guard.leave("signed-out");
    await guard.ready();
    expect(await browser.databases()).toEqual([]);
  });
});

describe("unsent reviews of a user whose session ended", () => {
  test("OFF-02 wait for the same user, without any text or the user's id", async () => {
    const mine = await keep("maya", 3);
    await start().leave("ended");
    const [{ name } = { name: "" }] = await browser.databases();
    expect(name).toMatch(/^unsent-reviews\.[0-9a-f]{64}\.\d+$/);
    expect(name).not.toContain("maya");
    const saved = await new Promise<unknown[]>((resolve) => {
      browser.open(name!).onsuccess = ({ target }) => {
        const database = (target as IDBOpenDBRequest).result;
        database.transaction("reviews").objectStore("reviews").getAll().onsuccess = (event) => {
          database.close();
          resolve((event.target as IDBRequest<unknown[]>).result);
        };
      };
    });
    expect(saved.map((review) => Object.keys(review as object).toSorted())).toEqual(
      Array.from({ length: 3 }, () => ["cardId", "elapsedMs", "id", "rating", "retention", "reviewedAt", "undoes"]),
    );
    expect(JSON.stringify(saved)).not.toContain("secret");

    await start().enter("maya");
    expect(await readQueue("maya")).toEqual(mine);
    expect(await listNames("unsent-")).toEqual([]);
  });

  test.each(["another user signs in", "the account is deleted", "30 days have passed"])(
    "OFF-02 are removed when %s",
    async (event) => {
      await keep("maya");
      const then = Date.now();
      await start(() => then).leave("ended");
      expect(await listNames("unsent-")).toHaveLength(1);
      if (event === "another user signs in") await start().enter("ben");
      else if (event === "the account is deleted") await start().leave("deleted");
      else await start(() => then + 30 * DAY_MS).visit();
      expect(await browser.databases()).toEqual([]);
    },
  );

  test("OFF-02 stay for 30 days without a sign-in", async () => {
    const mine = await keep("maya");
    const then = Date.now();
    await start(() => then).leave("ended");
    await start(() => then + 29 * DAY_MS).visit();
    await start(() => then + 29 * DAY_MS).enter("maya");
    expect(await readQueue("maya")).toEqual(mine);
  });

  test("OFF-02 are queued once, even if the browser crashed before the copy was removed", async () => {
    const mine = await keep("maya", 2);
    await start().leave("ended");
    const [name] = await listNames("unsent-");
    const kept = await new Promise<IDBDatabase>((resolve) => {
      browser.open(name!).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result);
    });
    const { takeUnsentReviews } = await import("./unsent-reviews.ts");
    // The copy can't be deleted while it is open.
    const taking = takeUnsentReviews("maya");
    await vi.waitFor(async () => expect(await readQueue("maya")).toEqual(mine));
    kept.close();
    await taking;
    expect(await readQueue("maya")).toEqual(mine);
  });

  test("OFF-02 are dropped if they can't be saved, and everything else is removed all the same", async () => {
    await keep("maya");
    vi.stubGlobal("crypto", { subtle: { digest: () => Promise.reject(new Error("no digest")) } });
    await start().leave("ended");
    expect(await browser.databases()).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  test("OFF-02 are saved and queued again on a page over plain HTTP, which has no digest", async () => {
    const mine = await keep("maya");
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await start().leave("ended");
    await start().enter("maya");
    expect(await readQueue("maya")).toEqual(mine);
    expect(failures).toEqual([]);
  });
});

/** A browser that crashes at a step: no later step happens, and requests to the database never settle. */
function createCrash(at: number) {
  let steps = 0;
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const isOver = () => (steps += 1) > at;
  const halt = () => {
    stop();
    return { addEventListener: () => undefined };
  };
  const toCrashing = (real: FakeStorage) => ({
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, value: string) => void (isOver() || real.setItem(key, value)),
    removeItem: (key: string) => void (isOver() || real.removeItem(key)),
    key: (index: number) => real.key(index),
    length: real.length,
  });
  vi.stubGlobal("indexedDB", {
    databases: () => (isOver() ? (stop(), new Promise<never>(() => undefined)) : browser.databases()),
    open: (...args: Parameters<IDBFactory["open"]>) => {
      if (isOver()) return halt();
      const request = browser.open(...args);
      if (!isOver()) return request;
      // A process that is gone holds no connection.
      request.onsuccess = () => request.result.close();
      return halt();
    },
    deleteDatabase: (name: string) => {
      if (isOver()) return halt();
      const request = browser.deleteDatabase(name);
      return isOver() ? halt() : request;
    },
  });
  return { storage: toCrashing(storage), sessionStorage: toCrashing(tab), stopped, countSteps: () => steps };
}

describe.each<Departure>(["signed-out", "deleted", "ended"])("a crash while a user is %s", (departure) => {
  const users = ["maya", "ben", "noor", "ana", "li", "kim", "joe", "eva", "tom"];
  const leaveUntil = async (at: number): Promise<number> => {
    const crash = createCrash(at);
    const guard = createDeviceGuard({ storage: crash.storage, sessionStorage: crash.sessionStorage });
    await Promise.race([guard.leave(departure), crash.stopped]);
    vi.unstubAllGlobals();
    return crash.countSteps();
  };

  test("OFF-02 is cleaned up by the next start, for the same user, another user or none, whatever the step", async () => {
    for (const userId of users) await keep(userId);
    const steps = await leaveUntil(Number.POSITIVE_INFINITY);
    expect(steps).toBeGreaterThanOrEqual(20);
    const open = [
      (guard: ReturnType<typeof start>) => guard.visit(),
      (guard: ReturnType<typeof start>) => guard.enter("maya"),
      (guard: ReturnType<typeof start>) => guard.enter("zoe"),
    ];
    for (let at = 1; at <= steps; at += 1) {
      storage.removeItem("lectern-session");
      for (const userId of users) await keep(userId);
      createDrafts(tab, { userId: "maya", subject: "folder" }).write("name", "Optics");
      await leaveUntil(at);
      // The crash happens before the session is removed, or after it.
      if (at % 2 === 0) storage.setItem("lectern-session", toSession("maya"));
      await open[at % open.length]!(start());
      // The same user's unsent reviews may have been restored, but nothing else.
      const returned = at % open.length === 1 && departure === "ended" ? ["lectern-maya"] : [];
      const left = await listNames();
      expect([at, left.filter((name) => !returned.includes(name))]).toEqual([at, []]);
      const store = await openDeviceStore("maya");
      expect([at, await store.readSession()]).toEqual([at, undefined]);
      store.close();
      await remove("lectern-maya");
      expect(storage.values.has("lectern-leaving")).toBe(false);
      expect([at, [...tab.values.keys()]]).toEqual([at, ["scroll"]]);
    }
  });
});
