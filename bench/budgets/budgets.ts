/**
 * `npm run budgets`: compares the compressed bytes of initial scripts and styles of each page, and of the files that
 * the service worker stores, with budgets.json and store.json. Fails if one exceeds its budget or a page needs more files
 * than were accepted, and names the files that grew or are new. `-- --accept` accepts the current sizes; the limits of the store stay. Also fails if built files import each
 * other in a circle.
 *
 *   --dist=<folder>   another build
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageCommand } from "@lectern/scripts/commands";
import { BUILT } from "../shared/built.ts";
import { readOptions } from "../shared/options.ts";
import { accepted, type Budgets, compare, type Growth, type Verdict } from "./compare.ts";
import { findCircularImport, getInitialFiles, openBuild } from "./initial-files.ts";
import { largestModules } from "./modules.ts";
import { acceptStore, compareStore, getStoredFiles, type StoreBudget } from "./stored-files.ts";

const { values: options } = readOptions({
  accept: { type: "boolean", default: false },
  dist: { type: "string", default: BUILT },
});
const file = join(import.meta.dirname, "budgets.json");
const storeFile = join(import.meta.dirname, "store.json");
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const budgets = readJson(file) as Budgets;
const build = openBuild(options.dist);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const sentence = ({ file: name, by, isNew }: Growth) => {
  const modules = largestModules(build, name);
  return `    ${name} ${isNew ? "is new with" : "grew by"} ${kB(by)}${modules.length === 0 ? "" : `: ${modules.join(", ")}`}`;
};

if (options.accept) {
  const pages = Object.entries(budgets).map(([page, budget]) => [
    page,
    accepted(getInitialFiles(build, budget), budget),
  ]);
  const format = packageCommand("@biomejs/biome", ["format", "--write", file, storeFile], import.meta.url);
  writeFileSync(file, JSON.stringify(Object.fromEntries(pages), null, 2));
  writeFileSync(storeFile, JSON.stringify(acceptStore(getStoredFiles(build)), null, 2));
  execFileSync(...format, { stdio: "ignore" });
}
const verdicts: (readonly [name: string, verdict: Verdict<string>])[] = [
  ...Object.entries(readJson(file) as Budgets).flatMap(([page, budget]) =>
    compare(getInitialFiles(build, budget), budget).map((verdict) => [page, verdict] as const),
  ),
  ...compareStore(getStoredFiles(build), readJson(storeFile) as StoreBudget).map(
    (verdict) => ["store", verdict] as const,
  ),
];
for (const [name, { kind, bytes, most, moreFiles, grew }] of verdicts) {
  // The store's files are no page's requests.
  const isOver = bytes > most || (moreFiles > 0 && name !== "store");
  console.log(
    `${isOver ? "OVER" : "ok  "} ${name.padEnd(10)} ${kind.padEnd(9)} ${kB(bytes).padStart(9)} of ${kB(most)}`,
  );
  if (!isOver) continue;
  process.exitCode = 1;
  if (bytes <= most) console.log(`    ${moreFiles} more files than accepted: see apps/web/vite/code-groups.ts`);
  console.log(grew.slice(0, 8).map(sentence).join("\n"));
}
if (process.exitCode === 1) {
  console.log("\nLoad it later, or leave it out; if the page is worth it, agree with `npm run budgets -- --accept`.");
}
const circle = findCircularImport(build);
if (circle !== undefined) {
  process.exitCode = 1;
  console.log(`\nFiles import each other in a circle: ${circle.join(" -> ")}. See apps/web/vite/code-groups.ts.`);
}
