import { expect, test } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { hasTwoButtons, switchTwoButtons } from "./two-buttons.ts";

test("PRC-04 a device has four buttons until two are chosen, and keeps the choice", () => {
  const storage = new MemoryStorage();
  expect(hasTwoButtons(storage)).toBe(false);
  switchTwoButtons(true, storage);
  expect(hasTwoButtons(storage)).toBe(true);
  switchTwoButtons(false, storage);
  expect([hasTwoButtons(storage), storage.length]).toEqual([false, 0]);
});
