import { expect, test } from "vitest";
import { findSlowInputs } from "@lectern/domain/testing/linear-time.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { findLostWords, findUnstoredWords } from "./lost-words.ts";
import { readFile } from "./read-file.ts";

const cue = "00:01.000 --> 00:02.000\n";

test.each([
  ["reads a file of captions", (text: string) => readFile(`WEBVTT\n\n${cue}${text}`)],
  ["reads captions with their words on each line", (text: string) => readFile(text.replaceAll("\n", `\n\n${cue}`))],
  ["reads TTML", (text: string) => readFile(`<tt><p begin="1s">${text}`)],
  ["reads JSON", (text: string) => readFile(`{"segments":[{"start":0,"end":1,"text":${JSON.stringify(text)}}]}`)],
  ["counts the words of captions", (text: string) => findLostWords(text, [], { marking: "cues" })],
  ["counts the words of a text", (text: string) => findUnstoredWords({ text }, [])],
  ["counts the words of TTML", (text: string) => findLostWords(text, [], { marking: "ttml" })],
  ["counts the words of JSON", (text: string) => findLostWords(`{"text": "${text}`, [], { marking: "json" })],
  ["decodes bytes", (text: string) => decodeBytes(Buffer.from(`é${text}`, "latin1"))],
])("SRV-13 %s in time that grows with its length", { timeout: 120_000 }, (_, read) => {
  expect(findSlowInputs(read)).toEqual([]);
});
