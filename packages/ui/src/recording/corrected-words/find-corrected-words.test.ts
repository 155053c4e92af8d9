import { expect, test } from "vitest";
import { findCorrectedWords } from "./find-corrected-words.ts";

/** The marked words, each with what was heard. */
const list = (heard: string, shown: string) =>
  findCorrectedWords(heard, shown).map((word) => [shown.slice(word.from, word.to), word.heard]);

test.each([
  ["It is Smershikov, who asks.", "It is Smerdyakov, who asks.", [["Smerdyakov", "Smershikov"]]],
  [
    "Smershikov and Smershikov.",
    "Smerdyakov and Smerdyakov.",
    [
      ["Smerdyakov", "Smershikov"],
      ["Smerdyakov", "Smershikov"],
    ],
  ],
  ["The mighty con dria.", "The mitochondria.", [["mitochondria", "mighty con dria"]]],
  ["He left.", "He then left.", [["then", ""]]],
  ["He then left.", "He left.", []],
  ["Same.", "Same.", []],
])("COR-01 marks what differs from %j in %j", (heard, shown, marked) => {
  expect(list(heard, shown)).toEqual(marked);
});

test("COR-01 marks a very long line from its first to its last change", () => {
  const words = "word ".repeat(400);
  expect(list(`a ${words}b c end`, `x ${words}b y end`)).toEqual([[`x ${words}b y`, `a ${words}b c`]]);
});
