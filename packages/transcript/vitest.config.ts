import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // A test waits long on a busy machine; its time says nothing.
    testTimeout: 60_000,
    // A file leaves nothing behind, and a worker for each costs half the run.
    isolate: false,
  },
});
