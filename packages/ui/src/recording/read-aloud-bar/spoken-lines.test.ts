import { expect, test } from "vitest";
import { splitIntoLines } from "./spoken-lines.ts";

const toTexts = (text: string, language = "en"): string[] =>
  splitIntoLines(text, language).map(([start, end]) => text.slice(start, end));

test("ACC-04 a text is spoken sentence by sentence", () => {
  expect(toTexts("Antibodies bind. Memory cells stay! Why?")).toEqual([
    "Antibodies bind.",
    "Memory cells stay!",
    "Why?",
  ]);
});

test("ACC-04 an abbreviation ends no sentence", () => {
  expect(toTexts("Dr. Amara Osei")).toEqual(["Dr. Amara Osei"]);
  expect(toTexts("See Fig. 3. It was Prof. Lee. Yes.")).toEqual(["See Fig. 3.", "It was Prof. Lee. Yes."]);
  expect(toTexts("That was all, Dr.")).toEqual(["That was all, Dr."]);
});

test("ACC-04 a sentence that is too long is spoken in parts, and no word is lost or cut", () => {
  const sentence = `${"memory cells stay ".repeat(40).trim()}.`;
  const parts = toTexts(sentence);
  expect(parts.join(" ")).toBe(sentence);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(220);
});

test("ACC-04 a long text without spaces is spoken in parts", () => {
  const text = "免疫".repeat(300);
  expect(toTexts(text, "ja").join("")).toBe(text);
});

test("ACC-04 signs alone are silent", () => {
  expect(toTexts("— \n * ")).toEqual([]);
});
