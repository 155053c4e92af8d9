import { expect, test } from "vitest";
import { foldAccents, foldCase } from "./text-folding.ts";

test.each([
  ["Søren", "soren"],
  ["Łukasiewicz", "lukasiewicz"],
  ["Œuvre", "oeuvre"],
  ["Straße", "strasse"],
  ["Cafe\u0301", "cafe"],
  ["İstanbul", "istanbul"],
  ["ЙОД", "иод"],
  ["कि 한국", "कि 한국"],
  ["أَحْمَدُ وآمنة", "احمد وامنة"],
  ["ٱلْإِسْلَام سؤال", "الاسلام سؤال"],
  ["شَـــهْر", "شهر"],
  ["שָׁלוֹם", "שלום"],
  ["mito\u00adchon\u200bdrion\ufeff", "mitochondrion"],
])("REC-02 FND-01 folds case and accents of %s to %s", (text, folded) => expect(foldAccents(text)).toBe(folded));

test("REC-02 FND-01 folds a long text like each of its words", () => {
  const words = [
    "Søren",
    "cafe\u0301",
    "und",
    "ﬁn",
    "x".repeat(40),
    "Œuvre",
    "ЙОД",
    "한국",
    "\u0301a",
    "a\u20dd\u0327",
    "½",
    "😀é",
    "",
  ];
  const text = Array.from({ length: 500 }, (_, index) => words[(index * index) % words.length]);
  expect(foldAccents(text.join(" ")).split(" ")).toEqual(text.flatMap((word = "") => foldAccents(word).split(" ")));
});

test.each([
  ["SØREN", "søren"],
  ["Cafe\u0301", "caf\u00e9"],
])("folds only the case of %s to %s", (text, folded) => expect(foldCase(text)).toBe(folded));
