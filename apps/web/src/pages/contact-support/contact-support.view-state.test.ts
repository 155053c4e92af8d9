import { expect, test } from "vitest";
import { parseCategory } from "./contact-support.view-state.ts";

test("SUP-01 parses one of the four categories from the URL", () => {
  expect(["technical", "account", "feature", "other", "billing", "", null].map(parseCategory)).toEqual([
    "technical",
    "account",
    "feature",
    "other",
    undefined,
    undefined,
    undefined,
  ]);
});
