import { expect, test } from "vitest";
import { bugCategories, featureCategories, MAX_SCREENSHOTS, supportCategories } from "./support.ts";

test("SUP-01 SUP-02 SUP-03 each form has its categories, and a bug report up to three screenshots", () => {
  expect(supportCategories).toEqual(["technical", "account", "feature", "other"]);
  expect(featureCategories).toEqual(["recording", "transcription", "organization", "sharing", "ui", "other"]);
  expect(bugCategories).toEqual(["recording", "transcription", "app", "performance", "ui", "other"]);
  expect(MAX_SCREENSHOTS).toBe(3);
});
