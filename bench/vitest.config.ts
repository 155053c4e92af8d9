import { configDefaults, defineConfig } from "vitest/config";

const isLong = process.env["LECTERN_SOAK"] === "1";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: isLong ? configDefaults.exclude : [...configDefaults.exclude, "**/*.soak.test.ts"],
    testTimeout: 60_000,
  },
});
