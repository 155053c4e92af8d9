import { defineConfig } from "vitest/config";

const isLong = process.env["LECTERN_SOAK"] === "1";

export default defineConfig({
  // Without a line for each source map that an inlined package lacks.
  logLevel: "error",
  test: {
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
    // It imports JSON in a way that Node refuses and Vite understands.
    server: { deps: { inline: [/@actions\/(?:workflow-parser|expressions)/] } },
    include: ["*.test.ts", "new/*.test.ts", ...(isLong ? ["static-host/*.soak.test.ts"] : [])],
  },
});
