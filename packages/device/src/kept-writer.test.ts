import "fake-indexeddb/auto";
import { hashKey } from "@tanstack/query-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { type DeviceDatabase, toDeviceDatabase } from "./device-database.ts";
import { toDatabaseName } from "./find-database.ts";
import { readKept } from "./kept-reads.ts";
import { findLimit, keepReads, type ReadToKeep, removeKeptReads, setPinned, summariseKept } from "./kept-writer.ts";
import { openConnection } from "./open-database.ts";

const MB = 1024 * 1024;
const toRead = (key: readonly unknown[], data: unknown, savedAt = 1): ReadToKeep => ({
  hash: hashKey(key),
  key,
  data,
  savedAt,
});
const one = (id: string, savedAt = 1, text = "Cells.") => toRead(recordingKeys.one("maya", id), { id, text }, savedAt);
const transcript = (id: string, savedAt = 1, text = "") =>
  toRead(recordingKeys.transcript("maya", id), { segments: [], text, isComplete: true }, savedAt);
const library = (ids: readonly string[]) =>
  toRead(recordingKeys.list("maya"), { recordings: ids.map((id) => ({ id })), isComplete: true });

let connection: IDBDatabase;
let database: DeviceDatabase;
beforeEach(async () => {
  connection = await openConnection("maya");
  database = toDeviceDatabase(connection);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  database.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(toDatabaseName("maya")).onsuccess = resolve;
  });
});

const read = async ({ hash }: ReadToKeep) => await readKept(connection, hash);
const keep = (reads: readonly ReadToKeep[], limit = 10 * MB) => keepReads(connection, reads, limit);
const listKept = async () => (await summariseKept(connection)).recordings.map(({ id }) => id);

const allow = (estimate: () => unknown) => vi.stubGlobal("navigator", { storage: { estimate } });

describe("storing reads on the device", () => {
  test("OFF-01 returns stored data with the time at which the server answered", async () => {
    await keep([one("r1", 1234)]);
    expect(await read(one("r1"))).toEqual({ data: { id: "r1", text: "Cells." }, savedAt: 1234 });
    expect(await read(one("r2"))).toBeUndefined();
  });

  test("OFF-01 writes only the time of an answer that changes nothing", async () => {
    await keep([one("r1", 1), one("r2", 1)]);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const before = await read(one("r1"));
    await keep([
      { ...one("r1", 2), before },
      { ...one("r2", 2, "Tissue."), before: await read(one("r2")) },
    ]);
    expect(put.mock.contexts.map((store) => (store as IDBObjectStore).name)).toEqual(["kept", "kept", "texts"]);
    vi.restoreAllMocks();
    expect(await read(one("r1"))).toEqual({ ...before, savedAt: 2 });
    expect(await read(one("r2"))).toEqual({ data: { id: "r2", text: "Tissue." }, savedAt: 2 });
  });

  test.each(["removed", "replaced"])("OFF-01 writes an equal answer that another tab has %s meanwhile", async (how) => {
    await keep([one("r1", 1)]);
    const before = await read(one("r1"));
    if (how === "removed") await removeKeptReads(connection);
    else await keep([one("r1", 2, "Tissue.")]);
    await keep([{ ...one("r1", 3), before }]);
    expect(await read(one("r1"))).toEqual({ data: { id: "r1", text: "Cells." }, savedAt: 3 });
  });

  test("OFF-01 removes whole recordings, those answered longest ago first, to make room", async () => {
    const text = "x".repeat(100_000);
    for (const [at, id] of ["a", "b", "c"].entries()) await keep([one(id, at), transcript(id, at, text)]);
    // Room for two recordings.
    await keep([one("d", 9), transcript("d", 9, text)], 500_000);
    expect((await listKept()).toSorted()).toEqual(["c", "d"]);
    for (const id of ["a", "b"]) expect(await read(transcript(id))).toBeUndefined();
    expect(await read(transcript("c"))).toBeDefined();
    expect((await summariseKept(connection)).bytes).toBeLessThanOrEqual(500_000);
  });

  test("OFF-01 keeps a pinned recording while others make room, and stores no read that doesn't fit", async () => {
    const text = "x".repeat(100_000);
    await keep([one("a", 1), transcript("a", 1, text)]);
    await setPinned(connection, "a", true);
    await keep([one("b", 2), transcript("b", 2, text)]);
    await keep([transcript("c", 3, text)], 250_000);
    expect(await listKept()).toEqual(["a"]);
    expect(await read(transcript("c"))).toBeUndefined();
    await setPinned(connection, "a", false);
    await keep([transcript("c", 3, text)], 250_000);
    expect(await listKept()).toEqual([]);
    expect(await read(transcript("c"))).toBeDefined();
  });

  test("OFF-01 removes a deleted recording when the library is read without it", async () => {
    await keep([library(["a", "b"]), one("a"), transcript("a"), one("b")]);
    await setPinned(connection, "a", true);
    await keep([library(["b"])]);
    expect(await listKept()).toEqual(["b"]);
    expect(await read(transcript("a"))).toBeUndefined();
  });

  test("OFF-01 drops data that another build has stored in another form, and stores it again", async () => {
    await keep([one("a")]);
    const entry = await database.get("kept", one("a").hash);
    await database.put("kept", { ...entry!, format: 0 });
    expect(await read(one("a"))).toBeUndefined();
    await keep([one("b")]);
    expect(await database.get("texts", one("a").hash)).toBeUndefined();
    await keep([one("a")]);
    expect(await read(one("a"))).toBeDefined();
  });

  test("OFF-01 removes everything that was kept to be read, but no review", async () => {
    await keep([one("a")]);
    await setPinned(connection, "a", true);
    await database.add("reviews", { id: "review" } as never);
    await removeKeptReads(connection);
    expect(await summariseKept(connection)).toEqual({ bytes: 0, hasLibrary: false, recordings: [] });
    expect([await database.count("pins"), await database.count("reviews")]).toEqual([0, 1]);
  });

  test("OFF-01 uses at most 200 MB, and at most half of the browser's quota", async () => {
    allow(async () => ({ quota: 40 * MB }));
    expect(await findLimit()).toBe(20 * MB);
    allow(async () => ({ quota: 4000 * MB }));
    expect(await findLimit()).toBe(200 * MB);
    allow(() => Promise.reject(new Error("not here")));
    expect(await findLimit()).toBe(200 * MB);
  });

  test("PRC-05 the queue of an earlier build survives when the database gets new tables", async () => {
    database.close();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(toDatabaseName("maya")).onsuccess = resolve;
    });
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(toDatabaseName("maya"), 1);
      request.onupgradeneeded = () => {
        const reviews = request.result.createObjectStore("reviews", { autoIncrement: true });
        reviews.createIndex("id", "id", { unique: true });
        reviews.add({ id: "waiting" });
        request.result.createObjectStore("session");
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    connection = await openConnection("maya");
    database = toDeviceDatabase(connection);
    expect(await database.getAll("reviews")).toEqual([{ id: "waiting" }]);
    await keep([one("a")]);
    expect(await listKept()).toEqual(["a"]);
  });
});
