import { expect, it } from "vitest";
import { type DiffLine, diffLines } from "./diff-lines.ts";

const signs = { same: " ", added: "+", removed: "-" };
const toText = (line: DiffLine): string =>
  line.kind === "gap" ? `(${line.lines})` : `${signs[line.kind]}${line.text}`;
const diff = (before: string, after: string, context?: number): string[] =>
  diffLines(before, after, context).map(toText);

it.each([
  ["a line that is replaced", "a\nb\nc", "a\nx\nc", [" a", "-b", "+x", " c"]],
  ["a line that is added", "a\nc", "a\nb\nc", [" a", "+b", " c"]],
  ["a line that is removed from between equal ones", "a\na\na", "a\na", [" a", " a", "-a"]],
  ["a text that is new", "", "a\nb", ["+a", "+b"]],
  ["a text that is removed", "a\nb", "", ["-a", "-b"]],
  ["lines that moved", "a\nb\nc", "c\na\nb", ["+c", " a", " b", "-c"]],
])("QAS-03 shows %s", (_, before, after, lines) => {
  expect(diff(before, after)).toEqual(lines);
});

it("QAS-03 hides equal lines far from a change and says how many", () => {
  const before = ["1", "2", "3", "4", "5", "6", "7"].join("\n");
  expect(diff(before, before.replace("4", "x"), 1)).toEqual(["(2)", " 3", "-4", "+x", " 5", "(2)"]);
});

const manyLines = (first: number): string => Array.from({ length: 5000 }, (_, at) => `${first + at}`).join("\n");

it("QAS-03 treats texts that are too long to compare as rewritten", () => {
  // Nearly all lines are in both.
  expect(diffLines(manyLines(0), manyLines(1)).some(({ kind }) => kind === "same" || kind === "gap")).toBe(false);
});
