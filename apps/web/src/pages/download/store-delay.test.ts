import { expect, test } from "vitest";
import { leavesForStore, STORE_DELAY_MS } from "./store-delay.ts";

test("PUB-11 opens the store after 1.5 s on each platform with a store, and not on a desktop", () => {
  expect(STORE_DELAY_MS).toBe(1500);
  const platforms = ["ios", "android", "macos", "windows", "desktop"] as const;
  expect(platforms.map(leavesForStore)).toEqual([true, true, true, true, false]);
});
