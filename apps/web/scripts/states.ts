/**
 * `npm run states`: every machine with its states and edges, and how many of them the `AllStates` stories show. Fails
 * when a state is shown by none.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createServer } from "vite";
import type * as Coverage from "../src/testing/state-coverage.ts";

const app = join(import.meta.dirname, "..");
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
  for (const file of globSync("src/screens/*/*.states.stories.tsx", { cwd: app }).toSorted()) {
    stories[file] = (await server.ssrLoadModule(`/${file}`)) as Coverage.StatesModule;
  }
  const { stateCoverage } = (await server.ssrLoadModule("/src/testing/state-coverage.ts")) as typeof Coverage;
  const { rows, missing } = stateCoverage(stories);
  console.table(rows);
  for (const line of missing) console.error(line);
  if (missing.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
