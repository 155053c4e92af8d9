import { expect, it } from "vitest";
import { outline } from "./outline.ts";

const levels = (...depths: number[]): (number | undefined)[] => {
  const children = depths.map((depth) => ({ type: "heading", depth }));
  outline({ type: "root", children });
  return children.map(({ depth }) => depth);
};

it.each([
  ["a text with a title of its own", [1, 2, 3, 2], [2, 3, 4, 3]],
  ["a text that begins at the second level", [2, 3, 2], [2, 3, 2]],
  ["a level left out", [2, 4, 4, 2], [2, 3, 3, 2]],
  ["a later heading above the first", [3, 1, 2], [2, 2, 3]],
  ["more levels than there are", [1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 6]],
])("orders %s below the page's heading", (_name, given, read) => {
  expect(levels(...given)).toEqual(read);
});

it("finds headings inside quotes and lists", () => {
  const inner = { type: "heading", depth: 1 };
  outline({ type: "root", children: [{ type: "blockquote", children: [inner] }] });
  expect(inner.depth).toBe(2);
});
