import { expect, test } from "vitest";
import { findLines } from "./find-lines.ts";

const segments = ["The inner membrane.", "Das Café.", "A membrane inside, an inner one.", "Nothing."].map(
  (text, index) => ({ start: index, end: index + 1, text }),
);

test.each([
  ["inner membrane", [0, 2]],
  ["MEMB", [0, 2]],
  ["cafe", [1]],
  ["inner cafe", []],
  [" ?", []],
  ["", []],
])("RDT-11 finds the lines that contain every word of %j", (question, lines) => {
  expect(findLines(segments, question)).toEqual(lines);
});
