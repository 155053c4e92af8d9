import type { Browser, BrowserContext, Page, ViewportSize } from "@playwright/test";
import { BLANK_PAGE } from "./journey.ts";
import { test as journey, disableServiceWorkers } from "./lectern.ts";

const PAGE_EVENTS = [
  "console",
  "dialog",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

/** The worker's context; Playwright ends the worker when a journey fails. */
let shared: BrowserContext | undefined;

/** Removes a journey's session, storage, routes, listeners and other pages, and restores the page's size. */
async function reset(context: BrowserContext, page: Page, size: ViewportSize | null): Promise<void> {
  for (const event of PAGE_EVENTS) page.removeAllListeners(event);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.goto(BLANK_PAGE);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    await Promise.all(
      names.map((name) => {
        const request = indexedDB.deleteDatabase(name);
        return new Promise((resolve) => {
          for (const event of ["success", "error", "blocked"]) request.addEventListener(event, resolve);
        });
      }),
    );
  });
  await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: "reduce", forcedColors: null });
  if (size !== null) await page.setViewportSize(size);
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await disableServiceWorkers(context);
  return context;
}

/**
 * Journeys run in the same page, which is reset between them, so that the browser need not fetch and compile the app for
 * each. A journey that changes the page for good (a clock, init scripts, another shape), or is about a first visit, sets
 * `hasOwnPage`; in the long run every journey has its own. */
export const test = journey.extend<{ hasOwnPage: boolean }>({
  hasOwnPage: [process.env.LECTERN_SOAK === "1", { option: true }],
  context: async ({ browser, viewport, hasOwnPage }, use) => {
    if (hasOwnPage) {
      const own = await openContext(browser);
      await use(own);
      return await own.close();
    }
    shared ??= await openContext(browser);
    const page = shared.pages()[0] ?? (await shared.newPage());
    await use(shared);
    await reset(shared, page, viewport);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

export { expect } from "@playwright/test";
