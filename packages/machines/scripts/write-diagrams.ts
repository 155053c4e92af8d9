import { readFile, writeFile } from "node:fs/promises";
import { replaceDiagram } from "../src/diagram.ts";
import { machineModels } from "../src/machine-models.ts";

for (const { name, machine } of machineModels) {
  const page = new URL(`../src/${name}/${name}.md`, import.meta.url);
  await writeFile(page, replaceDiagram(await readFile(page, "utf8"), machine));
}
