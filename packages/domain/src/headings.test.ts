import { expect, test } from "vitest";
import { withoutTitle } from "./headings.ts";

test.each([
  [
    "a title over sections",
    "## Cells\n\nThey divide.\n\n### Key terms\n\n- Cell",
    "They divide.\n\n### Key terms\n\n- Cell",
  ],
  ["a title of the first level", "# Cells\n\n## Why\n\nThey grow.", "## Why\n\nThey grow."],
  ["a title over a hash sign in code", "## Cells\n\n```\n# no heading\n```", "```\n# no heading\n```"],
])("AST-05 removes %s", (_, summary, body) => {
  expect(withoutTitle(summary)).toBe(body);
});

test.each([
  ["the first of several sections", "## Why\n\nThey grow.\n\n## How\n\nThey divide."],
  ["a section before one of a higher level", "## Why\n\nThey grow.\n\n# How\n\nThey divide."],
  ["a section of the third level", "### Key terms\n\n- Cell"],
  ["a heading without text", "## Cells"],
  ["the name of key passages", "## Key passages\n\n- They divide."],
  ["their name in another language", "## Schlüsselstellen\n\n- Sie teilen sich."],
  ["text without a heading", "They divide."],
])("AST-05 removes nothing from %s", (_, summary) => {
  expect(withoutTitle(summary)).toBe(summary);
});
