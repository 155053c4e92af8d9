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
])("REC-02 FND-01 folds case and accents of %s to %s", (text, folded) => expect(foldAccents(text)).toBe(folded));

test.each([
  ["SØREN", "søren"],
  ["Cafe\u0301", "caf\u00e9"],
])("folds only the case of %s to %s", (text, folded) => expect(foldCase(text)).toBe(folded));
