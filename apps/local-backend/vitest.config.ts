import { configDefaults, defineConfig } from "vitest/config";

const isLong = process.env["LECTERN_SOAK"] === "1";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, "**/*.soak.test.ts"],
    // Test files leave no state behind, and a worker for each file would double the run's time.
    isolate: false,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // A backend takes most of a core and several hundred megabytes.
    maxWorkers: 2,
  },
});
