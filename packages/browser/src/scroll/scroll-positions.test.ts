import { expect, test } from "vitest";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { createScrollPositions } from "./scroll-positions.ts";

test("updates parts of a position, and finds it again after a reload", () => {
  const storage = new MemoryStorage();
  const positions = createScrollPositions(storage);
  positions.update("a", { top: 1200 });
  positions.update("a", { link: "/dashboard/library/recording/7" });
  expect(positions.get("a")).toEqual({ top: 1200, link: "/dashboard/library/recording/7" });
  expect(createScrollPositions(storage).get("a")).toBeUndefined();
  positions.save();
  expect(createScrollPositions(storage).get("a")).toEqual(positions.get("a"));
});

test("stores the latest positions", () => {
  const storage = new MemoryStorage();
  const positions = createScrollPositions(storage);
  for (let entry = 0; entry < 100; entry += 1) positions.update(String(entry), { top: entry });
  positions.update("0", { top: 5 });
  positions.save();
  const after = createScrollPositions(storage);
  expect([after.get("0")?.top, after.get("1"), after.get("99")?.top]).toEqual([5, undefined, 99]);
});

test("AUT-09 forgets the positions of a student who signs out, and saves none of them again", () => {
  const storage = new MemoryStorage();
  const positions = createScrollPositions(storage);
  positions.update("a", { top: 1200, link: "/dashboard/library/recording/7" });
  positions.save();
  positions.clear();
  expect([positions.get("a"), storage.length]).toEqual([undefined, 0]);
  positions.update("b", { top: 5 });
  positions.save();
  expect(storage.length).toBe(1);

  positions.end();
  positions.update("b", { top: 5 });
  positions.save();
  expect(storage.length).toBe(0);
});

test.each(["{", "null", '{"a":1}', '[["a"]]', '[["a",{"top":"1"}]]'])(
  "ignores a stored value of another form: %s",
  (text) => {
    expect(createScrollPositions(new MemoryStorage(new Map([["lectern-positions", text]]))).get("a")).toBeUndefined();
  },
);

test("does not throw if the storage is full", () => {
  const storage = new MemoryStorage();
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const positions = createScrollPositions(storage);
  positions.update("a", { top: 1 });
  expect(() => positions.save()).not.toThrow();
});
