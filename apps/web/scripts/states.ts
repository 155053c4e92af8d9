/**
 * `npm run states`: every machine with its states and edges, how many of them the `AllStates` stories show, and how many
 * baselines there are of these stories. Fails when a state is shown by none, and when a story has no baseline although
 * there are some.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createServer } from "vite";
import type * as Coverage from "../src/testing/state-coverage.ts";

const app = join(import.meta.dirname, "..");

/** The names of all baselines; `undefined` when there are none. */
function readBaselineNames(): string[] | undefined {
  const baselines = join(app, "../storybook/visual/baselines");
  if (!existsSync(baselines)) return undefined;
  return globSync("**/screenshots.txt", { cwd: baselines }).flatMap((file) => {
    const lines = readFileSync(join(baselines, file), "utf8").trimEnd().split("\n");
    return lines.map((line) => `${dirname(file)}/${line.split(" ")[0]}`);
  });
}

const server = await createServer({
  root: app,
  configFile: false,
  logLevel: "error",
  plugins: [vanillaExtractPlugin()],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
});
try {
  const stories: Record<string, Coverage.StatesModule> = {};
  for (const file of globSync("src/{pages,features}/*/*.states.stories.tsx", { cwd: app }).toSorted()) {
    stories[file] = (await server.ssrLoadModule(`/${file}`)) as Coverage.StatesModule;
  }
  const { measureStateCoverage } = (await server.ssrLoadModule("/src/testing/state-coverage.ts")) as typeof Coverage;
  const { rows, missing } = measureStateCoverage(stories, readBaselineNames());
  console.table(rows);
  for (const line of missing) console.error(line);
  if (missing.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
