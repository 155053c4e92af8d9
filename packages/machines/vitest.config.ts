import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "machines",
    include: ["src/**/*.test.ts"],
    // A file leaves nothing behind, and a worker for each costs half the run.
    isolate: false,
  },
});
