import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "data",
    include: ["src/**/*.test.ts"],
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // Test files leave no state behind, and a worker for each file would double the run's time.
    isolate: false,
    setupFiles: ["../../scripts/no-fake-timers-left.ts"],
  },
});
