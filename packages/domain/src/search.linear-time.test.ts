import { expect, test } from "vitest";
import { markWords, toWords } from "./search.ts";
import { findSlowInputs } from "./testing/linear-time.ts";

test.each([
  ["marks words", (text: string) => markWords(text, ["cell", "energy"], { beginnings: true })],
  ["reads a question's words", toWords],
])("SRV-13 %s in time that grows linearly with the text's length", { timeout: 120_000 }, (_, read) => {
  expect(findSlowInputs(read)).toEqual([]);
});
