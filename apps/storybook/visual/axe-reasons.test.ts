import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

test("only the gradients whose contrast was reviewed are in styles", () => {
  const styles = globSync("{packages/ui,apps/web}/src/**/*.css.ts", { cwd: root });
  const found = styles.filter((file) => readFileSync(join(root, file), "utf8").includes("gradient("));
  expect(found.map((file) => basename(file)).toSorted()).toEqual([
    "Highlight.css.ts",
    "Link.css.ts",
    "ReadingPanel.css.ts",
    "SampleView.css.ts",
    "Tabs.css.ts",
  ]);
});
