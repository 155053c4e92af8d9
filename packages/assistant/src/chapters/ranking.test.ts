import { expect, it } from "vitest";
import { getLanguage } from "../languages/language.ts";
import { toSentences } from "../lecture/sentences.ts";
import { findAdvertisements } from "./ranking.ts";

it.each([
  "The following content is provided under a Creative Commons license.",
  "To make a donation, visit us at any time.",
])("AST-05 what pays for a recording is no point: %s", (notice) => {
  const transcript = `Ice bends under its own weight.\n${notice}`;
  const found = findAdvertisements(toSentences({ transcript, segments: undefined, language: "en" }), getLanguage("en"));
  expect([...found].map(({ text }) => text)).toEqual([notice]);
});
