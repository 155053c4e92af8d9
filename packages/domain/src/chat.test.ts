import { expect, test } from "vitest";
import { isAskable, QUESTION_MAX_CHARACTERS } from "./chat.ts";

test.each([
  ["Why are mitochondria folded?", true],
  [" x ", true],
  ["", false],
  ["  \n\t ", false],
  ["x".repeat(QUESTION_MAX_CHARACTERS), true],
  ["x".repeat(QUESTION_MAX_CHARACTERS + 1), false],
])("RDT-06 refuses a blank question and one that is longer than the assistant accepts (%#)", (content, expected) =>
  expect(isAskable(content)).toBe(expected),
);
