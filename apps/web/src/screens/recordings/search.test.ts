import { expect, test } from "vitest";
import { matching } from "./search.ts";

const names = ["Bio 101 – Photosynthesis", "Intro Micro: Elasticity", "İstanbul, a history", ""];
const nameOf = (name: string) => name;

test.each([
  ["photo", [0]],
  [" ELAS ", [1]],
  ["i", [0, 1, 2]],
  ["zzz", []],
] as const)("REC-02 STG-01 %j is looked for in names, whatever the case", (query, found) => {
  expect(matching(names, query, nameOf)).toEqual(found.map((index) => names[index]));
});

test("REC-02 a blank query is no query: the list stays the same array", () => {
  expect(matching(names, "  ", nameOf)).toBe(names);
});

test("REC-02 names are lowered once a list, and a new list is read anew", () => {
  let read = 0;
  const counted = (name: string) => {
    read += 1;
    return name;
  };
  const list = [...names];
  for (const query of ["b", "bi", "bio"]) matching(list, query, counted);
  expect(read).toBe(names.length);
  expect(matching(["Biology"], "bio", counted)).toEqual(["Biology"]);
});
