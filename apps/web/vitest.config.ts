import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // No test file leaves state behind, and a worker for each would double the run's time.
    isolate: false,
    setupFiles: ["../../scripts/no-fake-timers-left.ts"],
  },
});
