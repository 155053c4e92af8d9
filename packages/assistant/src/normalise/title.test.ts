import { expect, it } from "vitest";
import { isFileName, proposeTitle, titleOfFileName } from "./title.ts";

it.each([
  ["hash-tables.vtt", "Hash tables"],
  ["week_3_glaciers.en.srt", "Week 3 glaciers"],
  ["Rivers of ice.m4a", "Rivers of ice"],
])("AST-01 proposes a title for a recording that is called %s", (name, title) => {
  expect(isFileName(name)).toBe(true);
  expect(proposeTitle(name, undefined, () => "Subject")).toBe(title);
});

it.each([
  "REC_0042.m4a",
  "New Recording 12.m4a",
  "20240301_101500.wav",
  "dQw4w9WgXcQ.vtt",
  "audio.mp3",
  "3f0f2b7e-7c1c-4d5e-9d53-0b0c9d9b0001",
  "Recording 7",
])("AST-01 proposes what it is about for %s, whose name says nothing", (name) => {
  expect(titleOfFileName(name)).toBeUndefined();
  expect(proposeTitle(name, undefined, () => "Glaciers and valleys")).toBe("Glaciers and valleys");
  expect(proposeTitle(name, undefined, () => undefined)).toBe(name);
});

it("AST-01 proposes what the transcript calls itself before its file's name", () => {
  expect(proposeTitle("hash-tables.md", "Lecture 5: hashing", () => undefined)).toBe("Lecture 5: hashing");
});

it.each([
  "Cell biology",
  "BIO-101",
  "Lecture",
  "Kant: what is enlightenment?",
  "Week 3",
  "C",
  "Self-driving cars",
  "2nd half",
  "self-driving-cars",
])("AST-01 keeps the name %s, which a person gave", (name) => {
  expect(proposeTitle(name, "Something else", () => "Something else")).toBe(name);
});
