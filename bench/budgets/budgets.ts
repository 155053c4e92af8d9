/**
 * `npm run budgets`: the compressed bytes of script and style that each page of the build needs at first, against
 * budgets.json. Fails when a page is over, and names what grew. `-- --accept` agrees to what is there now.
 *
 *   --dist=<folder>   another build
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packageCommand } from "@lectern/scripts/commands";
import { BUILT } from "../shared/built.ts";
import { accepted, type Budgets, compare, type Growth } from "./compare.ts";
import { getInitialFiles, openBuild } from "./initial-files.ts";
import { largestModules } from "./modules.ts";

const { values: options } = parseArgs({
  options: {
    accept: { type: "boolean", default: false },
    dist: { type: "string", default: BUILT },
  },
});
const file = join(import.meta.dirname, "budgets.json");
const budgets = JSON.parse(readFileSync(file, "utf8")) as Budgets;
const build = openBuild(options.dist);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const sentence = ({ file: name, by, isNew }: Growth) => {
  const modules = largestModules(build, name);
  return `    ${name} ${isNew ? "is new with" : "grew by"} ${kB(by)}${modules.length === 0 ? "" : `: ${modules.join(", ")}`}`;
};

if (options.accept) {
  const agreed = Object.entries(budgets).map(([page, budget]) => [
    page,
    accepted(getInitialFiles(build, budget), budget),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(agreed), null, 2)}\n`);
  execFileSync(...packageCommand("@biomejs/biome", ["format", "--write", file], import.meta.url), { stdio: "ignore" });
}
const current = options.accept ? (JSON.parse(readFileSync(file, "utf8")) as Budgets) : budgets;
for (const [page, budget] of Object.entries(current)) {
  for (const { kind, bytes, most, grew } of compare(getInitialFiles(build, budget), budget)) {
    const isOver = bytes > most;
    console.log(
      `${isOver ? "OVER" : "ok  "} ${page.padEnd(10)} ${kind.padEnd(7)} ${kB(bytes).padStart(9)} of ${kB(most)}`,
    );
    if (!isOver) continue;
    process.exitCode = 1;
    console.log(grew.slice(0, 8).map(sentence).join("\n"));
  }
}
if (process.exitCode === 1) {
  console.log("\nLoad it later, or leave it out; if the page is worth it, agree with `npm run budgets -- --accept`.");
}
