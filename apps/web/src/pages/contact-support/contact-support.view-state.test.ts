import { expect, test } from "vitest";
import { parseCategory } from "./contact-support.view-state.ts";

test("SUP-01 the address may choose one of the four categories, and nothing else", () => {
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
