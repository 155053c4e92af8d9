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
])("REC-02 FND-01 %s without case and accents is %s", (text, folded) => expect(foldAccents(text)).toBe(folded));

test.each([
  ["SØREN", "søren"],
  ["Cafe\u0301", "caf\u00e9"],
])("%s without case alone is %s", (text, folded) => expect(foldCase(text)).toBe(folded));
