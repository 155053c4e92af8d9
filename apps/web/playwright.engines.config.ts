import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./engines/fixtures.ts";

/** A student's journey in the engines of Firefox and Safari (ADR 0023). */
export default defineConfig<object, EngineOptions>({
  testDir: "engines",
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["json", { outputFile: "../../.reports/engines.json" }]],
  outputDir: "test-results/engines",
  projects: [
    { name: "firefox", use: { engineName: "firefox" } },
    { name: "webkit", use: { engineName: "webkit" } },
  ],
});
