import { expect, test } from "vitest";
import { findSelected, noSelection, selectAll, toggle, toggleRange } from "./selection.ts";

const order = ["a", "b", "c", "d", "e"];
const ids = ({ ids: selected }: { readonly ids: ReadonlySet<string> }) => [...selected].toSorted();

test("UNT-05 a checkbox selects a recording, and deselects it again", () => {
  const one = toggle(noSelection, "b", true);
  expect(ids(one)).toEqual(["b"]);
  expect(ids(toggle(one, "b", false))).toEqual([]);
});

test("UNT-05 Shift selects from the last recording to this one, in either direction", () => {
  const first = toggle(noSelection, "b", true);
  expect(ids(toggleRange(first, order, "d", true))).toEqual(["b", "c", "d"]);
  expect(ids(toggleRange(toggle(first, "e", true), order, "c", true))).toEqual(["b", "c", "d", "e"]);
});

test("UNT-05 Shift on a selected checkbox deselects the range", () => {
  const all = toggle(selectAll(order), "b", false);
  expect(ids(toggleRange(all, order, "d", false))).toEqual(["a", "e"]);
});

test("UNT-05 Shift selects a single recording if the last one is no longer shown", () => {
  const gone = toggle(noSelection, "gone", true);
  expect(ids(toggleRange(gone, order, "c", true))).toEqual(["c", "gone"]);
});

test("UNT-05 recordings that the list no longer shows are not selected", () => {
  const shown = order.slice(0, 2).map((id) => ({ id }));
  expect(findSelected(selectAll(order), shown)).toEqual([{ id: "a" }, { id: "b" }]);
});
