import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { domainCopy, presentCopy } from "@lectern/supabase/scripts/copy-domain";

const ordered = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));

const inOrder = (paths: readonly string[]) => paths.toSorted((a, b) => (a < b ? -1 : 1));

/** "@orama/stemmers/english" is of the package "@orama/stemmers". */
const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

it("the functions' copy of the domain is the domain (npm run domain -w @lectern/supabase)", async () => {
  const expected = await domainCopy();
  expect(expected.size).toBeGreaterThan(4);
  expect(ordered(await presentCopy())).toEqual(ordered(expected));
});

it("what a deploy uploads is whole: functions import each other and what their deno.json names, nothing else", async () => {
  const folder = join(import.meta.dirname, "../functions");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = new Set<string>();
  const missing: string[] = [];
  for (const path of files.filter((file) => file.endsWith(".ts"))) {
    const text = await readFile(path, "utf8");
    for (const [, target] of text.matchAll(/\bfrom "([^"]+)"/g)) {
      if (!target!.startsWith(".")) named.add(packageOf(target!));
      else if (!files.includes(join(path, "..", target!))) missing.push(`${relative(folder, path)}: ${target}`);
    }
  }
  expect(missing).toEqual([]);
  const packages = JSON.parse(await readFile(join(folder, "../package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const imports = Object.fromEntries(
    [...named].map((name) => [name, `npm:${name}@${packages.dependencies[name] ?? "which package.json lacks"}`]),
  );
  const configurations = files.filter((file) => file.endsWith("deno.json"));
  const functions = entries.filter((entry) => entry.isFile() && entry.name === "index.ts");
  expect(functions.length).toBeGreaterThan(4);
  expect(inOrder(configurations)).toEqual(inOrder(functions.map((entry) => join(entry.parentPath, "deno.json"))));
  for (const file of configurations) expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ imports });
});
