import { expect, it } from "vitest";
import { toCharactersLeft } from "./characters-left.ts";

it.each([
  [269, 300, undefined],
  [270, 300, "30 characters left"],
  [299, 300, "1 character left"],
  [300, 300, "0 of 300 characters left"],
  [4899, 5000, undefined],
  [4900, 5000, "100 characters left"],
  [5000, 5000, "0 of 5,000 characters left"],
  [5000, undefined, undefined],
])("FOL-02 %d of %s characters show %s", (length, max, words) => {
  expect(toCharactersLeft("x".repeat(length), max)).toBe(words);
});
