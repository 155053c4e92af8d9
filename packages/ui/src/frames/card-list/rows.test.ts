import { expect, it, test } from "vitest";
import { firstRows, ROW_GAP, HEADING_ROW, CARD_ROW, toRestRows, toRows } from "./rows.ts";

const createRows = (count: number) => Array.from({ length: count }, () => ({ estimate: CARD_ROW }));

it("begins with the first row", () => {
  expect(firstRows(createRows(5000), 3 * (CARD_ROW + ROW_GAP))).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
});

it.each([
  ["fits three", 5000, 3 * (CARD_ROW + ROW_GAP), 3],
  ["fits three and a bit", 5000, 3 * (CARD_ROW + ROW_GAP) + 1, 4],
  ["fits more than there are", 2, 800, 2],
  ["has no end", 9, Infinity, 9],
])("first renders as many rows as a screen needs that %s", (_, count, height, expected) => {
  expect(firstRows(createRows(count), height)).toHaveLength(expected);
});

const items = ["a1", "a2", "a3", "b1", "c1", "c2"].map((id) => ({ id }));
const toIds = (rows: ReturnType<typeof toRows<{ id: string }>>) =>
  rows.map(({ group, items: beside }) => (beside.length === 0 ? group : beside.map(({ id }) => id).join(" ")));

test("REC-03 fills rows with cards", () => {
  expect(toIds(toRows(items, 4, CARD_ROW))).toEqual(["a1 a2 a3 b1", "c1 c2"]);
  expect(toRows([], 4, CARD_ROW)).toEqual([]);
});

test("REC-16 begins a row with each group, below its heading", () => {
  const rows = toRows(items, 2, CARD_ROW, ({ id }) => id.slice(0, 1));
  expect(toIds(rows)).toEqual(["a", "a1 a2", "a3", "b", "b1", "c", "c1 c2"]);
  expect(rows.map(({ firstIndex }) => firstIndex)).toEqual([0, 0, 2, 3, 3, 4, 4]);
  expect(rows.map(({ estimate }) => estimate === HEADING_ROW)).toEqual([true, false, false, true, false, true, false]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

const byThree = ({ id }: { id: string }) => String(Math.floor(Number(id) / 3));
const sumHeights = (rows: readonly { readonly estimate: number }[]) =>
  rows.reduce((sum, { estimate }) => sum + estimate + ROW_GAP, 0);

test("REC-03 REC-16 keeps room for items that have not been read, and for their headings", () => {
  const whole = Array.from({ length: 12 }, (_, index) => ({ id: String(index) }));
  const read = toRows(whole.slice(0, 6), 2, CARD_ROW, byThree);
  const rest = toRestRows(6, read, 6, 2);
  expect(rest.map(({ skeletons, firstIndex }) => [skeletons, firstIndex])).toEqual([
    [2, 6],
    [2, 8],
    [2, 10],
  ]);
  expect(sumHeights([...read, ...rest])).toBeCloseTo(sumHeights(toRows(whole, 2, CARD_ROW, byThree)), -1);
  expect(toRestRows(3, read, 6, 2).map(({ skeletons }) => skeletons)).toEqual([2, 1]);
  expect(toRestRows("unknown", read, 6, 3).map(({ skeletons }) => skeletons)).toEqual([3]);
});
