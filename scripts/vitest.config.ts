import { defineConfig } from "vitest/config";

const isLong = process.env["LECTERN_SOAK"] === "1";

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ["*.test.ts", ...(isLong ? ["static-host/*.soak.test.ts"] : [])],
  },
});
