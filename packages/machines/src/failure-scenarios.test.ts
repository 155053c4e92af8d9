import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { machineModels } from "./machine-models.ts";

const room = new URL("../", import.meta.url);
const page = await readFile(new URL("failure-scenarios.md", room), "utf8");

const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"))
  .map((line) => line.slice(2, -2).split(" | "));
const [head = [], ...scenarios] = rows;
const proofs = [...page.matchAll(/^- ([A-Z]{1,2}) `([^`]+)`: "(.+)"$/gm)].map(
  ([, letter = "", file = "", title = ""]) => ({
    letter,
    file,
    title,
  }),
);
const letters = new Set(proofs.map(({ letter }) => letter));

test("the table has a cell for every machine and scenario", () => {
  expect(head.slice(1)).toEqual(machineModels.map(({ name }) => name));
  expect(scenarios).toHaveLength(13);
  expect(scenarios.filter((cells) => cells.length !== head.length)).toEqual([]);
});

test("the cells of the table name exactly the tests in the list", () => {
  const cells = scenarios.flatMap((row) => row.slice(1)).filter((cell) => cell !== "–");
  const named = new Set(cells.flatMap((cell) => cell.split(" ")));
  expect([...named].toSorted()).toEqual([...letters].toSorted());
});

describe("the tests in the list exist", () => {
  test.each(proofs)("$letter $title", async ({ file, title }) => {
    expect(await readFile(new URL(file, room), "utf8")).toContain(title);
  });
});
