import type { UnitTerm } from "@lectern/domain/unit-terms";
import { expect, test } from "vitest";
import { listTerms } from "./list-terms.ts";

const terms: readonly UnitTerm[] = [
  ["osmosis", []],
  ["Énergie", []],
  ["long short-term memory", ["LSTM"]],
  ["cell", []],
].map(([term, names]) => ({
  term: term as string,
  names: names as string[],
  definition: null,
  language: "en",
  definedAt: { recording: "a", start: 0 },
  usedAt: [],
}));
const list = (...rest: [order: "alphabet" | "course", typed: string]) =>
  listTerms(terms, ...rest).map(({ term }) => term);

test("UNT-03 terms stand in the order of the alphabet or of the course", () => {
  expect(list("alphabet", "")).toEqual(["cell", "Énergie", "long short-term memory", "osmosis"]);
  expect(list("course", "")).toEqual(["osmosis", "Énergie", "long short-term memory", "cell"]);
});

test("UNT-03 a term is found by any of its names, without case and accents", () => {
  expect(list("alphabet", " lstm ")).toEqual(["long short-term memory"]);
  expect(list("alphabet", "ENERG")).toEqual(["Énergie"]);
  expect(list("alphabet", "xylophone")).toEqual([]);
});
