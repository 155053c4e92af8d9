import "fake-indexeddb/auto";
import { Failure } from "@lectern/domain/failure";
import { hashKey, QueryClient, QueryObserver } from "@tanstack/query-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { folderKeys } from "@lectern/data/folders/folders.queries";
import { profileKeys } from "@lectern/data/profiles/profiles";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { type DeviceDatabase, toDeviceDatabase } from "./device-database.ts";
import { removeDatabase, toDatabaseName } from "./find-database.ts";
import { keepQueries } from "./keep-queries.ts";
import { readKept } from "./kept-reads.ts";
import { openConnection } from "./open-database.ts";

const USER = "maya";
const key = recordingKeys.one(USER, "r1");

let connection: IDBDatabase;
let database: DeviceDatabase;
const events: unknown[] = [];
beforeEach(async () => {
  connection = await openConnection(USER);
  database = toDeviceDatabase(connection);
  events.length = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  database.close();
  await removeDatabase(toDatabaseName(USER));
});

/** Opens a document of a user who keeps lectures on the device. */
function openDocument(userId = USER) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const keeping = keepQueries({
    queryClient,
    connection,
    userId,
    whenIdle: async () => undefined,
    onFull: () => void events.push("full"),
    onFailure: (error) => void events.push(error),
  });
  const read = (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) =>
    queryClient.fetchQuery({ queryKey, queryFn });
  return { queryClient, keeping, read };
}
const offline = () => Promise.reject(new Failure("offline"));

/** Reads a query in a document that is then closed. */
async function visit(queryKey: readonly unknown[], data: unknown, userId = USER): Promise<void> {
  const { keeping, read } = openDocument(userId);
  await read(queryKey, async () => data);
  await keeping.flush();
  keeping.stop();
}

/** Opens a document that shows the kept read, and gets the server's answer. Returns the tables that are written. */
async function revisit(answer: unknown): Promise<readonly string[]> {
  const { queryClient, keeping } = openDocument();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  // As a list of thousands, which isn't compared with the one before.
  const reading = queryClient.fetchQuery({ queryKey: key, queryFn: () => promise, structuralSharing: false });
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toBeDefined());
  const shown = queryClient.getQueryData(key);
  resolve(answer);
  await reading;
  expect(queryClient.getQueryData(key) === shown).toBe(JSON.stringify(shown) === JSON.stringify(answer));
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  await keeping.flush();
  const written = put.mock.contexts.map((store) => (store as IDBObjectStore).name);
  put.mockRestore();
  keeping.stop();
  return written;
}

describe("kept reads of a document", () => {
  test("OFF-01 show in the next document without a network, with the time of the server's answer", async () => {
    await visit(key, { name: "Cells" });
    const keptAt = (await database.getAll("kept"))[0]?.savedAt;
    const { queryClient, read } = openDocument();
    expect(await read(key, offline)).toEqual({ name: "Cells" });
    await vi.waitFor(() =>
      expect(queryClient.getQueryState(key)).toMatchObject({ status: "success", dataUpdatedAt: keptAt }),
    );
  });

  test("OFF-01 show while the server is slow, until its answer replaces them", async () => {
    await visit(key, { name: "Cells" });
    const { queryClient } = openDocument();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const observer = new QueryObserver(queryClient, {
      queryKey: key,
      queryFn: () => promise,
    });
    const shown: unknown[] = [];
    const stop = observer.subscribe(({ data, isError }) => void shown.push(isError ? "failed" : data));
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ name: "Cells" }));
    resolve({ name: "Cells and tissue" });
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ name: "Cells and tissue" }));
    expect(shown).not.toContain("failed");
    stop();
  });

  test("OFF-01 never replace an answer that has arrived", async () => {
    await visit(key, { name: "Cells" });
    const { read } = openDocument();
    expect(await read(key, async () => ({ name: "Newer" }))).toEqual({ name: "Newer" });
  });

  test("OFF-01 are not read from the device for a server that answers at once", async () => {
    await visit(key, { name: "Cells" });
    const get = vi.spyOn(IDBObjectStore.prototype, "get");
    await openDocument().read(key, async () => ({ name: "Newer" }));
    expect(get).not.toHaveBeenCalled();
  });

  test("OFF-01 are neither drawn nor written again by an answer that changes nothing, but for their time when it is old", async () => {
    await visit(key, { name: "Cells" });
    expect(await revisit({ name: "Cells" })).toEqual([]);
    const [entry] = await database.getAll("kept");
    await database.put("kept", { ...entry!, savedAt: entry!.savedAt - 11 * 60_000 });
    expect(await revisit({ name: "Cells" })).toEqual(["kept"]);
    expect((await readKept(connection, hashKey(key)))?.savedAt).toBeGreaterThan(entry!.savedAt - 1);
    expect(await revisit({ name: "Tissue" })).toEqual(["kept", "texts"]);
    expect(await readKept(connection, hashKey(key))).toMatchObject({ data: { name: "Tissue" } });
  });

  test("OFF-01 do not hide that the server refused a read", async () => {
    await visit(key, { name: "Cells" });
    const { read } = openDocument();
    await expect(read(key, () => Promise.reject(new Failure("not-found")))).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("OFF-01 a query that isn't kept fails as usual", async () => {
    const { read } = openDocument();
    await expect(read(key, offline)).rejects.toMatchObject({ code: "offline" });
  });

  test("OFF-01 keep an optimistic change, but no incomplete list and no value that JSON can't represent", async () => {
    const { queryClient, keeping, read } = openDocument();
    await read(key, async () => ({ name: "Cells", isFavorite: false }));
    queryClient.setQueryData(key, { name: "Cells", isFavorite: true });
    await read(recordingKeys.list(USER), async () => ({ recordings: [], isComplete: false }));
    await read(folderKeys.list(USER), async () => new Map([["f1", "Biology"]]));
    await keeping.flush();
    keeping.stop();
    const later = openDocument();
    expect(await later.read(key, offline)).toMatchObject({ isFavorite: true });
    await expect(later.read(folderKeys.list(USER), offline)).rejects.toMatchObject({ code: "offline" });
    await expect(later.read(recordingKeys.list(USER), offline)).rejects.toMatchObject({ code: "offline" });
  });

  test("OFF-01 never include queries that must not be kept", async () => {
    await visit(profileKeys.minutes(USER), { weekly: 75 });
    expect(await database.count("kept")).toBe(0);
  });

  test("OFF-02 don't mix users, when another user's session replaces this one's in the document", async () => {
    await visit(folderKeys.list("ben"), [{ name: "Ben's" }]);
    expect(await database.count("kept")).toBe(0);
    await visit(key, { name: "Cells" });
    await expect(openDocument("ben").read(key, offline)).rejects.toMatchObject({ code: "offline" });
  });
});

describe("a device without room", () => {
  test("OFF-01 reports once that the browser has no room, and the page continues", async () => {
    const { keeping, read } = openDocument();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    expect(await read(key, async () => ({ name: "Cells" }))).toEqual({ name: "Cells" });
    await keeping.flush();
    expect(await read(folderKeys.list(USER), async () => [])).toEqual([]);
    await keeping.flush();
    expect(events).toEqual(["full"]);
  });

  test.each(Array.from({ length: 10 }, (_, at) => at))(
    "OFF-01 if the room ends at write %i of 10, every page has its data, and what is kept can be read or is absent",
    async (at) => {
      await visit(key, { name: "Cells" });
      const { keeping, read } = openDocument();
      // oxlint-disable-next-line typescript/unbound-method -- it is applied to the store below
      const put = IDBObjectStore.prototype.put;
      let writes = 0;
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...row) {
        writes += 1;
        if (writes > at) throw new DOMException("no room", "QuotaExceededError");
        return put.apply(this, row);
      });
      const keys = ["r2", "r3", "r4", "r5", "r6"].map((id) => recordingKeys.one(USER, id));
      for (const each of keys) expect(await read(each, async () => ({ id: each[3] }))).toEqual({ id: each[3] });
      await keeping.flush();
      expect([writes, events]).toEqual([at + 1, ["full"]]);
      vi.restoreAllMocks();
      keeping.stop();
      expect(await openDocument().read(key, offline)).toEqual({ name: "Cells" });
      for (const each of keys) {
        const answer = await openDocument()
          .read(each, offline)
          .catch((error: unknown) => (error as Failure).code);
        expect([{ id: each[3] }, "offline"]).toContainEqual(answer);
      }
    },
  );

  test("OFF-02 a document whose user leaves in another window keeps nothing more and opens no database again", async () => {
    const { keeping, read } = openDocument();
    await read(key, async () => ({ name: "Cells" }));
    await removeDatabase(toDatabaseName(USER));
    await keeping.flush();
    expect(await read(folderKeys.list(USER), async () => [])).toEqual([]);
    await keeping.flush();
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(toDatabaseName(USER));
    expect(events).toEqual([]);
  });

  test("OFF-01 a page that goes to the back/forward cache releases the kept tables, and stores what it read when it is back", async () => {
    const onHide: ((event: { readonly persisted: boolean }) => void)[] = [];
    vi.stubGlobal("addEventListener", (_: string, listener: (typeof onHide)[0]) => onHide.push(listener));
    connection.close();
    connection = await openConnection(USER);
    vi.unstubAllGlobals();
    const { keeping, read } = openDocument();
    await read(key, async () => ({ name: "Cells" }));
    // oxlint-disable-next-line typescript/unbound-method -- it is applied to the store below
    const { getAll } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(function (this: IDBObjectStore, ...range) {
      queueMicrotask(() => onHide[0]?.({ persisted: true }));
      return getAll.apply(this, range);
    });
    await keeping.flush();
    vi.restoreAllMocks();
    expect(events).toEqual([]);
    const next = await openConnection(USER);
    expect(await readKept(next, hashKey(key))).toBeUndefined();
    await keeping.flush();
    expect(await readKept(next, hashKey(key))).toMatchObject({ data: { name: "Cells" } });
    next.close();
  });

  test("OFF-01 if a kept text can't be read, the server is asked", async () => {
    await visit(key, { name: "Cells" });
    await database.put("texts", "{", (await database.getAllKeys("kept"))[0]);
    const { read } = openDocument();
    expect(await read(key, async () => ({ name: "Cells" }))).toEqual({ name: "Cells" });
    await expect(openDocument().read(key, offline)).rejects.toMatchObject({ code: "offline" });
  });
});
