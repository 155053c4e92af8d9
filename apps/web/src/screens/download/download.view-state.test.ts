import { expect, test } from "vitest";
import { downloadState, leavesForStore, STORE_DELAY_MS } from "./download.view-state.ts";

test("PUB-11 waits 1.5 s; every platform with a store leaves then, a desktop stays", () => {
  expect(STORE_DELAY_MS).toBe(1500);
  expect([false, true].map((hasWaited) => downloadState("desktop", hasWaited).kind)).toEqual(["waiting", "staying"]);
  expect(downloadState("ios", true)).toEqual({ kind: "waiting" });
  const platforms = ["ios", "android", "macos", "windows", "desktop"] as const;
  expect(platforms.map(leavesForStore)).toEqual([true, true, true, true, false]);
});
