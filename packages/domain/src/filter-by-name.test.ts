import { expect, test } from "vitest";
import { filterByName } from "./filter-by-name.ts";

const names = ["Bio 101 – Photosynthesis", "Intro Micro: Elasticity", "İstanbul, a history", ""];
const getName = (name: string) => name;

test.each([
  ["photo", [0]],
  [" ELAS ", [1]],
  ["i", [0, 1, 2]],
  ["bio  101 ", [0]],
  ["zzz", []],
] as const)("REC-02 STG-01 finds names with %j in any case", (query, found) => {
  expect(filterByName(names, query, getName)).toEqual(found.map((index) => names[index]));
});

test.each([
  ["a decomposed name", "Cafe\u0301 culture", "caf\u00e9"],
  ["a decomposed query", "Caf\u00e9 culture", "cafe\u0301"],
  ["no accent at all", "Caf\u00e9 culture", "CAFE"],
  ["a dotted capital", "İstanbul, a history", "istanbul"],
  ["a dotless letter", "Isparta", "ısparta"],
  ["a letter without a capital of its own", "Straße", "STRASSE"],
  ["a letter that differs at a word's end", "ΟΔΟΣΗΜΑ", "οδος"],
  ["a stroked letter", "Søren Kierkegaard", "soren"],
  ["another stroked letter", "Łukasiewicz and logic", "lukasiewicz"],
  ["joined letters", "Œuvre complète", "oeuvre"],
  ["a letter that differs in the query", "ΛΟΓΟΣ", "λογος"],
  ["letters as wide as a Chinese one", "Ｂｉｏ 101", "bio"],
] as const)("REC-02 STG-01 %s: %j is found by %j", (_, name, query) => {
  expect(filterByName([name], query, getName)).toEqual([name]);
});

test.each([
  ["कि", "का"],
  ["กี", "กา"],
  ["한국어", "하"],
  ["がくせい", "か"],
])("REC-02 STG-01 marks that are letters count: %j is not found by %j", (name, query) => {
  expect(filterByName([name], name, getName)).toEqual([name]);
  expect(filterByName([name], query, getName)).toEqual([]);
});

test("REC-02 ignores a query of one combining accent", () => {
  expect(filterByName(names, "\u00b4", getName)).toBe(names);
});

test("REC-02 returns the same array for a blank query", () => {
  expect(filterByName(names, "  ", getName)).toBe(names);
});

test("REC-02 folds the names of a list once, and those of a new list again", () => {
  let read = 0;
  const counted = (name: string) => {
    read += 1;
    return name;
  };
  const list = [...names];
  for (const query of ["b", "bi", "bio"]) filterByName(list, query, counted);
  expect(read).toBe(names.length);
  expect(filterByName(["Biology"], "bio", counted)).toEqual(["Biology"]);
});
