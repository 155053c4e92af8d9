import { expect, it } from "vitest";
import { firstRows, GAP, ROW } from "./rows.ts";

it("begins with the first row", () => {
  expect(firstRows(5000, 3 * (ROW + GAP))).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
});

it.each([
  ["fits three", 5000, 3 * (ROW + GAP), 3],
  ["fits three and a bit", 5000, 3 * (ROW + GAP) + 1, 4],
  ["fits more than there are", 2, 800, 2],
  ["has no end", 9, Infinity, 9],
])("draws as many rows first as a screen needs that %s", (_, count, height, expected) => {
  expect(firstRows(count, height)).toHaveLength(expected);
});
