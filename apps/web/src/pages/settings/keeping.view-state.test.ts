import { expect, test } from "vitest";
import { toKeepingState } from "./keeping.view-state.ts";

const off = {
  stored: "off",
  kept: undefined,
  isBlocked: false,
  isPersistent: undefined,
  isNew: false,
  changingTo: undefined,
} as const;
const recordings = [{ id: "r1", savedAt: 1, isPinned: false, isWhole: true }];
const kept = { wasEmpty: false, bytes: 1024, hasLibrary: true, isReady: true, recordings };
const removed = { wasEmpty: true, bytes: 300, hasLibrary: true, isReady: false, recordings: [] };

test.each([
  ["off", off, { kind: "off" }],
  ["blocked by the browser", { ...off, isBlocked: true }, { kind: "blocked" }],
  ["blocked by the browser since it was switched on", { ...off, stored: "on", kept: null }, { kind: "blocked" }],
  ["being switched on", { ...off, changingTo: true }, { kind: "changing", isOn: true }],
  [
    "on, with a size that isn't known yet",
    { ...off, stored: "on" },
    { kind: "on", kept: { bytes: undefined, isReady: undefined, lectures: 0, isPersistent: undefined } },
  ],
  [
    "on, with the browser's answer",
    { ...off, stored: "on", kept, isPersistent: false },
    { kind: "on", kept: { bytes: 1024, isReady: true, lectures: 1, isPersistent: false } },
  ],
  [
    "full",
    { ...off, stored: "full", kept },
    { kind: "full", kept: { bytes: 1024, isReady: true, lectures: 1, isPersistent: undefined } },
  ],
  ["on, after the browser removed everything", { ...off, stored: "on", kept: removed }, { kind: "evicted" }],
  [
    "on, with the lists alone, after it was switched on",
    { ...off, stored: "on", kept: removed, isNew: true },
    { kind: "on", kept: { bytes: 300, isReady: false, lectures: 0, isPersistent: undefined } },
  ],
] as const)("OFF-01 the settings say that keeping is %s", (_, facts, state) => {
  expect(toKeepingState(facts)).toEqual(state);
});
