import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { openDeviceStore } from "./device-store.ts";
import { hasDatabase, removeDatabase, toDatabaseName } from "./find-database.ts";

afterEach(() => vi.unstubAllGlobals());

test("PRC-05 finds a user's database, and creates none by looking", async () => {
  expect(await hasDatabase("looking")).toBe(false);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("lectern-looking");
  const store = await openDeviceStore("looking");
  expect([await hasDatabase("looking"), await hasDatabase("other")]).toEqual([true, false]);
  store.close();
  await removeDatabase(toDatabaseName("looking"));
  expect(await hasDatabase("looking")).toBe(false);
});

test("PRC-05 assumes that there is a database in a browser that can't list them", async () => {
  vi.stubGlobal("indexedDB", {});
  expect(await hasDatabase("anybody")).toBe(true);
});

test("PRC-05 finds nothing in a browser without databases", async () => {
  vi.stubGlobal("indexedDB", undefined);
  expect(await hasDatabase("anybody")).toBe(false);
});
