import { expect, test, vi } from "vitest";
import { MemoryStorage } from "./testing/memory-storage.ts";

const load = async () => {
  vi.resetModules();
  return await import("./blocked-storage.ts");
};

test("AUT-18 leaves storage that works as it is", async () => {
  const { isStorageBlocked, replaceBlockedStorage } = await load();
  const target = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
  const { localStorage } = target;
  replaceBlockedStorage(target);
  expect(target.localStorage).toBe(localStorage);
  expect(isStorageBlocked()).toBe(false);
});

test("AUT-18 replaces storage that throws or is missing, for as long as the document lives", async () => {
  const { isStorageBlocked, replaceBlockedStorage } = await load();
  const target = Object.defineProperty({ sessionStorage: null } as unknown as Window, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  replaceBlockedStorage(target);
  expect(isStorageBlocked()).toBe(true);
  for (const storage of [target.localStorage, target.sessionStorage]) {
    storage.setItem("code", "ABC");
    expect([storage.getItem("code"), storage.length, storage.key(0)]).toEqual(["ABC", 1, "code"]);
    storage.removeItem("code");
    expect([storage.getItem("code"), storage.length, storage.key(0)]).toEqual([null, 0, null]);
  }
});
