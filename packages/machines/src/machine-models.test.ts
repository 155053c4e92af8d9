import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { replaceDiagram } from "./diagram.ts";
import { machineModels } from "./machine-models.ts";

const here = new URL(".", import.meta.url);
const machineFiles = (await readdir(here, { recursive: true })).filter((file) => file.endsWith(".machine.ts"));

test("every machine has a folder of its name, and its model in the list", () => {
  expect(machineFiles.toSorted()).toEqual(machineModels.map(({ name }) => `${name}/${name}.machine.ts`));
  expect(machineModels.map(({ machine }) => machine.id)).toEqual(machineModels.map(({ name }) => name));
});

describe.each(machineModels)("$name", ({ name, machine }) => {
  const folder = new URL(`${name}/`, here);

  test("has every facet, each named after it", async () => {
    const facets = ["machine.ts", "selectors.ts", "model.ts", "test.ts", "paths.test.ts", "md"];
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
    expect(replaceDiagram(page, machine)).toBe(page);
  });
});
