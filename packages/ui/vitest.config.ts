import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "*.test.ts"],
    // A test waits long on a busy machine; its time says nothing.
    testTimeout: 60_000,
    // A file leaves nothing behind, and a worker for each costs half the run.
    isolate: false,
  },
});
