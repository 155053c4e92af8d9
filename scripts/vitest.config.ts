import { defineConfig } from "vitest/config";

const isLong = process.env["LECTERN_SOAK"] === "1";

export default defineConfig({
  // Hides a warning for each missing source map of an inlined package.
  logLevel: "error",
  test: {
    // Test files leave no state behind.
    isolate: false,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // It imports JSON in a way that Vite supports and Node refuses.
    server: { deps: { inline: [/@actions\/(?:workflow-parser|expressions)/] } },
    include: ["*.test.ts", "new/*.test.ts", ...(isLong ? ["static-host/*.soak.test.ts"] : [])],
  },
});
