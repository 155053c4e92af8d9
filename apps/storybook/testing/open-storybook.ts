import { join } from "node:path";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { serve } from "@lectern/story-shots/serve";
import { type Browser, chromium } from "playwright";
import { afterAll } from "vitest";

/** The folder of the built Storybook. */
export const built = join(import.meta.dirname, "../storybook-static");

/** Serves the built Storybook to a file's tests, and opens a browser for them. Both are closed after the last test. */
export async function openStorybook(): Promise<{ readonly browser: Browser; readonly origin: string }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const { origin, close } = await serve(built);
  afterAll(async () => {
    await browser.close();
    close();
  });
  return { browser, origin };
}
