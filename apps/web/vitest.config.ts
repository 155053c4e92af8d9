import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // A file leaves nothing behind, and a worker for each costs half the run.
    isolate: false,
    setupFiles: ["../../scripts/no-fake-timers-left.ts"],
  },
});
