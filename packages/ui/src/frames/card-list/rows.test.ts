import { expect, it } from "vitest";
import { firstRows, GAP, ROW } from "./rows.ts";

it("draws first as many rows as the screen has room for, and none that there is not", () => {
  expect(firstRows(5000, 3 * (ROW + GAP))).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
  expect(firstRows(5000, 3 * (ROW + GAP) + 1)).toHaveLength(4);
  expect(firstRows(2, 800)).toHaveLength(2);
  expect(firstRows(9, Infinity)).toHaveLength(9);
});
