import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./shared-page.ts";

const app = join(import.meta.dirname, "..");
const inspector = join(app, "../../packages/inspector/src");
/** Strings of the inspector that a bundler does not change. */
const marks = ["lectern-inspect", "no tokens, no texts"];

test("AUT-11 a build does not contain the inspector, and ignores ?inspect", async ({ page }) => {
  const sources = ["open.tsx", "InspectorView.tsx"].map((file) => readFileSync(join(inspector, file), "utf8"));
  expect(marks.filter((mark) => !sources.some((source) => source.includes(mark)))).toEqual([]);

  const built = join(app, "dist");
  const files = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|html)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  const found = files.filter((file) => marks.some((mark) => readFileSync(join(built, file), "utf8").includes(mark)));
  expect(found).toEqual([]);

  await page.goto("/login?inspect");
  await expect(page.getByRole("button", { name: /Google/ })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Inspector" })).toHaveCount(0);
});
