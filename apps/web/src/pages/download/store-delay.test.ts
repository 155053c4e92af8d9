import { expect, test } from "vitest";
import { leavesForStore, STORE_DELAY_MS } from "./store-delay.ts";

test("PUB-11 waits 1.5 s; every platform with a store leaves then, a desktop stays", () => {
  expect(STORE_DELAY_MS).toBe(1500);
  const platforms = ["ios", "android", "macos", "windows", "desktop"] as const;
  expect(platforms.map(leavesForStore)).toEqual([true, true, true, true, false]);
});
