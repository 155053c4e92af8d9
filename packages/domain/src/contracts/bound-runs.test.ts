import { expect, test } from "vitest";
import { findSlowInputs } from "../testing/linear-time.ts";
import { boundRuns } from "./bound-runs.ts";

test.each([
  ["blanks", `a${" ".repeat(400_000)}b`, "a b"],
  ["blanks of many kinds", `a${" \t\u00a0\u3000".repeat(100)}b`, "a b"],
  ["the end of a line", `a${" ".repeat(300)}\n${" ".repeat(300)}b`, "a\nb"],
  ["the end of a paragraph", `a${"\n".repeat(300)}b`, "a\n\nb"],
  ["one sign", `a${"[".repeat(900_000)}b`, `a${"[".repeat(200)}b`],
  ["marks on a letter", `a${"\u0301\u0316".repeat(5000)}b`, `a${"\u0301\u0316".repeat(8)}b`],
])("SRV-13 shortens a run of %s", (_, text, bounded) => {
  expect(boundRuns(text)).toBe(bounded);
});

test.each([
  ["a rule", `a\n${"-".repeat(200)}\nb`],
  ["indentation", `a\n${" ".repeat(199)}b`],
  ["letters and digits", `${"a".repeat(500)} ${"1".repeat(500)} ${"é".repeat(500)}`],
  ["points of Hebrew", "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים"],
])("SRV-13 leaves %s unchanged", (_, text) => {
  expect(boundRuns(text)).toBe(text);
});

test("SRV-13 shortens runs in time that grows linearly with the text's length", { timeout: 120_000 }, () => {
  expect(findSlowInputs(boundRuns)).toEqual([]);
});
