import { expect, test } from "vitest";
import { MemoryStorage } from "../../testing/memory-storage.ts";
import { createScrollPositions } from "./scroll-positions.ts";

test("a place is kept in parts, and found again after a reload", () => {
  const storage = new MemoryStorage();
  const places = createScrollPositions(storage);
  places.keep("a", { top: 1200 });
  places.keep("a", { link: "/dashboard/library/recording/7" });
  expect(places.of("a")).toEqual({ top: 1200, link: "/dashboard/library/recording/7" });
  expect(createScrollPositions(storage).of("a")).toBeUndefined();
  places.store();
  expect(createScrollPositions(storage).of("a")).toEqual(places.of("a"));
});

test("the places that were left last are kept", () => {
  const storage = new MemoryStorage();
  const places = createScrollPositions(storage);
  for (let entry = 0; entry < 100; entry += 1) places.keep(String(entry), { top: entry });
  places.keep("0", { top: 5 });
  places.store();
  const after = createScrollPositions(storage);
  expect([after.of("0")?.top, after.of("1"), after.of("99")?.top]).toEqual([5, undefined, 99]);
});

test.each(["{", "null", '{"a":1}', '[["a"]]', '[["a",{"top":"1"}]]'])("what is not ours is nothing: %s", (text) => {
  expect(createScrollPositions(new MemoryStorage(new Map([["lectern-places", text]]))).of("a")).toBeUndefined();
});

test("a storage that is full is not worth a word", () => {
  const storage = new MemoryStorage();
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const places = createScrollPositions(storage);
  places.keep("a", { top: 1 });
  expect(() => places.store()).not.toThrow();
});
