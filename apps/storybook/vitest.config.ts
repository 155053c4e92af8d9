import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";

const isLong = process.env["LECTERN_SOAK"] === "1";
const configDir = join(import.meta.dirname, ".storybook");

export default defineConfig({
  test: {
    // The coverage of the design system by stories (ADR 0020): the long run fails below these numbers.
    coverage: {
      enabled: isLong,
      provider: "v8",
      allowExternal: true,
      include: ["../../packages/ui/src/**/*.{ts,tsx}"],
      exclude: ["**/*.stories.tsx", "**/*.test.{ts,tsx}", "**/*.css.ts", "**/samples/**"],
      reporter: ["text-summary", "html"],
      reportsDirectory: new URL("../../.reports/coverage", import.meta.url).pathname,
      thresholds: { branches: 90, "../../packages/ui/src/screens/**/*View.tsx": { branches: 95 } },
    },
    projects: [
      {
        test: {
          name: "tools",
          environment: "node",
          // Test files leave no state behind.
          isolate: false,
          // A page renders its parts one after another, while other tests run.
          expect: { poll: { timeout: 20_000 } },
          include: ["*.test.ts", "{chromatic,keyboard,machines,overview,visual}/**/*.test.ts"],
          exclude: isLong ? [] : ["**/*.soak.test.ts"],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: {
          name: "stories",
          // A story leaves nothing in the page (the theme is reset, and portals are removed with the story), and a page
          // for each file would take half of the run.
          isolate: false,
          // A gallery shows all states of a machine in one test, on a computer that runs others at the same time.
          testTimeout: isLong ? 300_000 : 60_000,
          env: { LECTERN_SOAK: isLong ? "1" : "" },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
              contextOptions: { reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
