import { defineConfig } from "vitest/config";

export default defineConfig({
  // Test files leave no state behind.
  test: { isolate: false, include: ["src/**/*.test.ts"], testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } },
});
