import { globSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";
import { findTouchedStories } from "@lectern/story-shots/changed";
import type { Story } from "@lectern/story-shots/stories";
import { config } from "./config.ts";

const { root } = config;
/** One story for each file, with the title that Storybook's index gives it. */
const stories = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root }).map((file): Story => {
  const title = relative("packages/ui/src", file).replace(".stories.tsx", "");
  return { id: title.toLowerCase(), title, name: "Default", importPath: `../../${file}` };
});
const touched = async (...files: string[]): Promise<string[]> =>
  (await findTouchedStories(config, stories, files)).map(({ title }) => title);

it("QAS-03 a component's change affects its own stories and those that show it", async () => {
  const found = await touched("packages/ui/src/elements/button/Button.css.ts");
  expect(found).toEqual(expect.arrayContaining(["elements/button/Button", "overlays/confirm-dialog/ConfirmDialog"]));
  expect(found).not.toContain("elements/avatar/Avatar");
});

it("QAS-03 a token's change affects every story, though no built module names it", async () => {
  expect(await touched("packages/ui/src/tokens/metrics.ts")).toHaveLength(stories.length);
});

it("follows what comes of domain", async () => {
  const found = await touched("packages/domain/src/dates.ts");
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(stories.length);
});

it("is silent about files that no story shows, and careful about what no graph knows", async () => {
  expect(
    await touched("docs/product.md", "apps/storybook/visual/baselines/elements/badge/Badge/screenshots.txt"),
  ).toEqual([]);
  expect(await touched("package-lock.json")).toHaveLength(stories.length);
  expect(await touched("scripts/browser/fonts.conf")).toHaveLength(stories.length);
});
