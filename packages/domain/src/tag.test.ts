import { expect, test } from "vitest";
import { proposeTagNames } from "./propose-tags.ts";
import { isSameTagName, sortTags, toTagName } from "./tag.ts";

test.each([
  ["  Organic   chemistry\n", "Organic chemistry"],
  ["Cafe\u0301", "Café"],
  ["   ", ""],
])("UNT-04 stores %j as %j", (typed, stored) => {
  expect(toTagName(typed)).toBe(stored);
});

test("UNT-04 two names that differ only in case or spaces are the same", () => {
  expect(isSameTagName(" EXAM", "exam ")).toBe(true);
  expect(isSameTagName("Exam", "Exams")).toBe(false);
});

test("UNT-04 sorts tags by the reader's alphabet, and numbers by value", () => {
  const names = ["Week 10", "ärger", "Week 9", "Zoo"];
  const tags = names.map((name) => ({ id: name, name, color: "gray" }) as const);
  expect(sortTags(tags).map(({ name }) => name)).toEqual(["ärger", "Week 9", "Week 10", "Zoo"]);
});

const place = { segment: 0, start: 0 };
const outline = {
  chapters: [
    { title: "Why enthalpy counts", ...place },
    { title: "Entropy", ...place },
  ],
  points: [
    { text: "Enthalpy is a state function.", ...place },
    { text: "Entropy never falls.", ...place },
    { text: "Enthalpy of formation is tabulated.", ...place },
  ],
  terms: ["calorimeter", "the first law of thermodynamics", "entropy", "Entropy", "enthalpy", "lab"].map((term) => ({
    term,
    ...place,
  })),
};
const lab = { id: "1", name: "Lab", color: "red" } as const;

test("UNT-04 proposes an existing tag first, then the terms that the lecture mentions most", () => {
  expect(proposeTagNames(outline, [lab], new Set())).toEqual(["Lab", "enthalpy", "entropy"]);
});

test("UNT-04 proposes no tag that the recording already has, and nothing without terms", () => {
  expect(proposeTagNames(outline, [lab], new Set(["1"]))).toEqual(["enthalpy", "entropy", "calorimeter"]);
  expect(proposeTagNames({ ...outline, terms: [] }, [lab], new Set())).toEqual([]);
});
