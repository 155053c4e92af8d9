import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";

const src = import.meta.dirname;
const rooms = "{elements,forms,overlays,structure,cards,illustrations,shell,screens}";
const foldersWith = (pattern: string): Set<string> =>
  new Set(globSync(`${rooms}/*/${pattern}`, { cwd: src }).map((file) => dirname(file)));

it("QAS-01 every component's folder has a story", () => {
  const told = foldersWith("*.stories.tsx");
  const components = [...foldersWith("*.tsx")];
  expect(components.filter((folder) => !told.has(folder))).toEqual([]);
  expect(components.length).toBeGreaterThan(40);
});

it("names every file of a component after it", () => {
  const strangers = globSync(`${rooms}/*/[A-Z]*.{ts,tsx}`, { cwd: src }).filter((file) => {
    const folder = basename(dirname(file)).replaceAll("-", "");
    return !basename(file).split(".")[0]?.toLowerCase().startsWith(folder);
  });
  expect(strangers).toEqual([]);
});
