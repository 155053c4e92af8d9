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

test("RDT-11 finds British and American spelling by each other", () => {
  const lines = ["The colour of light.", "A fiber bends it.", "Nothing."].map((text, start) => ({
    text,
    start,
    end: start + 1,
  }));
  expect(findLines(lines, "color")).toEqual([0]);
  expect(findLines(lines, "fibre")).toEqual([1]);
});

test("COR-02 finds a corrected line by its right words and by those that were heard", () => {
  const corrected = [
    { text: "It is Smerdyakov.", heard: { text: "It is Smershikov.", speaker: undefined }, start: 0, end: 1 },
    { text: "Nothing.", start: 1, end: 2 },
  ];
  expect(findLines(corrected, "smerdyakov")).toEqual([0]);
  expect(findLines(corrected, "smershikov")).toEqual([0]);
});
