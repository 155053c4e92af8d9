import { expect, it } from "vitest";
import { isSearchable, splitWords } from "./words.ts";

it.each([
  ["the last 12 000 years", ["the", "last", "12000", "years"]],
  ["about 1,000,000 people", ["about", "1000000", "people"]],
  ["10.000 Jahre", ["10000", "Jahre"]],
  ["in 2015 300 people", ["in", "2015", "300", "people"]],
  ["0.975 of it", ["0", "975", "of", "it"]],
])("AST-03 reads a number as one word, however its thousands are divided: %s", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it("ASK-01 reads a word and its number apart, and a letter that is counted as a word", () => {
  expect(splitWords("ICD-10 and phase-2 trials")).toEqual(["ICD", "10", "and", "phase", "2", "trials"]);
  expect(["Vs", "As", "of"].filter(isSearchable)).toEqual(["Vs"]);
});
