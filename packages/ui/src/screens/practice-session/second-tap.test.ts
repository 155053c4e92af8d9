import { expect, test } from "vitest";
import { isSecondTap } from "./second-tap.ts";

const first = { timeStamp: 1000, clientX: 200, clientY: 700, detail: 1 };

test.each([
  ["at once in the same place", { timeStamp: 1180 }, true],
  ["beside it", { timeStamp: 1180, clientX: 225 }, true],
  ["half a second later", { timeStamp: 1500 }, false],
  ["on another button", { timeStamp: 1300, clientX: 320 }, false],
  ["by keyboard", { timeStamp: 1100, detail: 0 }, false],
])("PRC-04 of two taps, one %s is part of a double tap, or not (%#)", (_, changed, isSecond) => {
  expect(isSecondTap(first, { ...first, detail: 2, ...changed })).toBe(isSecond);
});

test("PRC-04 a first tap is none", () => {
  expect(isSecondTap(undefined, first)).toBe(false);
});
