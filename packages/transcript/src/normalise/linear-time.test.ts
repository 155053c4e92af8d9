import { expect, test } from "vitest";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { findSlowInputs } from "@lectern/domain/testing/linear-time.ts";
import { readLines } from "./stored-text.ts";
import { proposeTitle } from "./title.ts";
import { normaliseTranscript } from "./transcript.ts";

const toSegments = (text: string, length: number): TranscriptSegment[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, n) => ({
    start: n * 2,
    end: n * 2 + 1.5,
    text: text.slice(n * length, (n + 1) * length),
  }));

test.each([
  ["a text", (text: string) => normaliseTranscript({ text })],
  ["segments", (text: string) => normaliseTranscript({ segments: toSegments(text, 40) })],
  ["segments as long as are taken", (text: string) => normaliseTranscript({ segments: toSegments(text, 20_000) })],
  ["a file's name", (text: string) => proposeTitle(`${text}1.vtt`, { describe: () => undefined })],
  ["a stored text", (text: string) => readLines(text)],
])("SRV-13 reads %s in time that grows with its length", { timeout: 120_000 }, (_, read) => {
  expect(findSlowInputs(read)).toEqual([]);
});

test("SRV-13 reads a name of words that are two words in one way", () => {
  const name = `${"voice memo ".repeat(26)}1!`;
  expect(proposeTitle(name, { describe: () => undefined })).toBe(name);
});

test("AST-01 reads segments of full stops alone", () => {
  expect(normaliseTranscript({ segments: toSegments("。".repeat(100), 40) }).text).toContain("。");
});
