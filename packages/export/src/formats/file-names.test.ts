import { array, assert, constantFrom, oneof, property } from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { toFileName, toFileNames } from "./file-names.ts";

test.each([
  ["Biology 7", "Biology 7"],
  ["Acids/bases: what? <pH> | 7*", "Acids bases what pH 7"],
  ["../../etc/passwd", "etc passwd"],
  ["C:\\Windows", "C Windows"],
  ["Notes...  ", "Notes"],
  [".hidden", "hidden"],
  ["con", "_con"],
  ["NUL.tar", "_NUL.tar"],
  ["Com¹", "_Com¹"],
  ["Console", "Console"],
  ["", "Untitled"],
  ["???", "Untitled"],
  ["a\u202Efdp.exe", "a fdp.exe"],
  ["Zellteilung für Anfänger", "Zellteilung für Anfänger"],
  ["\uD800x", "\uFFFDx"],
])("EXP-02 names a folder for the title %j safely on Windows", (title, name) => expect(toFileName(title)).toBe(name));

test("EXP-02 cuts a long title only between graphemes", () => {
  const family = "👨‍👩‍👧‍👦";
  const name = toFileName(family.repeat(30));
  expect(name).toBe(family.repeat(Math.floor(80 / family.length)));
});

test("EXP-02 gives different names to titles that differ only in case", () =>
  expect(toFileNames(["Biology", "biology", "BIOLOGY (2)", "Biology?"])).toEqual([
    "Biology",
    "biology (2)",
    "BIOLOGY (2) (2)",
    "Biology (3)",
  ]));

const isSafe = (name: string): boolean =>
  /^[^<>:"/\\|?*\p{Cc}\p{Cs}]{1,81}$/u.test(name) &&
  !/^[.\s]|[.\s]$|^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/i.test(name);

test("EXP-02 any titles get distinct names that Windows accepts", () => {
  const title = oneof(anyText, constantFrom("a", "A", "aux", "x".repeat(200)));
  const areSafe = property(array(title), (titles) => {
    const names = toFileNames(titles);
    return names.every(isSafe) && new Set(names.map((name) => name.toLowerCase())).size === titles.length;
  });
  assert(areSafe);
});
