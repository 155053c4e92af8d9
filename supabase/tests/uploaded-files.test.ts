import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const functions = join(root, "supabase/functions");
/** The packages that a deploy uploads with a function. deno.json maps their names to files. */
const ours = {
  "@lectern/assistant/": "packages/assistant",
  "@lectern/domain/": "packages/domain",
  "@lectern/practice/": "packages/practice",
  "@lectern/transcript/": "packages/transcript",
};

const imports = /\b(?:from|import) "([^"]+)"|\bimport\("([^"]+)"\)/g;

/** Returns the package of a specifier: "@orama/stemmers" for "@orama/stemmers/english". */
const toPackage = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Returns the file that Deno reads for a specifier; undefined for an npm package. */
function resolveFile(specifier: string, folder: string): string | undefined {
  if (specifier.startsWith(".")) return resolve(folder, specifier);
  const found = Object.entries(ours).find(([name]) => specifier.startsWith(name));
  return found && join(root, found[1], "src", specifier.slice(found[0].length));
}

/** Follows the imports from each function's index.ts. */
async function followImports() {
  const files = new Set(globSync("*/index.ts", { cwd: functions }).map((path) => join(functions, path)));
  const packages = new Set<string>();
  const missing: string[] = [];
  for (const file of files) {
    for (const [, static_, dynamic] of (await readFile(file, "utf8")).matchAll(imports)) {
      const specifier = static_ ?? dynamic!;
      const target = resolveFile(specifier, join(file, ".."));
      if (target === undefined) packages.add(toPackage(specifier));
      else if (existsSync(target)) files.add(target);
      else missing.push(`${relative(root, file)}: ${specifier}`);
    }
  }
  return { files: [...files].map((file) => relative(root, file)), packages: [...packages].toSorted(), missing };
}

const readVersions = async (workspace: string): Promise<Record<string, string>> =>
  (
    JSON.parse(await readFile(join(root, workspace, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    }
  ).dependencies;

test("a function imports only files with an extension, from supabase/functions, the assistant, transcript, practice or domain", async () => {
  const { files, missing } = await followImports();
  expect(missing).toEqual([]);
  expect(
    files.filter(
      (file) => !/^(?:supabase\/functions|packages\/(?:assistant|domain|practice|transcript)\/src)\//.test(file),
    ),
  ).toEqual([]);
  expect(files.filter((file) => file.startsWith("packages/assistant/"))).not.toEqual([]);
});

test("DAT-02 each deno.json lists the packages that functions import, in the installed versions", async () => {
  const { packages } = await followImports();
  const versions = Object.assign({}, ...(await Promise.all(["supabase", ...Object.values(ours)].map(readVersions))));
  const expected = {
    ...Object.fromEntries(Object.entries(ours).map(([name, folder]) => [name, `../../../${folder}/src/`])),
    ...Object.fromEntries(
      packages.map((name) => [name, `npm:${name}@${versions[name] ?? "which no package.json has"}`]),
    ),
  };
  const names = globSync("*/index.ts", { cwd: functions }).map((path) => join(functions, path, "../deno.json"));
  expect(names.length).toBeGreaterThan(4);
  for (const file of names)
    expect([file, JSON.parse(await readFile(file, "utf8"))]).toEqual([file, { imports: expected }]);
});
