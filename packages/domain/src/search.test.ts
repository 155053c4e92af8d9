import { expect, test } from "vitest";
import { markWords, toWords } from "./search.ts";

const marked = (text: string, words: string[], beginnings = false) =>
  markWords(text, words, { beginnings })
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join("");

test.each([
  ["in any case", "Cells and cells", ["cells"], "[Cells] and [cells]"],
  ["with accents in the text", "Das Café, die Straße.", ["cafe", "strasse"], "Das [Café], die [Straße]."],
  ["whole words only", "cell cellar", ["cell"], "[cell] cellar"],
  [
    "characters of a script without spaces, together",
    "今日は光合作用を学ぶ",
    ["光", "合", "作", "用"],
    "今日は[光合作用]を学ぶ",
  ],
  ["nothing without words", "Cells", [], "Cells"],
])("FND-01 marks words %s", (_title, text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

test("FND-02 marks words that begin with a query word of at least four letters", () => {
  expect(marked("membranes of the cellar", ["membrane", "cel"], true)).toBe("[membranes] of the cellar");
});

test("FND-01 keeps every character of the text", () => {
  const text = "“Straße” – <b>𝒳</b> \u0001 e\u0301té";
  expect(
    markWords(text, ["strasse", "ete"])
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("FND-02 extracts the words of a query without punctuation", () => {
  expect(toWords('"inner membrane" -cells')).toEqual(["inner", "membrane", "cells"]);
});
