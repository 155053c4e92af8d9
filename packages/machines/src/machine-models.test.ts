import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { replaceDiagram } from "./diagram.ts";
import { machineModels } from "./machine-models.ts";

const here = new URL(".", import.meta.url);
const machineFiles = (await readdir(here, { recursive: true })).filter((file) => file.endsWith(".machine.ts"));

test("the list has a model of every machine", () => {
  expect(machineFiles.toSorted()).toEqual(machineModels.map(({ name }) => `${name}/${name}.machine.ts`));
});

test("a machine's id is its folder's name", () => {
  expect(machineModels.map(({ machine }) => machine.id)).toEqual(machineModels.map(({ name }) => name));
});

describe.each(machineModels)("$name", ({ name, machine }) => {
  const folder = new URL(`${name}/`, here);

  test("has every file that a machine needs", async () => {
    const facets = ["machine.ts", "selectors.ts", "model.ts", "test.ts", "paths.test.ts", "md"];
    expect(await readdir(folder)).toEqual(expect.arrayContaining(facets.map((facet) => `${name}.${facet}`)));
  });

  test("has no file of 250 lines or more", async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    const lengths = await Promise.all(
      files.map(async (file) => [file, (await readFile(new URL(file, folder), "utf8")).split("\n").length] as const),
    );
    expect(lengths.filter(([, lines]) => lines >= 250)).toEqual([]);
  });

  test("has an up-to-date diagram on its page (npm run diagrams -w @lectern/machines writes it)", async () => {
    const page = await readFile(new URL(`${name}.md`, folder), "utf8");
    expect(replaceDiagram(page, machine)).toBe(page);
  });
});
