import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { phone } from "./e2e/phone.ts";

const executablePath = await findChromium();
const isSoak = process.env.LECTERN_SOAK === "1";

export default defineConfig({
  testDir: "e2e",
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // The output names a journey that needed the second attempt. The long run, which looks for unsteady ones, has none.
  retries: isSoak ? 0 : 1,
  ...(isSoak ? {} : { grepInvert: /@long/ }),
  // Two journeys beside other steps on two busy cores: what takes a second alone may take ten.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  outputDir: "test-results",
  use: {
    locale: "en-US",
    timezoneId: "America/New_York",
    // Responses in the server's place need pages without a worker (lectern.ts); service-worker.spec.ts allows it.
    serviceWorkers: "block",
    // No trace: it reads the page's resources by requests that the content security policy refuses.
    screenshot: "only-on-failure",
    // Without animations, each frame of which the processor draws. Only the long run has them.
    contextOptions: { reducedMotion: isSoak ? "no-preference" : "reduce" },
    launchOptions: { executablePath, args: chromiumArgs },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // Each project starts workers of its own, with a server each. The short run has one: its tests of phones set the size.
    ...(isSoak
      ? [
          {
            name: "phone",
            // A phone has no Tab key; the other files set their own widths, or show nothing.
            testIgnore: [
              "keyboard.spec.ts",
              "every-mode.spec.ts",
              "every-route.spec.ts",
              "many-recordings.spec.ts",
              "error-catalogue.spec.ts",
            ],
            use: phone,
          },
        ]
      : []),
  ],
});
