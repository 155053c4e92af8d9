import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readFacts, readReleased, toChange } from "./scripts/next-version.ts";

it.each([
  ["1.4.2", ["a", "b"], ["a", "b"], "1.4.3"],
  ["1.4.2", ["a"], ["a", "b"], "1.5.0"],
  ["1.4.2", ["a", "b"], ["b"], "2.0.0"],
  ["0.3.1", ["a", "b"], ["b"], "0.4.0"],
  ["0.3.1", ["a"], ["a"], "0.3.2"],
])("goes from %s with %j to %j as %s", (version, before, now, next) => {
  expect(toChange({ version, names: before }, now).version).toBe(next);
});

it("lists added and removed names", () => {
  const { added, removed } = toChange({ version: "1.0.0", names: ["a", "b"] }, ["b", "c"]);
  expect({ added, removed }).toEqual({ added: ["c"], removed: ["a"] });
});

it("DSG-06 the version of the package is at least the one that its changed names need", () => {
  const { names, version } = readFacts();
  const released = readReleased();
  const next = names.join() === released.names.join() ? released : toChange(released, names);
  expect(version.localeCompare(next.version, "en", { numeric: true })).toBeGreaterThanOrEqual(0);
});

it("DSG-06 describes its version at the top of the changelog, with every removed name", () => {
  const changelog = readFileSync(new URL("CHANGELOG.md", import.meta.url), "utf8");
  const [, newest = ""] = changelog.split(/^## /m);
  const { names, version } = readFacts();
  expect(newest.split("\n")[0]).toBe(version);
  const { removed } = toChange(readReleased(), names);
  expect(removed.filter((name) => !newest.includes(name.replace(/^.*: /, "")))).toEqual([]);
});
