import { expect, it } from "vitest";
import { rowsNear } from "./rows-near.ts";

const screen = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 2, count: 100 });

it.each([
  ["in the middle", screen(10, 12), [8, 9, 10, 11, 12, 13, 14]],
  ["at the first row", screen(0, 1), [0, 1, 2, 3]],
  ["at the last row", screen(98, 99), [96, 97, 98, 99]],
])("renders the rows near a screen %s", (_, at, rows) => {
  expect(rowsNear(at, undefined)).toEqual(rows);
});

it.each([
  ["far away", 3, [2, 3, 4, 48, 49, 50, 51, 52]],
  ["the first", 0, [0, 1, 48, 49, 50, 51, 52]],
  ["the last", 99, [48, 49, 50, 51, 52, 98, 99]],
  ["near the screen", 52, [48, 49, 50, 51, 52, 53]],
])("REC-03 renders the focused row with its neighbours for Tab: %s", (_, focused, rows) => {
  expect(rowsNear(screen(50, 50), focused)).toEqual(rows);
});
