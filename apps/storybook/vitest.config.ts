import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";

const configDir = new URL(".storybook", import.meta.url).pathname;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "tools",
          environment: "node",
          include: ["*.test.ts", "{chromatic,machines,overview,visual}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: {
          name: "stories",
          // A story leaves nothing behind (the look is set anew, portals go with their story), and a page a file costs half the run.
          isolate: false,
          // A gallery turns through all the states of a machine in one test, beside whatever else the machine does.
          testTimeout: 60_000,
          env: { LECTERN_SOAK: process.env["LECTERN_SOAK"] ?? "" },
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
