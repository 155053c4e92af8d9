import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "*.test.ts"],
    // On a busy machine a test may wait long, so its duration says nothing.
    testTimeout: 60_000,
    // Test files leave no state behind, and a worker for each file would double the run's time.
    isolate: false,
  },
});
