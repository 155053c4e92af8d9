import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // A test waits long on a busy machine; its time says nothing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // No test file leaves state behind, and a worker for each would double the run's time.
    isolate: false,
    setupFiles: ["../../scripts/no-fake-timers-left.ts"],
  },
});
