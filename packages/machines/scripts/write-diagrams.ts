import { readFile, writeFile } from "node:fs/promises";
import { withDiagram } from "../src/diagram.ts";
import { worlds } from "../src/worlds.ts";

for (const { name, machine } of worlds) {
  const page = new URL(`../src/${name}/${name}.md`, import.meta.url);
  await writeFile(page, withDiagram(await readFile(page, "utf8"), machine));
}
