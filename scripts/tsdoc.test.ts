import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Matches a description that reads like a question instead of saying what the thing is or does. */
const QUESTION = /^(?:What |Who |How\b[^.:]*?\b(?:is|are|was|were)\b)/;

/**
 * Finds TSDoc of exported things that begins with "What ", "Who " or "How … is".
 * @returns the first line of each with its line number, as "12: What a list shows."
 */
function findQuestions(source: string): string[] {
  return Array.from(source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export\b/g)).flatMap(
    ({ 1: comment = "", index }) => {
      const text = comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();
      const line = source.slice(0, index).split("\n").length;
      return QUESTION.test(text) ? [`${line}: ${text.slice(0, 80)}`] : [];
    },
  );
}

const root = join(import.meta.dirname, "..");
const files = ["packages/*/{src,scripts}/**/*.{ts,tsx}", "supabase/functions/**/*.ts"].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
);

test("TSDoc of the packages and functions says what an exported thing is or does", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    findQuestions(readFileSync(join(root, file), "utf8")).map((question) => `${file}:${question}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["What a list shows.", "export interface Row {}"],
  ["Who sent a request.", "export type Caller = string;"],
  ["How a window is divided.", "export function divide() {}"],
  ["How the parts of a window are named.", "export const names = [];"],
  ["What a card shows.", "export default class Card {}"],
])("refuses a planted “%s”", (text, code) => {
  expect(findQuestions(`const one = 1;\n\n/** ${text} */\n${code}`)).toEqual([`3: ${text}`]);
  expect(findQuestions(`/**\n * ${text}\n * @returns nothing\n */\n${code}`)).toEqual([`1: ${text} @returns nothing`]);
});

test.each([
  "/** The fields that a list shows. What is missing is null. */\nexport interface Row {}",
  "/** Whole numbers. */\nexport type Count = number;",
  "/** How many cards fit a row. */\nexport const columns = 3;",
  "/** What only this file uses. */\nconst local = 1;\nexport const other = 2;",
])("allows %j", (source) => {
  expect(findQuestions(source)).toEqual([]);
});
