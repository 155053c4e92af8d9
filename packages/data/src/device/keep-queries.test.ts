import "fake-indexeddb/auto";
import { Failure } from "@lectern/domain/failure";
import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { folderKeys } from "../folders/folders.queries.ts";
import { profileKeys } from "../profiles/profiles.queries.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import { type DeviceDatabase, openDatabase } from "./device-database.ts";
import { removeDatabase, toDatabaseName } from "./find-database.ts";
import { keepQueries } from "./keep-queries.ts";

const USER = "maya";
const key = recordingKeys.one(USER, "r1");

let database: DeviceDatabase;
const events: unknown[] = [];
beforeEach(async () => {
  database = await openDatabase(USER);
  events.length = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  database.close();
  await removeDatabase(toDatabaseName(USER));
});

/** A document of a user who keeps lectures. */
function openDocument(userId = USER) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const keeping = keepQueries({
    queryClient,
    database,
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

/** Reads in a document that is closed afterwards. */
async function visit(queryKey: readonly unknown[], data: unknown, userId = USER): Promise<void> {
  const { keeping, read } = openDocument(userId);
  await read(queryKey, async () => data);
  await keeping.flush();
  keeping.stop();
}

describe("what is kept of a document", () => {
  test("OFF-01 shows in the next document without a network, with the age of the server's answer", async () => {
    await visit(key, { name: "Cells" });
    const keptAt = (await database.getAll("kept"))[0]?.savedAt;
    const { queryClient, read } = openDocument();
    expect(await read(key, offline)).toEqual({ name: "Cells" });
    await vi.waitFor(() =>
      expect(queryClient.getQueryState(key)).toMatchObject({ status: "success", dataUpdatedAt: keptAt }),
    );
  });

  test("OFF-01 shows while the server is slow, and is replaced by its answer", async () => {
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

  test("OFF-01 never takes the place of an answer that is there", async () => {
    await visit(key, { name: "Cells" });
    const { read } = openDocument();
    expect(await read(key, async () => ({ name: "Newer" }))).toEqual({ name: "Newer" });
  });

  test("OFF-01 does not take the place of a refusal", async () => {
    await visit(key, { name: "Cells" });
    const { read } = openDocument();
    await expect(read(key, () => Promise.reject(new Failure("not-found")))).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("OFF-01 what isn't kept fails as it would", async () => {
    const { read } = openDocument();
    await expect(read(key, offline)).rejects.toMatchObject({ code: "offline" });
  });

  test("OFF-01 keeps an optimistic change, no list that is still being read, and nothing that JSON doesn't hold", async () => {
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

  test("OFF-01 keeps nothing of what must never be kept", async () => {
    await visit(profileKeys.minutes(USER), { weekly: 75 });
    expect(await database.count("kept")).toBe(0);
  });

  test("OFF-02 keeps and shows nothing of another user, whose session takes this one's place in the document", async () => {
    await visit(folderKeys.list("ben"), [{ name: "Ben's" }]);
    expect(await database.count("kept")).toBe(0);
    await visit(key, { name: "Cells" });
    await expect(openDocument("ben").read(key, offline)).rejects.toMatchObject({ code: "offline" });
  });
});

describe("a device that can't keep more", () => {
  test("OFF-01 says so once when the browser has no room, and the page goes on", async () => {
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

  test("OFF-02 a document whose user leaves in another window keeps nothing more, and opens no database again", async () => {
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

  test("OFF-01 a text that can't be read is no reason to fail: the server is asked", async () => {
    await visit(key, { name: "Cells" });
    await database.put("texts", "{", (await database.getAllKeys("kept"))[0]);
    const { read } = openDocument();
    expect(await read(key, async () => ({ name: "Cells" }))).toEqual({ name: "Cells" });
    await expect(openDocument().read(key, offline)).rejects.toMatchObject({ code: "offline" });
  });
});
