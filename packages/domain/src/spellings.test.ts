import { expect, it } from "vitest";
import { toAmerican, toSpellings } from "./spellings.ts";

it.each([
  ["colour", "color"],
  ["neighbourhoods", "neighborhoods"],
  ["behavioural", "behavioral"],
  ["organising", "organizing"],
  ["polarisation", "polarization"],
  ["analysed", "analyzed"],
  ["centre", "center"],
  ["fibres", "fibers"],
])("FND-04 finds %s and %s by each other", (british, american) => {
  expect(toAmerican(british)).toBe(american);
  expect(toSpellings(british)).toContain(american);
  expect(toSpellings(american)).toContain(british);
});

it("FND-04 spells words of a phrase", () => {
  expect(toSpellings("the colour of the fibre")).toContain("the color of the fiber");
});

it.each(["four", "hour", "source", "tournament", "size", "this", "analysis", "are", "literature"])(
  "FND-04 leaves %s as it is",
  (word) => {
    expect(toAmerican(word)).toBe(word);
  },
);
