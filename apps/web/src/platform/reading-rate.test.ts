import { expect, test } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { getReadingRate, saveReadingRate } from "./reading-rate.ts";

test("ACC-04 the speed is kept on the device", () => {
  const storage = new MemoryStorage();
  expect(getReadingRate(storage)).toBe(1);
  saveReadingRate(1.5, storage);
  expect(getReadingRate(storage)).toBe(1.5);
});

test.each(["fast", "0", "-1", "1e9", "NaN"])("ACC-04 a stored %s is the voice's own speed", (stored) => {
  expect(getReadingRate({ getItem: () => stored })).toBe(1);
});
