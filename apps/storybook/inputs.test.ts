import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { packageCommand } from "@lectern/scripts/commands";
import { expect, it } from "vitest";
import { readImports } from "@lectern/story-shots/changed";

const root = resolve(import.meta.dirname, "../..");
const here = relative(root, import.meta.dirname);
const written = globSync("{packages/ui,apps/web}/src/**/*.stories.tsx", { cwd: root });

interface Planned {
  readonly tasks: readonly { readonly taskId: string; readonly inputs: Readonly<Record<string, string>> }[];
}

it("QAS-01 Storybook's index contains the stories of every package that has some", () => {
  const index = readFileSync(join(import.meta.dirname, "storybook-static/index.json"), "utf8");
  const { entries } = JSON.parse(index) as { entries: Record<string, { type: string; importPath: string }> };
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const files = new Set(stories.map(({ importPath }) => relative(root, resolve(import.meta.dirname, importPath))));
  expect(written.some((file) => file.startsWith("apps/web/"))).toBe(true);
  expect([...files].toSorted()).toEqual(written.toSorted());
});

it("Storybook is built again when any file that a story imports changes", { timeout: 60_000 }, async () => {
  const turbo = packageCommand("turbo", ["run", "build", "--filter=@lectern/storybook", "--dry=json"], import.meta.url);
  const plan = JSON.parse(execFileSync(...turbo, { cwd: root, encoding: "utf8" })) as Planned;
  const inputs = plan.tasks.find(({ taskId }) => taskId === "@lectern/storybook#build")?.inputs ?? {};
  const known = new Set(Object.keys(inputs).map((file) => join(here, file)));
  const graph = await readImports(root, [...written, `${here}/.storybook/preview.tsx`], "@lectern/");
  const reached = [...graph.keys()].filter((file) => !file.includes("node_modules") && !file.startsWith("\0"));
  expect(reached.length).toBeGreaterThan(written.length);
  expect(reached).toEqual(expect.arrayContaining([expect.stringMatching(/^packages\/machines\//)]));
  expect(reached.filter((file) => !known.has(file))).toEqual([]);
  expect(known).toContain("package-lock.json");
  expect(readFileSync(join(root, "turbo.json"), "utf8")).toContain("storybook-static/**");
});
