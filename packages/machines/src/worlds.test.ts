import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { withDiagram } from "./diagram.ts";
import { worlds } from "./worlds.ts";

const here = new URL(".", import.meta.url);
const machineFiles = (await readdir(here, { recursive: true })).filter((file) => file.endsWith(".machine.ts"));

test("every machine has a folder of its name, and its world in the list", () => {
  expect(machineFiles.toSorted()).toEqual(worlds.map(({ name }) => `${name}/${name}.machine.ts`));
  expect(worlds.map(({ machine }) => machine.id)).toEqual(worlds.map(({ name }) => name));
});

describe.each(worlds)("$name", ({ name, machine }) => {
  const folder = new URL(`${name}/`, here);

  test("has every facet, each named after it", async () => {
    const facets = ["machine.ts", "setup.ts", "types.ts", "selectors.ts", "world.ts", "test.ts", "paths.test.ts", "md"];
    expect(await readdir(folder)).toEqual(expect.arrayContaining(facets.map((facet) => `${name}.${facet}`)));
  });

  test("no file of it is longer than one can read at a time", async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    const lengths = await Promise.all(
      files.map(async (file) => [file, (await readFile(new URL(file, folder), "utf8")).split("\n").length] as const),
    );
    expect(lengths.filter(([, lines]) => lines >= 250)).toEqual([]);
  });

  test("its page shows it as it is (npm run diagrams -w @lectern/machines draws it anew)", async () => {
    const page = await readFile(new URL(`${name}.md`, folder), "utf8");
    expect(withDiagram(page, machine)).toBe(page);
  });
});
