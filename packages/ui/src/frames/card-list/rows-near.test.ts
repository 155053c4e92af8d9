import { expect, it } from "vitest";
import { rowsNear } from "./rows-near.ts";

const screen = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 2, count: 100 });

it("draws what is near the screen, and no row that there is not", () => {
  expect(rowsNear(screen(10, 12), undefined)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  expect(rowsNear(screen(0, 1), undefined)).toEqual([0, 1, 2, 3]);
  expect(rowsNear(screen(98, 99), undefined)).toEqual([96, 97, 98, 99]);
});

it("REC-03 keeps the row that has the focus, and the ones that Tab goes to, far away or near", () => {
  expect(rowsNear(screen(50, 50), 3)).toEqual([2, 3, 4, 48, 49, 50, 51, 52]);
  expect(rowsNear(screen(50, 50), 0)).toEqual([0, 1, 48, 49, 50, 51, 52]);
  expect(rowsNear(screen(50, 50), 99)).toEqual([48, 49, 50, 51, 52, 98, 99]);
  expect(rowsNear(screen(50, 50), 52)).toEqual([48, 49, 50, 51, 52, 53]);
});
