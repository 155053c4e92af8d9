import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}
interface Lockfile {
  readonly packages: Readonly<Record<string, Manifest & { readonly version: string }>>;
}

const root = join(import.meta.dirname, "../..");
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
const readDependencies = (folder: string): Versions =>
  (readJson(join(folder, "package.json")) as Manifest).dependencies ?? {};

/** The folders outside the workspaces that are installed on demand. */
const folders = ["bench/lighthouse", "bench/ui/peers", "bench/visual/peers"];

test.each(folders)("the lockfile of %s pins the dependencies in its package.json", (folder) => {
  const dependencies = readDependencies(folder);
  const { packages } = readJson(join(folder, "package-lock.json")) as Lockfile;
  expect(packages[""]?.dependencies).toEqual(dependencies);
  const locked = Object.keys(dependencies).map((name) => [name, packages[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(locked)).toEqual(dependencies);
});

test("bench:ui has every dependency of packages/ui, in the same version", () => {
  const ours = Object.entries(readDependencies("packages/ui")).filter(([name]) => !name.startsWith("@lectern/"));
  expect(readDependencies("bench/ui/peers")).toMatchObject(Object.fromEntries(ours));
});

test.each(folders)("%s has the same versions as our own lockfile", (folder) => {
  const { packages } = readJson("package-lock.json") as Lockfile;
  const shared = Object.entries(readDependencies(folder)).filter(([name]) => `node_modules/${name}` in packages);
  const ours = shared.map(([name]) => [name, packages[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(ours));
});
