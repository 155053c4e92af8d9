import { expect, test } from "vitest";
import { bugCategories, featureCategories, MAX_SCREENSHOTS, supportCategories } from "./support.ts";

test.each([
  ["SUP-01", "the support form", supportCategories, ["technical", "account", "feature", "other"]],
  [
    "SUP-02",
    "the feature request",
    featureCategories,
    ["recording", "transcription", "organization", "sharing", "ui", "other"],
  ],
  ["SUP-03", "the bug report", bugCategories, ["recording", "transcription", "app", "performance", "ui", "other"]],
])("%s %s has its categories", (_rule, _form, categories, expected) => expect(categories).toEqual(expected));

test("SUP-03 a bug report has at most three screenshots", () => {
  expect(MAX_SCREENSHOTS).toBe(3);
});
