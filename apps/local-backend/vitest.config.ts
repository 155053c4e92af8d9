import { configDefaults, defineConfig } from "vitest/config";

const isLong = process.env["LECTERN_SOAK"] === "1";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, "**/*.soak.test.ts"],
    // A file leaves nothing behind, and a worker for each costs half the run.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // A backend takes most of a core and some hundred megabytes.
    maxWorkers: 2,
  },
});
