import { expect, it } from "vitest";
import { clip } from "@lectern/supabase/functions/mcp/passages";

it.each([
  ["a letter that folds to two", "Straße "],
  ["a ligature", "eﬃcient "],
  ["a capital with a dot", "İstanbul "],
  ["a decomposed accent", "e\u0301te\u0301 "],
  ["a soft hyphen", "Zell\u00adteilung "],
  ["signs of two units", "𝒜𝒜𝒜 "],
  ["a script without blanks", "細胞分裂"],
])("CON-01 cuts a text to what is around an asked word after %s", (_, before) => {
  const text = `${before.repeat(400)}the mitochondrion ${before.repeat(400)}`;
  const excerpt = clip(text, 420, ["mitochondrion"]);
  expect(excerpt.indexOf("mitochondrion")).toBeGreaterThan(100);
  expect(excerpt.indexOf("mitochondrion")).toBeLessThan(180);
  expect(excerpt.length).toBeLessThanOrEqual(424);
  expect(excerpt.isWellFormed()).toBe(true);
});

it.each([
  ["as it is if it's short", "The mitochondrion.", "The mitochondrion."],
  [
    "from its beginning if the asked word is near it",
    `and the mitochondrion ${"and ".repeat(200)}`,
    /^and the mitochondrion .* …$/,
  ],
  ["at its end", `${"and ".repeat(200)}mitochondrion`, /^… (and )+mitochondrion$/],
  ["from its beginning without an asked word", "and ".repeat(200), /^and .* and …$/],
])("CON-01 shows a text %s", (_, text, expected) => {
  expect(clip(text, 420, ["mitochondrion"])).toMatch(expected);
});
