import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A backend takes most of a core and some hundred megabytes.
    maxWorkers: 2,
  },
});
