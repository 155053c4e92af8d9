import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "data",
    include: ["src/**/*.test.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    // A file leaves nothing behind, and a worker for each costs half the run.
    isolate: false,
    setupFiles: ["../../scripts/no-fake-timers-left.ts"],
  },
});
