import type { Browser, BrowserContext, Page, ViewportSize } from "@playwright/test";
import { BLANK_PAGE } from "./journey.ts";
import { test as journey, disableServiceWorkers } from "./lectern.ts";

const HEARD = ["console", "dialog", "pageerror", "popup", "request", "requestfailed", "requestfinished", "response"];

/** The worker's; a journey that fails takes its worker with it. */
let kept: BrowserContext | undefined;

/** Nobody is there any more, nothing is kept, nothing answered in the backend's place, and the page has its own size. */
async function forget(context: BrowserContext, page: Page, size: ViewportSize | null): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearPermissions();
  await context.clearCookies();
  await page.goto(BLANK_PAGE);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  if (size !== null) await page.setViewportSize(size);
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await disableServiceWorkers(context);
  return context;
}

/**
 * For files of many short journeys: one after another in the same page, emptied between them, so that the browser need
 * not fetch and compile the app for each anew. What can't be taken back from a page is for a page of one's own, and in the
 * long run every journey has one: a clock, scripts that run in each document, a network that is gone.
 */
export const test = journey.extend<{ hasOwnPage: boolean }>({
  hasOwnPage: [process.env.LECTERN_SOAK === "1", { option: true }],
  context: async ({ browser, viewport, hasOwnPage }, use) => {
    if (hasOwnPage) {
      const own = await openContext(browser);
      await use(own);
      return await own.close();
    }
    kept ??= await openContext(browser);
    const page = kept.pages()[0] ?? (await kept.newPage());
    await use(kept);
    await forget(kept, page, viewport);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

export { expect } from "@playwright/test";
